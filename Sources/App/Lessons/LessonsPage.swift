/// All lessons that a person may read: a section per course, in the teacher's order, with the topics between them.
struct LessonsPage: Page {
    static let template = "Lessons/lessons"

    struct Section: Sendable {
        let course: String
        let courseHref: String
        let contentLanguage: String
        /// "3 of 9 read", for those who study there.
        let progress: String?
        /// The length of the bar, from 0 to 1000.
        let perMille: Int
        let groups: [Group]
    }

    /// Consecutive lessons about the same topic.
    struct Group: Sendable {
        let topic: String?
        let rows: [LessonRow]
    }

    let frame: Frame
    let sections: [Section]
    let isEmpty: Bool

    init(frame: Frame, strings: Strings, shelves: [CourseLessonsStore.Shelf]) {
        self.frame = frame
        sections = shelves.filter { !$0.progress.steps.isEmpty }.map { Self.section($0, strings) }
        isEmpty = sections.isEmpty
    }

    private static func section(_ shelf: CourseLessonsStore.Shelf, _ strings: Strings) -> Section {
        let progress = shelf.progress
        return Section(
            course: shelf.course.title, courseHref: CourseRoutes.course(shelf.course.id),
            contentLanguage: shelf.course.language.rawValue,
            progress: shelf.isEnrolled ? ProgressSentence.text(progress, strings) : nil,
            perMille: progress.readCount * 1000 / max(1, progress.steps.count), groups: groups(shelf, strings))
    }

    private static func groups(_ shelf: CourseLessonsStore.Shelf, _ strings: Strings) -> [Group] {
        let current = shelf.isEnrolled ? shelf.progress.current : nil
        var groups: [(topic: ID<Topic>?, rows: [LessonRow])] = []
        for step in shelf.progress.steps {
            // Lessons about subtopics are grouped under the topic at the top of the tree.
            let topic = step.lesson.topic.flatMap { shelf.topics.path(to: $0).first?.id }
            let row = LessonRow(step, isCurrent: step == current, strings: strings)
            if groups.last?.topic == topic, !groups.isEmpty {
                groups[groups.count - 1].rows.append(row)
            } else {
                groups.append((topic, [row]))
            }
        }
        return groups.map { group in
            Group(topic: group.topic.flatMap { shelf.topics.path(to: $0).last?.title }, rows: group.rows)
        }
    }
}

/// The progress in a course: "3 of 9 lessons read".
enum ProgressSentence {
    static func text(_ progress: CourseProgress, _ strings: Strings) -> String {
        strings("lessons.progress", n: progress.steps.count, ["read": strings.formats.number(progress.readCount)])
    }
}
