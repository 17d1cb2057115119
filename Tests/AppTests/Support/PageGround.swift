@testable import App

/// What a page is made from beside its own values: sentences in one language, and a frame.
struct PageGround {
    let strings: Strings
    let frame: Frame

    init(_ language: Language = .english) throws {
        strings = try SamplePages.strings(language)
        frame = SamplePages.frame(strings, heading: "Heading")
    }

    /// The explanations of fields, for somebody who reads them.
    var help: FieldHelp { FieldHelp(strings, for: SampleObjectives.viewer()) }

    /// Whether the title says before all else that something is wrong.
    func isMarked(_ frame: Frame) -> Bool { frame.title.hasPrefix(strings("form.error-prefix")) }
}

extension FormErrors {
    /// One thing wrong with one field.
    static func one(_ field: String, _ key: String) -> FormErrors { FormErrors(items: [.init(field: field, key: key)]) }
}
