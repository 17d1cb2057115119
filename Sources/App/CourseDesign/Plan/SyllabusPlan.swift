extension SyllabusSource {
    /// A week of the plan in which something is due, as students may see it.
    struct PlannedWeek: Sendable, Equatable {
        let monday: LocalDay
        /// From 1; nil for a week outside of the course.
        let number: Int?
        /// How long what is due in it takes outside of class, in minutes.
        let workMinutes: Int
        let events: [PlannedEvent]
    }

    /// An event without its notes, which students do not read.
    struct PlannedEvent: Sendable, Equatable {
        let title: String
        let kind: DesignEventKind
        let place: DesignEventPlace
        let assigned: LocalDay
        let due: LocalDay
        let hours: QuarterHours
        let objectives: Set<ID<Objective>>
        /// Nil for one that is no lesson of the course.
        let lesson: ID<Lesson>?
        let link: String?
    }
}

extension CoursePlan {
    /// The weeks in which something is due, without what students do not read.
    var forReaders: [SyllabusSource.PlannedWeek] {
        weeks.filter { !$0.events.isEmpty }.map { week in
            SyllabusSource.PlannedWeek(
                monday: week.monday, number: week.number, workMinutes: week.workMinutes,
                events: week.events.map { SyllabusSource.PlannedEvent($0.fields) })
        }
    }
}

extension SyllabusSource.PlannedEvent {
    init(_ fields: DesignEvent.Fields) {
        (title, kind, place) = (fields.title, fields.kind, fields.place)
        (assigned, due, hours) = (fields.assigned, fields.due, fields.hours)
        (objectives, link) = (fields.objectives, fields.link)
        if case .lesson(let id) = fields.subject { lesson = ID<Lesson>(text: id.text) } else { lesson = nil }
    }
}

/// The plan of a course in its syllabus: a line for each week in which something is due, and below it its events.
struct SyllabusPlan: Sendable {
    let source: SyllabusSource
    /// In the language of the reader.
    let strings: Strings
    /// In the language of the course.
    let courseStrings: Strings

    var lines: [Syllabus.Line] {
        let numbers = numbers
        return source.plan.flatMap { week -> [Syllabus.Line] in
            let words = CoursePlanWords(strings)
            let work = words.work(week.workMinutes, of: nil)
            let title = CoursePlanWords(courseStrings).title(week.monday, number: week.number)
            return [.init(title: title, details: work.map { [.init(text: $0)] } ?? [])] + week.events.map {
                line($0, words, numbers)
            }
        }
    }

    private func line(
        _ event: SyllabusSource.PlannedEvent, _ words: CoursePlanWords, _ numbers: [ID<Objective>: Int]
    ) -> Syllabus.Line {
        let lesson = event.lesson.flatMap { source.lessons.contains($0) ? LessonRoutes.lesson($0) : nil }
        let served = event.objectives.compactMap { numbers[$0] }.sorted().map { strings.formats.number($0) }
        let objectives = served.isEmpty ? nil : strings("course-plan.serves", ["numbers": strings.formats.list(served)])
        let details = words.details(event) + [objectives].compactMap { $0 }
        return .init(depth: 1, title: event.title, href: lesson ?? event.link, details: details.map { .init(text: $0) })
    }

    /// The numbers of the objectives in the syllabus; empty where it does not number them. Sentences take long to make: each is
    /// made once, however many events there are.
    private var numbers: [ID<Objective>: Int] {
        guard source.layout.shown.contains(.objectives) else { return [:] }
        let sentence = ObjectiveSentence(courseStrings)
        let numbered = source.objectives.filter { sentence.sentence(of: $0, source.topics) != nil }
        return Dictionary(numbered.enumerated().map { ($1.id, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    }
}
