import Markdown

@testable import App

extension Lesson {
    static func sample(
        _ number: Int, topic: String? = "layers", quiz: String? = nil, audience: Audience = .enrolled
    ) -> Lesson {
        Lesson(
            id: ID(text: "lesson-\(number)"), course: ID(text: "course"), key: "lesson-\(number)",
            topic: topic.map(ID.init(text:)),
            quiz: quiz.map(ID.init(text:)), audience: audience, revision: ID(text: "revision-\(number)"),
            title: "Lecția <\(number)>", wordCount: 400 * number)
    }
}

extension CourseProgress {
    /// Read, begun, and three not opened; the last one about no topic.
    static let sample = CourseProgress(steps: [
        .init(lesson: .sample(1), state: .read(at: SampleSnapshot.start)),
        .init(lesson: .sample(2, quiz: "test"), state: .inProgress(since: SampleSnapshot.start, place: "a-doua-parte")),
        .init(lesson: .sample(3, topic: "language"), state: .unread),
        .init(lesson: .sample(4, topic: "cycle", audience: .everyone), state: .unread),
        .init(lesson: .sample(5, topic: nil), state: .unread),
    ])
    /// Nothing read yet.
    static let fresh = CourseProgress(steps: sample.steps.map { .init(lesson: $0.lesson, state: .unread) })
    static let empty = CourseProgress(steps: [])
}

extension CourseLessonsStore.Shelf {
    static func sample(_ progress: CourseProgress = .sample, isEnrolled: Bool = true) -> CourseLessonsStore.Shelf {
        .init(course: .sample(), topics: .sample, progress: progress, isEnrolled: isEnrolled)
    }
}

extension LessonStore.Details {
    /// The lesson of a number as somebody sees it.
    static func sample(
        _ number: Int, _ strings: Strings, quiz: AssessmentKind? = nil, body: String = text, isEnrolled: Bool = true
    ) throws -> LessonStore.Details {
        let files = [
            "media/a.png": StoredFile(digest: "abc", contentType: "image/png", size: 12_000, width: 640, height: 360),
            "media/clip.webm": StoredFile(digest: "def", contentType: "video/webm", size: 2_400_000, width: nil, height: nil),
            "media/clip.vtt": StoredFile(digest: "dee", contentType: "text/vtt", size: 200, width: nil, height: nil),
            "media/voice.mp3": StoredFile(digest: "fed", contentType: "audio/mpeg", size: 90_000, width: nil, height: nil),
            "media/sheet.pdf": StoredFile(digest: "fee", contentType: "application/pdf", size: 120_000, width: nil, height: nil),
        ]
        return try LessonStore.Details(
            lesson: CourseProgress.sample.steps[number - 1].lesson, course: .sample(), topics: .sample, progress: .sample,
            isEnrolled: isEnrolled, isInside: isEnrolled,
            quiz: quiz.map { AssessmentStore.Entry.sample($0, policy: .sample(allowed: 3)).assessment },
            text: LessonText(
                body, rules: .newest, of: ID(text: "lesson-\(number)"), files: files, lessons: ["lesson-3": ID(text: "lesson-3")],
                strings: strings))
    }

    private static let text = """
        Un text cu **marcaje** și o [legătură](03-lesson-3.md).

        ## Prima parte

        ![O imagine](media/a.png "Cu legendă")

        ### Mai jos

        ```swift
        let x = 1
        ```

        ## A doua parte

        ![Un film](media/clip.webm)

        ![O voce](media/voice.mp3)

        [Fișa](media/sheet.pdf)
        """
}

extension HomeItems {
    /// As the features give them.
    static func sample(
        _ tests: [AssessmentStore.Shelf], _ lessons: [CourseLessonsStore.Shelf], at now: Instant
    ) -> HomeItems {
        HomeItems(NextLessons.items(lessons) + TestsAtHome.items(tests, since: HomeVisit.since(now), at: now))
    }
}

extension SamplePages {
    static func lessons(_ strings: Strings) throws -> [SamplePage] {
        let list = frame(strings, heading: strings("lessons.title"))
        return [
            SamplePage("some are read", LessonsPage(frame: list, strings: strings, shelves: [.sample(), .sample(.empty)])),
            SamplePage("a teacher's", LessonsPage(frame: list, strings: strings, shelves: [.sample(isEnrolled: false)])),
            SamplePage("no lessons", LessonsPage(frame: list, strings: strings, shelves: [])),
            try lesson("the first, read", 1, strings),
            try lesson("in the middle, with a quiz", 2, quiz: .quiz, strings),
            try lesson("begun, the place known, found by a search", 2, isFound: true, strings),
            try lesson("for everyone, by a visitor", 4, isVisitor: true, strings),
            try lesson("the last, about no topic, a few words", 5, body: "Câteva cuvinte.", strings),
        ]
    }

    private static func lesson(
        _ state: String, _ number: Int, quiz: AssessmentKind? = nil, body: String? = nil, isVisitor: Bool = false,
        isFound: Bool = false, _ strings: Strings
    ) throws -> SamplePage {
        let details =
            if let body { try LessonStore.Details.sample(number, strings, quiz: quiz, body: body) } else {
                try LessonStore.Details.sample(number, strings, quiz: quiz, isEnrolled: !isVisitor)
            }
        return SamplePage(
            state,
            LessonPage(
                frame: frame(strings, heading: LessonPage.heading(details, strings), isBare: isVisitor), strings: strings,
                details: details, address: "https://gata.example.org/lessons/lesson-\(number)",
                query: isFound ? SearchQuery("<parte> prima") : nil))
    }

    static func topics(_ strings: Strings) -> [SamplePage] {
        let now = SampleSnapshot.start
        let full = TopicStore.Details(
            topic: TopicTree.sample.inOrder[1], course: .sample(), topics: .sample, lessons: CourseProgress.sample.steps,
            quizzes: AssessmentStore.Entry.samples.map(\.entry).filter { $0.assessment.kind == .quiz })
        let empty = TopicStore.Details(
            topic: TopicTree.sample.inOrder[3], course: .sample(), topics: .sample, lessons: [], quizzes: [])
        return [("lessons and quizzes", full), ("nothing yet", empty)].map { state, details in
            SamplePage(
                state,
                TopicPage(frame: frame(strings, heading: strings("topic.heading")), strings: strings, details: details, now: now))
        }
    }

    static func home(_ strings: Strings) -> [SamplePage] {
        let now = SampleSnapshot.start
        let tests = AssessmentStore.Shelf(
            course: .sample(), topics: .sample, entries: AssessmentStore.Entry.samples.map(\.entry))
        let full = HomeItems.sample([tests], [.sample()], at: now + .minutes(25))
        let fresh = HomeItems.sample([], [.sample(.fresh)], at: now)
        let empty = HomeItems([])
        return [("everything", full), ("the first lesson", fresh), ("nothing", empty)].map { state, items in
            SamplePage(
                state, HomePage(frame: frame(strings, heading: strings("home.title")), strings: strings, items: items, now: now))
        } + [
            SamplePage(
                "somebody who teaches",
                HomePage(
                    frame: frame(strings, heading: strings("home.title")), strings: strings, items: empty, roles: [.teacher],
                    now: now))
        ]
    }
}
