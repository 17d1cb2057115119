import Foundation
import Testing

/// What a question page shows to somebody who looks at it.
struct ShownQuestion {
    struct Option: Equatable {
        let value: String
        let text: String
        let isTicked: Bool
    }

    let options: [Option]
    let isFlagged: Bool

    init(_ html: String) {
        let pattern =
            #/<input id="answer[^"]*" type="[a-z]+" name="choice\[\]" value="(\d+)"( checked)?> <span[^>]*>(.*?)<\/span>/#
        options = html.matches(of: pattern).map {
            Option(value: String($0.1), text: String($0.3), isTicked: $0.2 != nil)
        }
        isFlagged = html.contains(#"name="flag" value="1" checked"#)
    }

    var texts: [String] { options.map(\.text) }
    var ticked: Set<String> { Set(options.filter(\.isTicked).map(\.text)) }

    /// What ticking the option of a text posts.
    func value(of text: String) throws -> String {
        try #require(options.first { $0.text == text }, "\(text) is not offered").value
    }
}

extension TestBrowser {
    /// A question of an attempt as it is shown now.
    func look(at number: Int, of attempt: String) async throws -> ShownQuestion {
        let page = try await get("\(attempt)/questions/\(number)")
        try #require(page.status == .ok, "question \(number) is not shown")
        return ShownQuestion(page.text)
    }

    /// Ticks the options of these texts on a question page and presses a button.
    @discardableResult
    func answer(
        _ number: Int, of attempt: String, _ texts: [String], isFlagged: Bool = false, press button: String = "next"
    ) async throws -> Reply {
        let shown = try await look(at: number, of: attempt)
        let ticks = try texts.map { try ("choice[]", shown.value(of: $0)) }
        let flag = isFlagged ? [("flag", "1")] : []
        return try await post("\(attempt)/questions/\(number)", ticks + flag + [("go", button)])
    }

    /// Answers every question of the sample's tests rightly.
    func answerAllRightly(_ attempt: String) async throws {
        try await answer(1, of: attempt, ["Cocoa Touch"])
        try await answer(2, of: attempt, ["Foundation", "Core Data"])
        try await answer(3, of: attempt, ["Adevărat"])
    }
}
