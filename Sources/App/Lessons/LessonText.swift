import Foundation
import Markdown

/// The text of one revision of a lesson as HTML.
struct LessonText: Sendable {
    let article: Article
    let sections: [LessonSection]

    /// Gives the address of the file with a digest and a name.
    typealias FileAddress = (_ digest: String, _ name: String) -> String

    /// The text for readers.
    /// - Parameters:
    ///   - rules: those of the revision.
    ///   - files: keyed by their names in the text.
    ///   - lessons: the lessons of the course, by their keys.
    ///   - strings: in the language of the course.
    /// - Throws: `MarkdownProblem` when the text is too long or nested too deeply.
    init(
        _ body: String, rules: TextRules, of lesson: ID<Lesson>, files: [String: StoredFile], lessons: [String: ID<Lesson>],
        strings: Strings
    ) throws {
        try self.init(body, rules: rules, files: files, lessons: lessons, strings: strings) { digest, name in
            LessonRoutes.file(digest, named: name, of: lesson)
        }
    }

    /// - Throws: `MarkdownProblem` when the text is too long or nested too deeply.
    init(
        _ body: String, rules: TextRules, files: [String: StoredFile], lessons: [String: ID<Lesson>], strings: Strings,
        address: FileAddress
    ) throws {
        article = try Markdown.article(
            body, rules: rules, link: { LessonLink($0)?.address(among: lessons) },
            medium: { Self.medium($0, files, strings, address) })
        sections = LessonSection.parts(of: article)
    }

    private static func medium(
        _ name: String, _ files: [String: StoredFile], _ strings: Strings, _ addressOf: FileAddress
    ) -> Medium? {
        guard let file = files[name] else { return nil }
        let address = addressOf(file.digest, name)
        let details = FileWords.details(name, size: file.size, strings)
        func clip() -> Clip {
            Clip(
                address: address, contentType: file.contentType, captions: captions(of: name, files, strings, addressOf),
                downloadLabel: strings("lesson.download", ["details": details]))
        }
        switch file.kind {
        case .picture:
            return .picture(Picture(address: address, width: file.width ?? 640, height: file.height ?? 360))
        case .video: return .video(clip())
        case .audio: return .audio(clip())
        case .captions, .other: return .file(Attachment(address: address, details: details))
        }
    }

    /// The captions of a clip, in the language of the course.
    private static func captions(
        of name: String, _ files: [String: StoredFile], _ strings: Strings, _ addressOf: FileAddress
    ) -> Captions? {
        files[MediaName.captions(of: name)].map { file in
            Captions(
                address: addressOf(file.digest, MediaName.captions(of: name)),
                language: strings.language.rawValue, label: strings.language.name)
        }
    }
}

extension LessonLink {
    func address(among lessons: [String: ID<Lesson>]) -> String? {
        lessons[key].map { LessonRoutes.lesson($0) + anchor }
    }
}
