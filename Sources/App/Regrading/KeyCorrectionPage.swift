import Foundation

/// The form for correcting the key of a question, with a preview of the mark changes.
struct KeyCorrectionPage: Page {
    static let template = "Regrading/key-correction"

    struct Option: Sendable {
        let position: Int
        let textHTML: String
        let isRight: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let textHTML: String
    let bodyHTML: String?
    let versionNote: String?
    /// Says that some attempts were marked with another key; nil when none were.
    let mixedNote: String?
    let others: [Frame.Link]
    let options: [Option]
    let hasOptions: Bool
    let rightError: String?
    /// One a line; nil for a question with options.
    let accepted: TypedField?
    let isForEveryone: Bool
    /// Only the reason.
    let fields: [TypedField]
    let version: String
    let action: String
    /// How many attempts have the question, of those that have ended and of those in progress; nil when there are none.
    let attempts: String?
    let running: String?
    /// The preview of the mark changes; nil before it is requested.
    let effect: MarkEffect?
    let button: String

    init(
        frame: Frame, strings: Strings, loaded: KeyCorrectionStore.Loaded, form: KeyCorrectionForm?, errors: FormErrors? = nil,
        effect: MarkEffect? = nil
    ) {
        let (version, id) = (loaded.version, loaded.taught.id)
        let question = version.question
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = loaded.taught.course.course.language.rawValue
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        versionNote = loaded.others.isEmpty ? nil : strings("correction.version")
        mixedNote = version.isMixed ? strings("correction.mixed") : nil
        others = loaded.others.map { other in
            Frame.Link(
                href: CorrectionRoutes.key(of: question.id, as: other.revision, in: id),
                text: strings("correction.other-version", n: other.ended + other.running))
        }
        options = Self.options(question, form)
        hasOptions = !options.isEmpty
        rightError = errors?.first("right", strings)
        let typed = form.map { $0.accepted ?? "" } ?? Self.accepted(question, strings.formats)
        accepted =
            hasOptions
            ? nil
            : TypedField(
                "accepted", strings("correction.accepted"), lines: typed, hint: strings("correction.accepted-hint"),
                errors: errors,
                strings)
        isForEveryone = form.map { $0.everyone != nil } ?? (question.ruling == .everyone)
        fields = [
            TypedField(
                "reason", strings("correction.reason"), form?.reason, hint: strings("correction.reason-hint"), errors: errors,
                strings)
        ]
        self.version = version.revision.text
        action = CorrectionRoutes.key(of: question.id, in: id)
        attempts = version.ended == 0 ? nil : strings("correction.attempts", n: version.ended)
        running = version.running == 0 ? nil : strings("correction.running", n: version.running)
        self.effect = effect
        button = strings(effect == nil ? "correction.preview" : "correction.apply")
    }

    private static func options(_ question: Question, _ form: KeyCorrectionForm?) -> [Option] {
        guard case .choice(let choice) = question.content else { return [] }
        return choice.options.map { option in
            Option(
                position: option.position, textHTML: option.textHTML,
                isRight: form.map { $0.right?.contains(option.position) == true } ?? option.isRight)
        }
    }

    private static func accepted(_ question: Question, _ formats: Formats) -> String {
        switch question.content {
        case .choice: ""
        case .number(let number):
            number.accepted.map { accepted in
                let value = formats.typed(accepted.value)
                return accepted.tolerance == 0 ? value : value + " ± " + formats.typed(accepted.tolerance)
            }.joined(separator: "\n")
        case .text(let text): text.accepted.joined(separator: "\n")
        }
    }
}
