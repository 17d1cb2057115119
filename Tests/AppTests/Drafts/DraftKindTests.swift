import Database
import Foundation
import Testing

@testable import App

@Suite("A third kind of text is written in the browser by giving its rows and a few values")
struct DraftKindTests {
    private typealias Edit = DraftEdit<Notice>

    private let carmen = Self.viewer("carmen", [.teacher])
    private let felix = Self.viewer("felix", [.teacher])
    private let now = SampleSnapshot.start

    private static func viewer(_ name: String, _ roles: Set<Role>) -> Viewer {
        Viewer(id: ID(text: name), userName: name, fullName: name, roles: roles, language: nil, session: ID(text: "s"))
    }

    /// A board with one notice that nobody has written on, in a file of its own.
    private struct Board {
        let database: Database
        let drafts: DraftStore<NoticeRows>
        let notice = ID<Notice>(text: "notice")

        func value(_ query: SQL) async throws -> String? {
            try await database.read { tx in try tx.first(query).flatMap { try $0["v"] } }
        }

        func kept() async throws -> [String] {
            let notice = notice
            return try await database.read { tx in
                try tx.rows("SELECT text AS v FROM notice_revision WHERE notice_id = \(notice) ORDER BY ordinal").map {
                    try $0["v"]
                }
            }
        }

        func shown() async throws -> String? {
            try await value("SELECT text AS v FROM notice JOIN notice_revision AS r ON r.id = notice.shown_revision_id")
        }

        func find(_ viewer: Viewer) async throws -> Notice? {
            let notice = notice
            return try await database.read { tx in try NoticeRows.find(notice, by: viewer, at: SampleSnapshot.start, tx) }
        }
    }

    private func run(_ body: (Board) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-notices-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try Database(
            path: folder.appendingPathComponent("notices.sqlite").path, migrations: Migrations.all + [Notice.tables])
        try await database.write { tx in
            try tx.execute("INSERT INTO notice (id, owner_id, longest) VALUES ('notice', 'carmen', 100)")
        }
        try await body(Board(database: database, drafts: DraftStore(database: database)))
        try database.close()
    }

    private func saved(_ saving: DraftStore<NoticeRows>.Saving?) -> Notice? {
        if case .saved(let notice) = saving { notice } else { nil }
    }

    @Test("Carmen saves, and saves again what a bad network sent twice: one draft, one version each")
    func draft() async throws {
        try await run { board in
            let edit = Edit(text: "Fără curs vineri.", version: 0, base: nil)
            for _ in 0..<2 {
                let notice = saved(try await board.drafts.save(edit, of: board.notice, by: carmen, at: now))
                #expect(notice?.version == 1 && notice?.draft?.text == "Fără curs vineri.")
            }
            let next = Edit(text: "Fără curs luni.", version: 1, base: nil)
            #expect(saved(try await board.drafts.save(next, of: board.notice, by: felix, at: now))?.version == 2)
            #expect(try await board.find(carmen)?.draft?.person == felix.id)
        }
    }

    @Test("Somebody else's notice is not there to be saved, published or put away")
    func somebodyElse() async throws {
        try await run { board in
            let ana = Self.viewer("ana", [.student])
            let edit = Edit(text: "x", version: 0, base: nil)
            #expect(saved(try await board.drafts.save(edit, of: board.notice, by: ana, at: now)) == nil)
            let published = try await board.drafts.publish(
                edit, of: board.notice, as: NoticePublishing(viewer: ana), by: ana, at: now)
            #expect(published == nil)
            #expect(try await board.drafts.remove(board.notice, by: ana, at: now) == nil)
            #expect(try await board.find(carmen)?.draft == nil)
        }
    }

