import Foundation

/// A semester of the institution. Courses are taught in one, and a survey asks about the courses of one.
struct Semester: Sendable, Equatable {
    let id: ID<Semester>
    /// By which import folders call it; nil where none did.
    let key: String?
    /// As it stands on pages; no two have the same: 2026/2027, winter semester.
    let title: String
    /// Nil where it is only known by its title, as a course of an import calls it; then its days are not known either.
    let schoolYear: SchoolYear?
    /// Nil while nobody has said when it is.
    let days: SemesterDays?
    /// Its title in import folders, whatever it is called now; nil where none named it.
    var importTitle: String?

    /// What follows from the days. Several semesters may be current.
    enum Time: Sendable, Equatable, CaseIterable {
        case current
        case planned
        /// Its days are missing.
        case unknown
        case past
    }

    /// Without the school year where that is known.
    var name: String {
        guard let schoolYear else { return title }
        let beginning = SemesterTitle.text(schoolYear, "")
        return title.hasPrefix(beginning) ? String(title.dropFirst(beginning.count)) : title
    }

    /// What it is on a day in the institution's time zone.
    func time(on day: LocalDay) -> Time {
        switch days?.place(of: day) {
        case .planned: .planned
        case .week, .exams: .current
        case .past: .past
        case nil: .unknown
        }
    }

    /// The teaching week at a moment, from 1; nil in no teaching week, and where the days are missing.
    /// - Parameter zone: the institution's time zone, in which days begin.
    func week(at now: Instant, in zone: TimeZone) -> Int? {
        days?.week(at: LocalDay(now, in: zone))
    }

    /// Current ones first, then planned ones, those without days, and past ones; of each the newest first.
    static func inOrder(_ semesters: [Semester], on day: LocalDay) -> [Semester] {
        semesters.sorted { left, right in
            let (one, other) = (left.rank(on: day), right.rank(on: day))
            return one == other ? (left.title, left.id.text) < (right.title, right.id.text) : one.lexicographicallyPrecedes(other)
        }
    }

    private func rank(on day: LocalDay) -> [Int] {
        [Time.allCases.firstIndex(of: time(on: day)) ?? 0, -(days?.first.number ?? 0)]
    }

    /// A fingerprint of what a form can change, to notice that somebody else changed it.
    var fingerprint: String {
        Fingerprint.of([title, schoolYear?.text, days?.first.iso, days.map { String($0.weeks) }, days?.last.iso])
    }
}

/// The values that a person, or a file, gives a semester.
struct SemesterFields: Sendable, Equatable {
    let schoolYear: SchoolYear
    let name: String
    let days: SemesterDays

    var title: String { SemesterTitle.text(schoolYear, name) }
}
