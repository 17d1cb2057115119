import Foundation

/// The part of a question's form that uploads a picture: what was typed there, and what became of the last upload.
struct QuestionPicture: Sendable {
    /// The description for those who do not see the picture.
    var description = ""
    /// Why it was not uploaded: a sentence about the file, and one about the description.
    var fileError: String?
    var descriptionError: String?
    /// The name of the uploaded file.
    var name: String?

    var isRefused: Bool { fileError != nil || descriptionError != nil }

    /// The Markdown that shows the uploaded picture.
    var markdown: String? {
        name.map { "![\(Self.escaped(description))](\($0))" }
    }

    /// A description in which no character has a meaning in Markdown.
    static func escaped(_ text: String) -> String {
        String(
            text.flatMap { character -> [Character] in
                "\\`*_[]<>&!".contains(character) ? ["\\", character] : [character]
            })
    }
}

/// The same, formatted for the page.
struct QuestionPictureFields: Sendable {
    /// Where the button posts the form.
    let action: String
    /// The number of the question in the text; nil for a new one.
    let question: Int?
    let limits: String
    let description: String
    let fileError: String?
    let descriptionError: String?
    /// Says that the picture was uploaded.
    let added: String?
    let markdown: String?

    init(_ picture: QuestionPicture, of test: ID<Assessment>, at question: Int?, _ strings: Strings) {
        action = QuestionFormRoutes.pictures(of: test)
        self.question = question
        limits = strings("compose.picture-limits", ["limit": strings.formats.bytes(PictureFile.longest)])
        (fileError, descriptionError) = (picture.fileError, picture.descriptionError)
        description = picture.name == nil ? picture.description : ""
        added = picture.name.map { strings("compose.picture-added", ["name": $0]) }
        markdown = picture.markdown
    }

    /// The errors, each with a link to its field.
    var entries: [ErrorSummary.Entry] {
        let errors = [("#picture-file", fileError), ("#alt", descriptionError)]
        return errors.compactMap { href, error in error.map { .init(href: href, message: $0) } }
    }
}
