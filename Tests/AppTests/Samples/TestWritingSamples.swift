@testable import App

extension TeacherAssessment {
    static let text = """
        ---
        title: Test <1>
        kind: final
        topic: Arhitectura
        opens: 2026-11-25 09:00
        closes: 2026-11-25 11:00
        limit: 60
        draw:
          Arhitectura: 1
        ---

        ## Arhitectura

        ### Ce strat conține **UIKit**?

        - [ ] Core OS
        - [x] Cocoa Touch
        """

    /// A test of a course of Carmen's: published and not written on, unless said otherwise.
    static func sample(
        _ kind: AssessmentKind? = .final, schedule: Schedule? = SampleSnapshot.schedule, draft: String? = nil,
        by person: String = "carmen",
        isOvertaken: Bool = false, removedAt: Instant? = nil, id: String = "test"
    ) -> TeacherAssessment {
        let revision = ID<AssessmentRevision>(text: "revision-1")
        return TeacherAssessment(
            id: ID(text: id), course: TeacherCourse(course: .sample(), isArchived: false, role: .professor), key: "final",
            published: kind.map { AssessmentStore.Entry.sample($0, schedule: $0 == .final ? schedule : nil).assessment },
            newest: kind == nil ? nil : revision,
            draft: draft.map {
                Draft(
                    version: 3, base: kind == nil ? nil : isOvertaken ? ID(text: "revision-0") : revision,
                    person: ID(text: person),
                    personName: "Carmen Brânză", savedAt: SampleSnapshot.start, text: $0)
            }, removedAt: removedAt)
    }
}

extension PublishingState {
    static func sample(_ entry: TestListStore.Entry, at now: Instant, _ strings: Strings) -> PublishingState {
        let editor = TestInEditor.sample(entry.test)
        let mistakes = CheckedTest(editor.text, on: editor, at: now).mistakes
        return PublishingState(editor, entry, mistakes, at: now, strings)
    }
}

extension TestChecklist {
    /// A final of an hour that is open, with one student who has more time.
    static func sample(at now: Instant) -> TestChecklist? {
        let editor = TestInEditor.sample(.sample(nil, draft: TeacherAssessment.text))
        guard let draft = CheckedTest(editor.text, on: editor, at: now).draft,
            let read = try? AssessmentSettings(draft, topics: editor.topics.ids, before: nil)
        else { return nil }
        let schedule = Schedule(opens: now + .minutes(-10), closes: now + .hours(2), limit: .minutes(60))
        let settings = AssessmentSettings(
            position: 1, topic: nil, schedule: schedule, policy: read.policy, disclosure: read.disclosure, extraTimes: [:])
        let ana = TestWarnings.Student(name: "Ana <Țîrlea>", extra: ExtraTime(factor: 1500, added: .minutes(5)))
        return TestChecklist(draft, settings, students: 21, extra: [ana], at: now)
    }
}

extension TestInEditor {
    static func sample(_ test: TeacherAssessment, hasFiles: Bool = true) -> TestInEditor {
        let files = [
            "media/a.png": StoredFile(digest: "abc", contentType: "image/png", size: 12_000, width: 640, height: 360),
            "o fișă.pdf": StoredFile(digest: "fee", contentType: "application/pdf", size: 120_000, width: nil, height: nil),
        ]
        return TestInEditor(
            test: test, text: test.draft?.text ?? TeacherAssessment.text,
            publishedAt: test.published.map { _ in SampleSnapshot.start + .days(-9) }, topics: .sample,
            files: hasFiles ? files : [:],
            folder: FileFolder(path: "nowhere"), pictures: [:], userNames: [], zone: .init(identifier: "Europe/Bucharest") ?? .gmt
        )
    }
}

extension SamplePages {
    private static let now = SampleSnapshot.start + .minutes(5)

    static func testWriting(_ strings: Strings) -> [SamplePage] {
        writtenTests(strings) + testEditors(strings) + testSettings(strings) + testQuestions(strings)
    }

