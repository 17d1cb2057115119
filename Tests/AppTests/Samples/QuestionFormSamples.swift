@testable import App

extension SamplePages {
    private static let text = """
        ---
        title: Test <1>
        kind: final
        opens: 2026-11-25 09:00
        closes: 2026-11-25 11:00
        limit: 60
        ---

        ### Fără temă & "ghilimele" <b> {#fara}

        - [ ] Una
        - [ ] Alta

        ## Arhitectura

        ### Ce strat conține **UIKit**? {#strat points=2.5}

        Priviți [figura](https://example.org).

        - [ ] Core OS
        - [x] Cocoa Touch

          cu două rânduri

        > UIKit ține de **Cocoa Touch**.

        ### 22 / 7? {#numar penalty=0.25 objective=explica-sistemul,sters}

        = 3.14 ± 0.01 | 22

        ## Limbajul

        ### Cum se numește? {#nume case=fold}

        = UIKit | UI Kit
        """

    private static var emptyForm: QuestionForm {
        var form = QuestionForm(topic: ["Arhitectura"])
        (form.version, form.base) = (3, "revision-1")
        return form
    }

    static func questionForms(_ strings: Strings) -> [SamplePage] {
        let test = TeacherAssessment.sample(draft: text)
        let editor = TestInEditor.sample(test)
        guard let sectioned = SectionedTest(editor) else { return [] }
        let broken = TestInEditor.sample(TeacherAssessment.sample(draft: "fără setări"))
        let mistakes = [
            Mistake("", line: 9, "mistake.no-tick"), Mistake("", line: 2, "mistake.setting-missing", ["setting": "kind"]),
        ]
        let frame = staffFrame(strings, heading: strings("compose.title"))
        func publishing(_ test: TeacherAssessment) -> PublishingState {
            .sample(.init(test: test, hasChanges: true, snapshot: 0, openUntil: nil), at: SampleSnapshot.start, strings)
        }
        let lists = [
            sample(
                "questions",
                QuestionsPage(
                    frame: frame, strings: strings, editor: editor, sectioned: sectioned, mistakes: [],
                    publishing: publishing(test))),
            sample(
                "with mistakes",
                QuestionsPage(
                    frame: frame, strings: strings, editor: editor, sectioned: sectioned, mistakes: mistakes,
                    publishing: publishing(test))
            ),
            sample(
                "cannot be cut",
                QuestionsPage(
                    frame: frame, strings: strings, editor: broken, sectioned: nil, mistakes: mistakes,
                    publishing: publishing(broken.test))
            ),
        ]
        let places = sectioned.sections.questions
        let forms = places.flatMap { place in
            sectioned.written(place).map { written in
                [edit(sectioned, place, QuestionForm(written.draft, penalty: 0), strings, "question \(place.number)")]
            } ?? []
        }
        let removal = places.prefix(2).map {
            sample("removal \($0.number)", QuestionRemovalPage(frame: frame, strings: strings, sectioned: sectioned, place: $0))
        }
        return lists + forms + removal + faulty(sectioned, strings)
    }

    private static func faulty(_ sectioned: SectionedTest, _ strings: Strings) -> [SamplePage] {
        var errors = FormErrors()
        for (field, key) in [
            ("text", "compose.text-missing"), ("body", "compose.structure"), ("option-0", "compose.options-few"),
            ("right-0", "compose.no-tick"),
            ("number-0", "compose.number"), ("tolerance-0", "compose.tolerance"), ("accepted-0", "compose.answer-missing"),
            ("explanation", "compose.html"), ("topic", "teach.choose"), ("points", "compose.points"),
            ("penalty", "compose.penalty"),
        ] {
            errors.add(field, key)
        }
        errors.add(ObjectiveTicks.field, "objective-tag.unknown", ["key": "<altul>"])
        var typed = emptyForm
        (typed.text, typed.option, typed.number, typed.go) = ("", ["", "<b>"], ["x"], "more")
        let place = sectioned.sections.question(2)
        let gone = QuestionEditPage.Conflict(sentence: strings("compose.conflict-published"), text: nil, isGone: true)
        let new = QuestionEditPage.Conflict(sentence: strings("compose.conflict-published"), text: nil, isGone: false)
        let time = strings.formats.atNear(SampleSnapshot.start, now: SampleSnapshot.start)
        let changed = QuestionEditPage.Conflict(
            sentence: strings("compose.conflict", ["time": time, "name": "Felix Pop"]), text: place?.text ?? "", isGone: false)
        return [
            edit(sectioned, nil, emptyForm, strings, "new"),
            edit(sectioned, nil, typed, strings, "with mistakes", errors: errors),
            edit(sectioned, place, nil, strings, "no form can show it"),
            edit(sectioned, nil, emptyForm, strings, "no objectives", objectives: []),
            edit(sectioned, place, emptyForm, strings, "conflict", conflict: changed),
            edit(sectioned, nil, emptyForm, strings, "conflict, gone", conflict: gone),
            edit(sectioned, nil, emptyForm, strings, "conflict, new", conflict: new),
            edit(
                sectioned, place, emptyForm, strings, "picture uploaded",
                picture: QuestionPicture(description: "Un <ecran>", name: "ecran.png")),
            edit(
                sectioned, nil, emptyForm, strings, "picture refused",
                picture: QuestionPicture(
                    description: "Un <ecran>", fileError: strings("files.none"),
                    descriptionError: strings("compose.picture-description-missing"))),
        ]
    }

    private static func edit(
        _ sectioned: SectionedTest, _ place: TestSections.Place?, _ form: QuestionForm?, _ strings: Strings, _ state: String,
        objectives: [CourseObjective] = CourseObjective.samples, errors: FormErrors? = nil,
        conflict: QuestionEditPage.Conflict? = nil, picture: QuestionPicture = QuestionPicture()
    ) -> SamplePage {
        sample(
            state,
            QuestionEditPage(
                frame: staffFrame(strings, heading: strings("compose.question", ["n": "2"])), strings: strings,
                sectioned: sectioned, objectives: objectives, place: place, form: form,
                errors: errors, conflict: conflict, picture: picture))
    }

    private static func sample(_ state: String, _ page: some Page) -> SamplePage {
        SamplePage(state, page)
    }
}
