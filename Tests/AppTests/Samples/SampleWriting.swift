@testable import App

extension TeacherLesson {
    private static let text = "Un text cu **marcaje**.\n\n## O parte\n\n![O imagine](media/a.png)\n"

    /// A lesson of a number: published as it stands unless said otherwise.
    static func sample(
        _ number: Int, title: String = "Lecția <1>", body: String = text, shownBody: String? = text, draft: Bool = false,
        by person: String = "carmen", isOvertaken: Bool = false, removedAt: Instant? = nil
    ) -> TeacherLesson {
        let start = SampleSnapshot.start
        let revision = ID<LessonRevision>(text: "revision-\(number)")
        return TeacherLesson(
            id: ID(text: "lesson-\(number)"), course: TeacherCourse(course: .sample(), isArchived: false, role: .professor),
            key: "lesson-\(number)", topic: ID(text: "layers"), quiz: nil, audience: .enrolled, removedAt: removedAt,
            shown: shownBody.map {
                ShownRevision(
                    id: revision, digest: "digest", text: WrittenText(title: "Lecția <1>", body: $0),
                    publishedAt: start + .days(-9))
            },
            draft: !draft
                ? nil
                : SavedDraft(
                    version: 3, base: isOvertaken ? ID(text: "revision-0") : revision, person: ID(text: person),
                    personName: "Carmen Brânză", savedAt: start, text: WrittenText(title: title, body: body)))
    }

    /// Nothing was published, and it has no title.
    static let fresh = sample(2, title: "", body: "", shownBody: nil, draft: true)
    /// Somebody else has a draft that an import has overtaken.
    static let overtaken = sample(3, body: "Alt text", draft: true, by: "felix", isOvertaken: true)
    static let removed = sample(4, removedAt: SampleSnapshot.start + .days(-3))
}

extension LessonInEditor {
    static func sample(
        _ lesson: TeacherLesson, hasFiles: Bool = true, objectives: [CourseObjective] = CourseObjective.samples
    ) -> LessonInEditor {
        let files = [
            "media/a.png": StoredFile(digest: "abc", contentType: "image/png", size: 12_000, width: 640, height: 360),
            "o fișă.pdf": StoredFile(digest: "fee", contentType: "application/pdf", size: 120_000, width: nil, height: nil),
        ]
        return LessonInEditor(
            lesson: lesson, topics: .sample, quizzes: [AssessmentStore.Entry.sample(.quiz).assessment],
            files: hasFiles ? files : [:], keys: ["lesson-1"], lessons: ["lesson-1": ID(text: "lesson-1")],
            objectives: objectives, tags: objectives.isEmpty ? [] : ["explica-sistemul"])
    }
}

extension SamplePages {
    static let carmen = Viewer(
        id: ID(text: "carmen"), userName: "carmen", fullName: "Carmen Brânză", roles: [.teacher], language: nil,
        session: ID(text: "s"))
    private static let now = SampleSnapshot.start + .minutes(5)

    static func writing(_ strings: Strings) -> [SamplePage] {
        lists(ofWritten: strings) + editors(strings) + histories(strings)
    }

