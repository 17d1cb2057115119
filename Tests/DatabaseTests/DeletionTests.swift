import Foundation
import Testing

@testable import Database

@Suite("What is deleted is gone")
struct DeletionTests {
    private let file: DatabaseFile
    private let database: Database

    init() throws {
        file = try DatabaseFile()
        database = try file.open()
    }

    /// Where a text can still be found.
    private func places(of text: String) -> [String] {
        ["", "-wal"].filter { ending in
            FileManager.default.contents(atPath: file.path + ending)?.range(of: Data(text.utf8)) != nil
        }
    }

    private func fill() async throws {
        for number in 0..<300 {
            let picture = [UInt8](repeating: UInt8(number % 250), count: number % 7 * 900)
            try await database.write { tx in
                try tx.execute(
                    "INSERT INTO topic (id, title, picture) VALUES (\("topic \(number)"), \("a secret \(number)"), \(picture))")
            }
        }
    }

    @Test("when the log is empty, neither the file nor the log holds a word of it")
    func nothingIsLeft() async throws {
        try await fill()
        try await database.write { tx in try tx.execute("DELETE FROM topic") }
        #expect(!places(of: "a secret").isEmpty, "the log still has it")
        #expect(try await database.emptyLog())
        #expect(places(of: "a secret") == [])
    }

    @Test("while somebody reads an older state the log says that it is not empty, and later it is")
    func reader() async throws {
        try await fill()
        let mayEnd = DispatchSemaphore(value: 0)
        let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
        let reading = Task {
            try await database.read { tx in
                _ = try tx.rows("SELECT id FROM topic")
                hasBegun.finish()
                mayEnd.wait()
            }
        }
        for await _ in begun {}
        try await database.write { tx in try tx.execute("DELETE FROM topic") }
        #expect(try await database.emptyLog() == false)
        mayEnd.signal()
        try await reading.value
        #expect(try await database.emptyLog())
        #expect(places(of: "a secret") == [])
    }
}
