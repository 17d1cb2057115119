import Database
import Foundation
import Testing

@Suite("Closing a database")
struct ClosingTests {
    @Test("leaves everything in the one file")
    func oneFile() async throws {
        let file = try DatabaseFile()
        let database = try file.open()
        try await database.write { tx in try tx.execute("INSERT INTO topic (id, title) VALUES ('a', 'Arrays')") }
        try database.close()
        let copy = file.folder + "/copy.sqlite"
        try FileManager.default.copyItem(atPath: file.path, toPath: copy)
        let copied = try Database(path: copy, migrations: [.topics])
        let title: String? = try await copied.read { tx in try tx.first("SELECT title FROM topic").map { try $0["title"] } }
        #expect(title == "Arrays")
        try copied.close()
    }
}
