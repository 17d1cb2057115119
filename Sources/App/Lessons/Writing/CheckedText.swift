import Foundation

/// A text, checked by the rules of an import before it is published. File names refer to files of the course.
struct CheckedText {
    let mistakes: [Mistake]
    let content: LessonDraft.Content
    let wordCount: Int
    /// The title and the text in the form in which they are searched.
    let searchable: String
    /// Keyed by their names in the text; includes captions.
    let files: [String: StoredFile]

    /// - Parameter lessons: the keys of all lessons of the course.
    init(_ text: WrittenText, files known: [String: StoredFile], lessons: Set<String>) {
        var found: LessonBody<StoredFile>?
        var mistakes: [Mistake] = []
        do {
            found = try LessonBody(DocumentText(text.body, file: ""), lessons: lessons) { name in
                known[name].map(NamedFile.found) ?? .missing
            }
        } catch let problem as ImportMistakes {
            mistakes = problem.mistakes
        } catch {
            mistakes = [Mistake("", line: nil, "mistake.too-long")]
        }
        self.mistakes = (mistakes + (found?.mistakes ?? [])).map(Self.inEditor).sorted { $0.line ?? 0 < $1.line ?? 0 }
        files = found?.files ?? [:]
        // A text whose rules cannot be told has mistakes.
        content = .init(
            title: text.title, body: text.body, files: files.mapValues(\.digest),
            textRules: try? NeededRules.lesson(text.body))
        wordCount = found?.wordCount ?? 0
        searchable = SearchText.fold(text.title + " " + (found?.plainText ?? ""))
    }

    /// The mistake without file names and with the title as a field of its own: in an editor there are no folders.
    private static func inEditor(_ mistake: Mistake) -> Mistake {
        func own(_ key: String, _ values: [String: String] = [:]) -> Mistake {
            Mistake(mistake.file, line: mistake.line, key, values)
        }
        switch mistake.key {
        case "mistake.file-missing": return own("write.mistake-file", ["name": mistake.values["name"] ?? ""])
        case "mistake.lesson-heading-one": return own("write.mistake-heading")
        case "mistake.too-long": return own("write.mistake-long")
        default: return mistake
        }
    }
}
