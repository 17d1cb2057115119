/// All results of one person in one course: final tests, then practice quizzes; of each what was taken last comes first.
struct MarksPage: Page {
    static let template = "Marks/marks"

    struct Group: Sendable {
        let title: String
        let rows: [MarkRow]
    }

    let frame: Frame
    let contentLanguage: String
    let course: String
    let groups: [Group]
    let isEmpty: Bool
    /// The time zone of all times.
    let zone: String

    init(frame: Frame, strings: Strings, sheet: MarkStore.Sheet, now: Instant) {
        self.frame = frame
        contentLanguage = sheet.course.language.rawValue
        course = sheet.course.title
        groups = [(AssessmentKind.final, "marks.finals"), (.quiz, "topic.quizzes")].compactMap { kind, key -> Group? in
            let entries = Self.latestFirst(sheet.entries.filter { $0.assessment.kind == kind })
            return entries.isEmpty
                ? nil : Group(title: strings(key), rows: entries.map { MarkRow($0, strings: strings, now: now) })
        }
        isEmpty = groups.isEmpty
        zone = strings("home.zone", ["zone": strings.formats.zoneName])
    }

    /// What was never taken comes last, in the teacher's order.
    private static func latestFirst(_ entries: [AssessmentStore.Entry]) -> [AssessmentStore.Entry] {
        func time(_ entry: AssessmentStore.Entry) -> Int64 {
            entry.attempts.last.map { ($0.submission?.endedAt ?? $0.startedAt).milliseconds } ?? .min
        }
        return entries.enumerated().sorted {
            let (first, second) = (time($0.element), time($1.element))
            return first == second ? $0.offset < $1.offset : first > second
        }.map(\.element)
    }
}
