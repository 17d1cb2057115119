import Foundation

/// A lesson that is begun with a title.
struct NewLesson: Sendable, Equatable {
    /// From the form: the same form sent twice is the same lesson.
    let id: ID<Lesson>
    let title: String

    var text: WrittenText { WrittenText(title: title, body: "") }

    /// By which other lessons link to it: the title in small letters, like the name of a file in an import.
    func key(besides taken: Set<String>) -> String {
        let words = SearchText.words(of: title)
        // A number at the beginning would be taken for a place in the order.
        let plain = words.drop { $0.allSatisfy(\.isNumber) }.joined(separator: "-")
        let key = String((plain.isEmpty ? "l" + words.joined() : plain).beginning(letters: 60))
        guard taken.contains(key) else { return key }
        let number = (2...).first { !taken.contains("\(key)-\($0)") } ?? taken.count
        return "\(key)-\(number)"
    }
}
