import Foundation

/// A file of a course, and what hangs on it.
struct CourseFile: Sendable, Equatable {
    /// A lesson that shows it, or a test that is being written. Tests that were published keep pictures of their own.
    struct Use: Sendable, Equatable {
        /// Where it is written.
        let href: String
        let title: String
        /// Whether readers see it there, and whether what is being written names it.
        var isShown: Bool
        var isInDraft: Bool
    }

    /// As the texts of the course name it.
    let name: String
    let file: StoredFile
    let storedAt: Instant
    /// Who brought it; nil for an import.
    let person: String?
    let removedAt: Instant?
    let uses: [Use]

    /// So long a deleted file can be put back.
    static let daysKept = 30

    var markdown: String? { CourseFileName.markdown(name, file.kind) }
}

/// The names of files, as texts can use them.
enum CourseFileName {
    /// What a person's device calls a file, without what would have a meaning in Markdown or in an address: "Foto 1 (2).PNG" is
    /// "Foto-1-2.PNG".
    static func plain(_ name: String) -> String {
        let (stem, ending) = parts(name)
        return tidy(stem) + (ending.isEmpty ? "" : "." + tidy(ending))
    }

    /// The same name with a number that is not taken: "scan-2.png".
    static func free(_ name: String, taken: (String) -> Bool) -> String {
        guard taken(name) else { return name }
        let (stem, ending) = parts(name)
        var number = 2
        func numbered() -> String { "\(stem)-\(number)" + (ending.isEmpty ? "" : "." + ending) }
        while taken(numbered()) { number += 1 }
        return numbered()
    }

    /// What to write where a lesson should show the file; nil for captions, which lie beside their clip.
    static func markdown(_ name: String, _ kind: FileKind) -> String? {
        let words = parts((name as NSString).lastPathComponent).stem
        switch kind {
        case .picture, .video, .audio: return "![\(words)](\(name))"
        case .other: return "[\(words)](\(name))"
        case .captions: return nil
        }
    }

    private static func parts(_ name: String) -> (stem: String, ending: String) {
        let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        return stem.isEmpty ? (name, "") : (stem, ending)
    }

    private static func tidy(_ text: String) -> String {
        let words = text.unicodeScalars.split { scalar in
            !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.~+".unicodeScalars.contains(scalar)
                || scalar.properties.generalCategory == .nonspacingMark)
        }
        let tidied = words.map(String.init).joined(separator: "-")
        return tidied.isEmpty ? "file" : tidied
    }
}
