import Foundation

/// A file of a course, with the texts and the resources that use it.
struct CourseFile: Sendable, Equatable {
    /// A lesson or the draft of a test that uses the file. Published tests have their own copies of pictures.
    struct Use: Sendable, Equatable {
        /// The lesson or the test.
        let place: FileHolders.Place
        /// Whether readers see the file there, and whether the draft names it.
        var isShown: Bool
        var isInDraft: Bool

        init(_ place: FileHolders.Place, isShown: Bool, isInDraft: Bool) {
            (self.place, self.isShown, self.isInDraft) = (place, isShown, isInDraft)
        }
    }

    /// A resource of a topic that leads to the file.
    struct Resource: Sendable, Equatable {
        let title: String
        /// The title of its topic.
        let topic: String
        /// The page on which the resource is changed, or restored.
        let href: String
        /// Whether it was deleted and can be restored.
        let isRemoved: Bool
    }

    /// The name in the texts of the course.
    let name: String
    let file: StoredFile
    let storedAt: Instant
    /// Who uploaded it; nil for an import.
    let person: String?
    let removedAt: Instant?
    let uses: [Use]
    var resources: [Resource] = []

    /// For so many days a deleted file can be restored.
    static let daysKept = 30

    var isUsed: Bool { !uses.isEmpty || !resources.isEmpty }

    /// Whether only deleted lessons, tests and resources use it, which can be restored.
    var isOnlyInRemoved: Bool { isUsed && uses.allSatisfy(\.place.isRemoved) && resources.allSatisfy(\.isRemoved) }

    var markdown: String? { CourseFileName.markdown(name, file.kind) }
}

/// The rules for names of files in texts.
enum CourseFileName {
    /// The name of an uploaded file without characters that have a meaning in Markdown or in an address: "Foto 1 (2).PNG" becomes
    /// "Foto-1-2.PNG".
    static func plain(_ name: String) -> String {
        let (stem, ending) = parts(name)
        return tidy(stem) + (ending.isEmpty ? "" : "." + tidy(ending))
    }

    /// The name, with a number that makes it unique: "scan-2.png".
    static func free(_ name: String, taken: (String) -> Bool) -> String {
        guard taken(name) else { return name }
        let (stem, ending) = parts(name)
        var number = 2
        func numbered() -> String { "\(stem)-\(number)" + (ending.isEmpty ? "" : "." + ending) }
        while taken(numbered()) { number += 1 }
        return numbered()
    }

    /// The Markdown that shows the file in a lesson; nil for captions, which are found by the name of their clip.
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
