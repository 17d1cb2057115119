import Testing

@testable import App

@Suite("The page where the key of a question is corrected")
struct KeyCorrectionPageTests {
    private let ground: PageGround
    private let choice = SampleSnapshot.revision.questions[0]

    init() throws { ground = try PageGround() }

    private func version(_ question: Question, isMixed: Bool = false, ended: Int = 21, running: Int = 0) -> QuestionVersion {
        QuestionVersion(
            question: question, keys: isMixed ? [question.key, .everyone] : [question.key], revision: ID(text: "revision"),
            revisions: [], ended: ended, running: running)
    }

    private func page(
        _ version: QuestionVersion, others: [QuestionVersion] = [], form: KeyCorrectionForm? = nil, errors: FormErrors? = nil,
        effect: MarkEffect? = nil
    ) -> KeyCorrectionPage {
        KeyCorrectionPage(
            frame: ground.frame, strings: ground.strings, loaded: .init(taught: .sample, version: version, others: others),
            form: form, errors: errors, effect: effect)
    }

    @Test("options are ticked as the key says, until others were ticked")
    func options() {
        let shown = page(version(choice))
        #expect(shown.options.map(\.isRight) == [true, false, false] && shown.hasOptions && shown.accepted == nil)
        let typed = page(version(choice), form: KeyCorrectionForm(right: [2, 3]))
        #expect(typed.options.map(\.isRight) == [false, true, true])
        #expect(page(version(choice), form: KeyCorrectionForm()).options.map(\.isRight) == [false, false, false])
    }

    @Test("what is accepted stands a line each, numbers with how far off they may be, until something else was typed")
    func accepted() {
        let (number, text) = (SampleSnapshot.typed.questions[0], SampleSnapshot.typed.questions[1])
        #expect(page(version(number)).accepted?.value == "3.14 ± 0.01\n2" && !page(version(number)).hasOptions)
        #expect(page(version(text)).accepted?.value == "<b>\nUIKit")
        #expect(page(version(text), form: KeyCorrectionForm(accepted: "Typed")).accepted?.value == "Typed")
        #expect(page(version(text), form: KeyCorrectionForm()).accepted?.value.isEmpty == true)
    }

    @Test("a question that gives everybody its points stays so until the form says otherwise")
    func everyone() {
        var faulty = choice
        faulty.ruling = .everyone
        #expect(page(version(faulty)).isForEveryone && !page(version(choice)).isForEveryone)
        #expect(!page(version(faulty), form: KeyCorrectionForm()).isForEveryone)
        #expect(page(version(choice), form: KeyCorrectionForm(everyone: "1")).isForEveryone)
    }

    @Test("it says which other wordings there are, that some were marked by another key, and who is still at it")
    func notes() {
        let plain = page(version(choice))
        #expect(plain.versionNote == nil && plain.mixedNote == nil && plain.running == nil && plain.others.isEmpty)
        let full = page(version(choice, isMixed: true, running: 2), others: [version(choice)])
        #expect(full.versionNote != nil && full.mixedNote == ground.strings("correction.mixed") && full.others.count == 1)
        #expect(full.running == ground.strings("correction.running", n: 2))
    }

    @Test("how many have ended with a question is said where some have")
    func attempts() throws {
        #expect(page(version(choice)).attempts == ground.strings("correction.attempts", n: 21))
        let none = page(version(choice, ended: 0, running: 2))
        #expect(none.attempts == nil && none.running != nil)
        let html = try SharedSample.presentation().templates.text(none, in: .english)
        #expect(!html.contains(ground.strings("correction.attempts", n: 0)))
    }

    @Test("marks are shown before they change, and a mistake before the title")
    func steps() {
        let effect = MarkEffect([], names: [:], ground.strings)
        #expect(page(version(choice)).button == ground.strings("correction.preview"))
        #expect(page(version(choice), effect: effect).button == ground.strings("correction.apply"))
        let wrong = page(version(choice), errors: .one("right", "correction.none-right"))
        #expect(wrong.rightError != nil && ground.isMarked(wrong.frame) && !ground.isMarked(page(version(choice)).frame))
    }
}
