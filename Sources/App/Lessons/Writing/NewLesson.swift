import Foundation

/// A new lesson with a title.
struct NewLesson: Sendable, Equatable {
    /// Taken from the form, so that a form that is sent twice makes one lesson.
    let id: ID<Lesson>
    let title: String

    var text: WrittenText { WrittenText(title: title, body: "") }

    /// The key, which links from other lessons use: the title in lower case, like the name of a file in an import.
    func key(besides taken: Set<String>) -> String {
        let words = SearchText.words(of: title)
        // A number at the beginning would be read as a position.
        let plain = words.drop { $0.allSatisfy(\.isNumber) }.joined(separator: "-")
        let key = String((plain.isEmpty ? "l" + words.joined() : plain).beginning(letters: 60))
        guard taken.contains(key) else { return key }
        let number = (2...).first { !taken.contains("\(key)-\($0)") } ?? taken.count
        return "\(key)-\(number)"
    }
}