    @Test(
        "Felix, who had the older text open, is shown Carmen's; whichever stays, the other is kept",
        arguments: ["mine", "theirs"])
    func conflict(choice: String) async throws {
        try await run { board in
            _ = try await board.drafts.save(
                Edit(text: "Al Carmenei", version: 0, base: nil), of: board.notice, by: carmen, at: now)
            var edit = Edit(text: "Al lui Felix", version: 0, base: nil)
            guard
                case .conflict(let notice, current: "Al Carmenei") = try await board.drafts.save(
                    edit, of: board.notice, by: felix, at: now)
            else {
                Issue.record("no conflict")
                return
            }
            edit = Edit(
                text: edit.text, version: notice.version, base: notice.base, resolution: DraftResolution(rawValue: choice))
            #expect(saved(try await board.drafts.save(edit, of: board.notice, by: felix, at: now)) != nil)
            #expect(try await board.find(felix)?.draft?.text == (choice == "mine" ? "Al lui Felix" : "Al Carmenei"))
            #expect(try await board.kept() == [choice == "mine" ? "Al Carmenei" : "Al lui Felix"])
        }
    }

    @Test("What is published is shown; what is too long is saved and not shown; an older page publishes nothing")
    func publication() async throws {
        try await run { board in
            let kind = NoticePublishing(viewer: carmen)
            func publish(_ text: String, _ version: Int, _ base: ID<Notice.Revision>? = nil) async throws
                -> DraftPublishing<NoticePublishing>?
            {
                try await board.drafts.publish(
                    Edit(text: text, version: version, base: base), of: board.notice, as: kind, by: carmen, at: now)
            }
            guard case .saved(.published) = try await publish("Vineri, la 10", 0) else {
                Issue.record("something else came of it")
                return
            }
            #expect(try await board.shown() == "Vineri, la 10")
            let long = String(repeating: "a", count: 101)
            let shown = try #require(try await board.find(carmen)).base
            guard case .saved(.tooLong(most: 100)) = try await publish(long, 1, shown) else {
                Issue.record("something else came of it")
                return
            }
            #expect(try await board.shown() == "Vineri, la 10")
            #expect(try await board.find(carmen)?.draft?.text == long)
            guard case .conflict(_, current: long) = try await publish("Vechi", 1, shown) else {
                Issue.record("something else came of it")
                return
            }
            #expect(try await board.find(carmen)?.version == 2)
        }
    }

    @Test("Where the board shrinks while a text is checked, the text is checked again")
    func movedGround() async throws {
        try await run { board in
            let checking = Turn()
            let kind = NoticePublishing(viewer: carmen, whileChecking: { checking.pass() })
            async let published = board.drafts.publish(
                Edit(text: "Vineri, la 10", version: 0, base: nil), of: board.notice, as: kind, by: carmen, at: now)
            await checking.reached()
            try await board.database.write { tx in try tx.execute("UPDATE notice SET longest = 5") }
            checking.open()
            guard case .saved(.tooLong(most: 5)) = try await published else {
                Issue.record("something else came of it")
                return
            }
            #expect(try await board.shown() == nil)
        }
    }

    @Test("A notice is put away once and comes back with its draft")
    func puttingAway() async throws {
        try await run { board in
            _ = try await board.drafts.save(Edit(text: "Text", version: 0, base: nil), of: board.notice, by: carmen, at: now)
            #expect(try await board.drafts.remove(board.notice, by: carmen, at: now)?.removedAt == nil)
            #expect(try await board.drafts.remove(board.notice, by: felix, at: now + .minutes(1))?.removedAt == now)
            #expect(try await board.find(carmen)?.removedAt == now)
            #expect(try await board.drafts.restore(board.notice, by: felix, at: now)?.removedAt == now)
            let back = try await board.find(carmen)
            #expect(back?.removedAt == nil && back?.draft?.text == "Text")
        }
    }

    /// Holds the first who checks until the test goes on.
    private final class Turn: Sendable {
        private let mayPass = DispatchSemaphore(value: 0)
        private let arrival = AsyncStream.makeStream(of: Void.self)

        func pass() {
            arrival.continuation.finish()
            mayPass.wait()
            // Whoever comes later passes as well.
            mayPass.signal()
        }

        func reached() async { for await _ in arrival.stream {} }

        func open() { mayPass.signal() }
    }
}
