/// The sheet of a subject as it reads. What is empty in it is filled in by hand.
struct SubjectSheet: Sendable {
    struct Fact: Sendable, Equatable {
        let label: String
        /// Nil leaves a line to write on.
        let value: String?
    }

    struct Row: Sendable, Equatable {
        let head: String
        let cells: [String]
    }

    struct Grid: Sendable, Equatable {
        let caption: String
        /// Of the first column.
        let head: String
        /// Of the others.
        let heads: [String]
        let rows: [Row]
    }

    struct Section: Sendable, Equatable {
        let title: String
        var facts: [Fact] = []
        /// Markdown.
        var text: String?
        var lines: [String] = []
        var tables: [Grid] = []
        /// Leaves room to write where nothing of it is there.
        var isEmpty: Bool { facts.isEmpty && text == nil && lines.isEmpty && tables.isEmpty }
    }

    let title: String
    let sections: [Section]

    /// The labels of all that is left to be filled in by hand.
    var byHand: [String] {
        sections.flatMap { section in
            section.isEmpty ? [section.title] : section.facts.filter { $0.value == nil }.map(\.label)
        }
    }
}

/// Which sheet: each is a layout of the same fields, in its own language.
enum SheetForm: String, CaseIterable, Sendable {
    /// Fișa disciplinei, as ARACIS wants it (standard 1.11.3).
    case romanian = "ro"
    /// Specifikacija predmeta, as the Serbian accreditation wants it.
    case serbian = "sr"

    var language: Language {
        switch self {
        case .romanian: .romanian
        case .serbian: .serbian
        }
    }

    /// The key of its name, the same in all languages of the product.
    var key: String {
        switch self {
        case .romanian: "sheet.form-ro"
        case .serbian: "sheet.form-sr"
        }
    }

    /// The one for a course that names none.
    init(for language: Language) {
        self = language == .serbian ? .serbian : .romanian
    }

    /// - Parameters:
    ///   - strings: in the language of the form.
    ///   - courseStrings: in the language of the course.
    func sheet(_ source: SheetSource, _ strings: Strings, courseStrings: Strings) -> SubjectSheet {
        let parts = SheetParts(source: source, strings: strings, courseStrings: courseStrings)
        switch self {
        case .romanian: return RomanianSheet(parts: parts).sheet
        case .serbian: return SerbianSheet(parts: parts).sheet
        }
    }
}
