import Testing

@testable import App

@Suite("A hashed password")
struct PasswordHasherTests {
    private func run(_ body: (PasswordHasher) async throws -> Void) async throws {
        let hasher = try PasswordHasher(threads: 2)
        do {
            try await body(hasher)
        } catch {
            try await hasher.shutDown()
            throw error
        }
        try await hasher.shutDown()
    }

    @Test("is matched by the same password and by no other")
    func matches() async throws {
        try await run { hasher in
            let hash = try await hasher.hash("un cal verde pe lună", for: "local")
            #expect(try await hasher.verify("un cal verde pe lună", against: hash, for: "local"))
            for other in ["un cal verde pe luna", "Un cal verde pe lună", "un cal verde pe lună ", ""] {
                #expect(try await !hasher.verify(other, against: hash, for: "local"))
            }
        }
    }

    @Test("has a salt of its own and today's parameters, and does not contain the password")
    func isSalted() async throws {
        try await run { hasher in
            let hashes = [
                try await hasher.hash("gata-demo-2026", for: "local"), try await hasher.hash("gata-demo-2026", for: "local"),
            ]
            #expect(hashes[0] != hashes[1])
            for hash in hashes {
                #expect(hash.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
                #expect(!hash.contains("gata"))
                #expect(!hasher.isOutdated(hash))
            }
        }
    }

    @Test("of nobody is never matched, not even by the password it is compared with")
    func nobody() async throws {
        try await run { hasher in
            for password in ["nobody has this password", ""] {
                let matches = try await hasher.verify(password, against: nil, for: "local")
                #expect(!matches)
            }
        }
    }

    @Test(
        "with other parameters is outdated",
        arguments: [
            "$argon2id$v=19$m=19456,t=1,p=1$AAAA$AAAA", "$argon2id$v=19$m=4096,t=2,p=1$AAAA$AAAA",
            "$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA", "$argon2id$v=16$m=19456,t=2,p=1$AAAA$AAAA",
            "$argon2id$v=19$m=194560,t=2,p=1$AAAA$AAAA", "$2b$10$abcdefghijklmnopqrstuu", "",
        ])
    func outdated(hash: String) async throws {
        try await run { hasher in #expect(hasher.isOutdated(hash)) }
    }

    @Test("that was made with other parameters is matched by its password all the same")
    func otherParameters() async throws {
        // echo -n gata-demo-2026 | argon2 somesaltsomesalt -id -t 1 -m 12 -p 1 -e
        let hash = "$argon2id$v=19$m=4096,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$oxWgO9tt7fp6ajcXRzqqPowbAmPSK2o4K4It36l/lmg"
        try await run { hasher in
            #expect(hasher.isOutdated(hash))
            let (right, wrong) = try await (
                hasher.verify("gata-demo-2026", against: hash, for: "local"),
                hasher.verify("gata-demo-2025", against: hash, for: "local")
            )
            #expect(right && !wrong)
        }
    }

    @Test("with a single letter changed is matched by nothing")
    func changed() async throws {
        try await run { hasher in
            let hash = try await hasher.hash("gata-demo-2026", for: "local")
            let parts = hash.split(separator: "$").map(String.init)
            func other(_ text: String) -> String { (text.hasPrefix("A") ? "B" : "A") + text.dropFirst() }
            let start = "$" + parts[..<3].joined(separator: "$")
            let (salt, value) = (parts[3], parts[4])
            for damaged in [
                "\(start)$\(other(salt))$\(value)", "\(start)$\(salt)$\(other(value))", "\(start)$\(salt)$\(value.dropLast(4))",
                "\(start)$\(salt)$\(value)$\(value)", "\(start)$\(salt)$!\(value.dropFirst())", "\(start)$\(salt)$",
            ] {
                let matches = try await hasher.verify("gata-demo-2026", against: damaged, for: "local")
                #expect(!matches, "\(damaged)")
            }
            let matches = try await hasher.verify("gata-demo-2026", against: "\(start)$\(salt)$\(value)", for: "local")
            #expect(matches)
        }
    }

    @Test(
        "that is damaged is matched by nothing",
        arguments: ["", "x", "$argon2id$v=19$m=19456,t=2,p=1$", "$2b$10$abcdefghijklmnopqrstuu"])
    func damaged(hash: String) async throws {
        try await run { hasher in
            for password in ["gata-demo-2026", ""] {
                let matches = try await hasher.verify(password, against: hash, for: "local")
                #expect(!matches)
            }
        }
    }
}
