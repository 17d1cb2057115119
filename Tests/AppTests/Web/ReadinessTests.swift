import HTTPTypes
import Testing

@testable import App

@Suite("Whoever watches the server")
struct ReadinessTests {
    @Test("hears that it is ready, and nothing more", arguments: ["/readyz", "/livez"])
    func ready(path: String) async throws {
        try await TestSite.run { site in
            let answer = try await site.visitor().get(path)
            #expect(answer.status == .ok)
            #expect(answer.bytes.isEmpty)
            #expect(answer.headers[.setCookie] == nil)
        }
    }

    @Test("hears that it is not when it cannot save: still alive, but not ready")
    func closed() async throws {
        try await TestSite.run { site in
            try site.database.close()
            let answer = try await site.visitor().get("/readyz")
            #expect(answer.status == .serviceUnavailable)
            #expect(answer.bytes.isEmpty)
            #expect(try await site.visitor().get("/livez").status == .ok)
        }
    }

    @Test("hears that it is not when its tables are gone")
    func damaged() async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in _ = try tx.execute("DROP TABLE number_sequence") }
            let answer = try await site.visitor().get("/readyz")
            #expect(answer.status == .serviceUnavailable)
        }
    }
}