    private static func entry(
        _ test: TeacherAssessment, hasChanges: Bool = false, snapshot: Int = 0, openUntil: Instant? = nil
    ) -> TestListStore.Entry {
        TestListStore.Entry(test: test, hasChanges: hasChanges, snapshot: snapshot, openUntil: openUntil)
    }

    private static func writtenTests(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("tests.title"))
        let over = Schedule(opens: now + .hours(-3), closes: now + .hours(-1), limit: .minutes(30))
        let later = Schedule(opens: now + .days(1), closes: now + .days(2), limit: .minutes(90))
        func list(_ tests: [TestListStore.Entry], _ removed: [TeacherAssessment] = [], errors: FormErrors? = nil)
            -> TeacherTestsPage
        {
            let course = TeacherCourse(course: .sample(), isArchived: false, role: .professor)
            return TeacherTestsPage(
                frame: frame, strings: strings, list: .init(course: course, tests: tests, removed: removed), formID: "0123",
                errors: errors, now: now)
        }
        func one(_ entry: TestListStore.Entry) -> TeacherTestPage {
            TeacherTestPage(
                frame: frame, strings: strings, entry: entry, publishing: .sample(entry, at: now, strings), now: now)
        }
        let wrong = FormErrors(items: [
            .init(field: "title", key: "write.title-missing"), .init(field: "kind", key: "teach.choose"),
        ])
        let faulty = "---\ntitle: Test\nkind: final\nattempts: x\npause: x\ncode: x\npenalty: x\n---\n"
        var others = entry(.sample(schedule: over))
        others.dates = [SampleDates.resit, SampleDates.later]
        let several = [
            entry(.sample(draft: "---"), hasChanges: true, snapshot: 3), entry(.sample(schedule: later, id: "test-2")),
            entry(.sample(schedule: over, id: "test-3")), entry(.sample(.quiz, id: "test-4")),
            entry(.sample(nil, draft: TeacherAssessment.text)),
        ]
        return [
            SamplePage("tests, one deleted", list(several, [.sample(removedAt: now + .days(-3))])),
            SamplePage("no tests", list([])), SamplePage("no title typed", list([entry(.sample())], errors: wrong)),
            SamplePage("a final that is open", one(several[0])),
            SamplePage("a final that is over, but for two", one(others)),
            SamplePage("a final that is over", one(entry(.sample(schedule: over), openUntil: now + .hours(-1)))),
            SamplePage("a final without what it needs", one(entry(.sample(nil, draft: faulty)))),
            SamplePage("a quiz deleted", one(entry(.sample(.quiz, removedAt: now)))),
        ]
    }

    private static func testEditors(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("write.heading"))
        func editor(
            _ test: TeacherAssessment, hasFiles: Bool = true, errors: FormErrors? = nil, mistakes: [Mistake] = []
        ) -> TestWritePage {
            TestWritePage(
                frame: frame, strings: strings, editor: .sample(test, hasFiles: hasFiles), viewer: carmen, errors: errors,
                mistakes: mistakes, now: now)
        }
        let long = FormErrors(items: [.init(field: "text", key: "test-write.too-long")])
        let mistakes = [
            Mistake("", line: 15, "mistake.no-tick"), Mistake("", line: nil, "test-write.mistake-removed"),
        ]
        let overtaken = TeacherAssessment.sample(draft: "Text", by: "felix", isOvertaken: true)
        return [
            SamplePage("a test as published", editor(.sample())),
            SamplePage("a test begun, without files", editor(.sample(nil, draft: TeacherAssessment.text), hasFiles: false)),
            SamplePage("a test overtaken", editor(overtaken)), SamplePage("a test deleted", editor(.sample(removedAt: now))),
            SamplePage("a test too long", editor(.sample(), errors: long)),
            SamplePage("a test with mistakes", editor(.sample(), mistakes: mistakes)),
            SamplePage(
                "two texts of a test",
                TestConflictPage(
                    frame: frame, strings: strings, test: overtaken, mine: "Al meu", theirs: "Text", viewer: carmen, now: now)),
            SamplePage(
                "a draft and what was published",
                TestConflictPage(
                    frame: frame, strings: strings, overtaken: .sample(overtaken), stored: TeacherAssessment.text, now: now)),
            SamplePage(
                "published while nobody had a draft",
                TestConflictPage(
                    frame: frame, strings: strings, test: .sample(), mine: "Al meu", theirs: "Text", viewer: carmen, now: now)),
        ]
    }

    private static func testSettings(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("test-settings.title"))
        func page(_ test: TeacherAssessment, errors: FormErrors? = nil, isReadable: Bool = true) -> TestSettingsPage {
            let editor = TestInEditor.sample(test)
            let form = TestFrontMatter(editor.text).flatMap { TestSettingsForm($0, at: now, zone: editor.zone) }
            return TestSettingsPage(
                frame: frame, strings: strings, editor: editor, form: isReadable ? form : nil,
                publishing: .sample(entry(test), at: now, strings), errors: errors)
        }
        let wrong = FormErrors(
            items: ["title", "topic", "opensDay", "limit", "attempts", "resultsDay", "answersDay", "draw-0", "penalty"].map {
                .init(field: $0, key: "test-settings.bad-time")
            })
        return [
            SamplePage("settings of a final", page(.sample())), SamplePage("settings of a quiz", page(.sample(.quiz))),
            SamplePage("settings of a new test", page(.sample(nil, draft: TeacherAssessment.text))),
            SamplePage("settings of a new test, faulty", page(.sample(nil, draft: TeacherAssessment.text), errors: wrong)),
            SamplePage("settings, faulty", page(.sample(), errors: wrong)),
            SamplePage("settings of a quiz, faulty", page(.sample(.quiz), errors: wrong)),
            SamplePage("settings that would end attempts", page(.sample(), errors: .wouldEnd)),
            SamplePage("settings that cannot be read", page(.sample(draft: "Text"), isReadable: false)),
        ]
    }

    private static func testQuestions(_ strings: Strings) -> [SamplePage] {
        let frame = staffFrame(strings, heading: strings("test-warning.title"))
        let extra = ExtraTime(factor: 1500, added: .minutes(10))
        let warnings: [TestWarning] = [
            .shortWindow(limit: 60, minutes: 45, people: [.init(name: "Ana Țîrlea", minutes: 57)]),
            .shortWindow(limit: 60, minutes: 45, people: []), .smallTopic(path: ["Arhitectura"], questions: 2),
            .example(question: "Cât fac 2 + 3?"), .twins(question: "<Unu>"),
            .elsewhere(question: "Unu", test: "Alt test"), .exposed(question: "Unu", test: "Alt test"),
            .corrected(question: "Unu"), .relative(now),
            .keptTime(name: "Ana <Țîrlea>", inForce: extra, said: ExtraTime.none),
            .keptTime(name: "Dan Ene", inForce: extra, said: nil),
            .keptTime(name: "Dan Ene", inForce: nil, said: extra),
        ]
        func removal(_ consequences: TestRemovalStore.Consequences) -> TestRemovalPage {
            TestRemovalPage(frame: frame, strings: strings, consequences: consequences)
        }
        let move = DeadlineMove(attempt: SampleSnapshot.attempt(.final), title: "Test", old: now + .hours(1), new: now)
        return [
            SamplePage(
                "warnings",
                TestWarningsPage(frame: frame, strings: strings, editor: .sample(.sample()), warnings: warnings, seen: "abc")),
            SamplePage(
                "a final that opens at once",
                TestWarningsPage(
                    frame: frame, strings: strings, editor: .sample(.sample()), warnings: [],
                    checks: TestChecklist.sample(at: now)?.lines(of: .sample(), at: now, strings) ?? [], seen: "abc")),
            SamplePage(
                "attempts that would end",
                TestWarningsPage(
                    frame: frame, strings: strings, editor: .sample(.sample()), warnings: [], seen: nil, ending: [move],
                    takesTimes: true)),
            SamplePage(
                "a test to be deleted",
                removal(.init(test: .sample(), attempts: 21, running: 2, lessons: Array(CourseItem.samples.prefix(2))))),
            SamplePage(
                "a draft to be deleted",
                removal(.init(test: .sample(nil, draft: TeacherAssessment.text), attempts: 0, running: 0, lessons: []))),
        ]
    }
}
