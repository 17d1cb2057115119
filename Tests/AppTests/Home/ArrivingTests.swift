import Foundation
import Testing

@testable import App

@Suite("Whoever comes back to a device that keeps an answer")
struct ArrivingTests {
    @Test("gets the script that sends it; nobody else pays for it", arguments: ["/", "/tests"])
    func script(address: String) async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            #expect(try await !ana.get(address).text.contains("<script"))
            ana.set("k", to: "1")
            let script = try site.site.assets.address(of: "js/arriving.js", in: .romanian)
            let page = try await ana.get(address).text
            #expect(page.contains("<script type=\"module\" src=\"\(script)\"></script>"))
            #expect(try await ana.get(script).text.contains("__Host-k=1;secure"))
            #expect(try await !ana.get("/lessons").text.contains("<script"))
        }
    }

    @Test("leaves nothing of it when she signs out")
    func signOut() async throws {
        try await TestSite.run { site in
            let ana = try await site.signedIn("ana")
            ana.set("k", to: "1")
            try await ana.post("/sign-out")
            #expect(ana.cookies["k"] == nil)
        }
    }
}
