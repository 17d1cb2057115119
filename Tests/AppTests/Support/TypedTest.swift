import Testing

@testable import App

/// Ana's attempt at a test with a number and a text.
struct TypedTest {
    let ana: TestBrowser
    let attempt: String

    init(_ site: TestSite, isFinal: Bool = false) async throws {
        let kind = isFinal ? "final\nopens: -1h\ncloses: +2h\nlimit: 30" : "quiz"
        try await site.add("05-typed.md", Self.document.replacing("KIND", with: kind))
        ana = try await site.signedIn("ana")
        attempt = try await ana.start("Scris")
    }

    private static let document = """
        ---
        title: Scris
        kind: KIND
        ---

        ### Cât face 22 ÷ 7? {#cat}

        = 3.14 ± 0.01

        > Împărțiți.

        ### Cum se numește funcția? {#nume case=fold}

        = __init__ | <inițializator>

        > De la initialize.
        """

    /// Opens a question and presses a button with this in its field.
    func type(_ text: String, to number: Int, press button: String = "next") async throws -> TestBrowser.Reply {
        try await OpenPage(ana, number, of: attempt).press(button, [("text", text)])
    }
}
