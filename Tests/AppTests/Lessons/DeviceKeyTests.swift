import Foundation
import Testing

@testable import App

@Suite("What the device keeps of a text")
struct DeviceKeyTests {
    @Test("is one person's in every editor, and says no name", arguments: ["lesson", "test"])
    func owner(kind: String) async throws {
        try await TestSite.run(from: .lessons) { site in
            let test = "/teach/tests/" + TestSite.lastPart(try await site.test("Exerciții"))
            let editor = (kind == "test" ? test : try await site.writing("Ciclul de viață")) + "/edit"
            var keys: [String] = []
            for person in ["carmen", "felix", "carmen"] {
                let page = try await site.signedIn(person).get(editor)
                keys.append(String(try #require(page.text.firstMatch(of: #/id="write"[^>]* data-person="([\w-]{16})"/#)).1))
            }
            #expect(keys[0] == keys[2] && keys[0] != keys[1])
            #expect(!keys[0].contains("carmen"))
        }
    }
}