    private static func lists(ofWritten strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("lessons.title"))
        func page(_ lessons: [TeacherLesson], _ removed: [TeacherLesson] = [], errors: FormErrors? = nil) -> TeacherLessonsPage {
            let list = LessonListStore.List(
                course: lessons.first?.course ?? .init(course: .sample(), isArchived: false, role: nil), topics: .sample,
                lessons: lessons, removed: removed,
                readings: [TeacherLesson.sample(1).id: ReadingCount(opened: 20, read: 7, students: 21)],
                unopened: ReadingCount(opened: 0, read: 0, students: 21))
            return TeacherLessonsPage(
                frame: frame, strings: strings, list: list, viewer: carmen, formID: "0123", typed: nil, errors: errors, now: now)
        }
        return [
            SamplePage("several, one deleted", page([.sample(1), .fresh, .overtaken], [.removed])),
            SamplePage("none", page([])),
            SamplePage(
                "no title typed", page([.sample(1)], errors: .init(items: [.init(field: "title", key: "write.title-missing")]))),
        ]
    }

    private static func editors(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("write.heading"))
        func editor(
            _ lesson: TeacherLesson, hasFiles: Bool = true, objectives: [CourseObjective] = CourseObjective.samples,
            settings: LessonSettingsForm? = nil, errors: FormErrors? = nil, mistakes: [Mistake] = []
        ) -> LessonWritePage {
            LessonWritePage(
                frame: frame, strings: strings, editor: .sample(lesson, hasFiles: hasFiles, objectives: objectives),
                viewer: carmen, settings: settings, errors: errors, mistakes: mistakes, now: now)
        }
        let gone = FormErrors(items: [
            .init(field: ObjectiveTicks.field, key: "objective-tag.unknown", values: ["key": "<altul>"])
        ])
        let settings = LessonSettingsForm(topic: "layers", objective: ["<altul>"], quiz: nil, everyone: "1")
        let changed = TeacherLesson.sample(1, body: "Un text cu **semne**.\n\nNou", draft: true)
        let long = FormErrors(items: [
            .init(field: "text", key: "write.text-long"), .init(field: "title", key: "write.title-long"),
        ])
        let mistakes = [
            Mistake("", line: nil, "write.mistake-title"), Mistake("", line: 1, "write.mistake-file", ["name": "b.png"]),
        ]
        let preview = LessonPreview(.sample(changed), strings: strings)
        let faulty = LessonInEditor.sample(.sample(1, body: "<b>Text</b>", draft: true))
        let consequences = LessonRemovalStore.Consequences(
            lesson: changed, readers: 21, linking: Array(CourseItem.samples.prefix(2)),
            quiz: .init(title: "Test <1>", isRemoved: true))
        return [
            SamplePage("published", editor(.sample(1))),
            SamplePage("begun, without files", editor(.fresh, hasFiles: false, objectives: [])),
            SamplePage("settings refused", editor(.sample(1), settings: settings, errors: gone)),
            SamplePage("overtaken", editor(.overtaken)), SamplePage("deleted", editor(.removed)),
            SamplePage("too long", editor(changed, errors: long)),
            SamplePage("with mistakes", editor(changed, mistakes: mistakes)),
            SamplePage(
                "preview",
                LessonPreviewPage(
                    frame: frame, strings: strings, editor: .sample(changed), preview: preview, viewer: carmen, now: now)),
            SamplePage(
                "preview with mistakes",
                LessonPreviewPage(
                    frame: frame, strings: strings, editor: faulty, preview: LessonPreview(faulty, strings: strings),
                    viewer: carmen, now: now)),
            SamplePage(
                "two texts",
                LessonConflictPage(
                    frame: frame, strings: strings, lesson: .overtaken, mine: changed.current, viewer: carmen, now: now)),
            SamplePage("to be deleted", LessonRemovalPage(frame: frame, strings: strings, consequences: consequences)),
            SamplePage(
                "nothing hangs on it",
                LessonRemovalPage(
                    frame: frame, strings: strings,
                    consequences: .init(lesson: .fresh, readers: 0, linking: [], quiz: nil))),
        ]
    }

    private static func histories(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("revision.title"))
        let changed = TeacherLesson.sample(1, body: "Un text cu **semne**.\n\nNou", draft: true)
        func past(_ number: Int, _ text: WrittenText, author: String?, isShown: Bool) -> PastText {
            let showing = PastText.Showing(at: now, person: author, isEnd: false)
            return PastText(
                id: ID(text: "revision-\(number)"), number: number, text: text, madeAt: now, author: author,
                showings: isShown ? [showing, .init(at: now, person: "Carmen Brânză", isEnd: true)] : [])
        }
        let shown = changed.shown?.text ?? changed.current
        let texts = [
            past(2, changed.current, author: "Carmen Brânză", isShown: false), past(1, shown, author: nil, isShown: true),
        ]
        return [
            SamplePage(
                "two texts",
                RevisionsPage(
                    frame: frame, strings: strings, history: .init(lesson: changed, texts: texts), viewer: carmen, now: now)),
            SamplePage(
                "nothing yet",
                RevisionsPage(frame: frame, strings: strings, history: .init(lesson: .fresh, texts: []), viewer: carmen, now: now)
            ),
            SamplePage("the same", RevisionPage(frame: frame, strings: strings, lesson: changed, past: texts[0], now: now)),
            SamplePage("another", RevisionPage(frame: frame, strings: strings, lesson: changed, past: texts[1], now: now)),
        ]
    }
}
