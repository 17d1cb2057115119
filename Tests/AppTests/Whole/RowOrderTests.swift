import Testing

@testable import App

@Suite("What is shown in an order has one that decides completely")
struct RowOrderTests {
    @Test("no store leaves ties to the database, nor where NULL comes")
    func storesDecide() async throws {
        let schema = try await Schema(Migrations.all)
        let stores = try SourceTree.files("Sources/App", "swift").filter(\.isStore)
        let orders = stores.flatMap { store in StoreSQL.texts(store.text).map { (store.path, $0) } }
        #expect(orders.count { $0.1.contains("ORDER BY") } > 60)
        #expect(orders.flatMap { path, sql in RowOrder.complaints(sql, schema).map { "\(path): \($0)" } } == [])
    }

    @Test(
        "an order that leaves something open is found",
        arguments: [
            "SELECT id FROM course ORDER BY position", "SELECT id FROM lesson ORDER BY position, lesson_key",
            "SELECT name FROM person ORDER BY surname, name LIMIT 5",
            "SELECT id FROM session WHERE person_id = ? ORDER BY seen_at DESC",
            "SELECT value FROM answer ORDER BY sequence", "SELECT id FROM person ORDER BY upper(name)",
            "SELECT revision.id FROM lesson_revision AS revision JOIN lesson ON lesson.id = revision.lesson_id ORDER BY revision.ordinal",
            "SELECT id FROM person ORDER BY email, id",
            "SELECT lesson.id FROM lesson LEFT JOIN topic ON topic.id = lesson.topic_id ORDER BY topic.position, lesson.id",
        ])
    func itComplains(sql: String) async throws {
        #expect(RowOrder.complaints(sql, try await Schema(Migrations.all)).count == 1)
    }

    @Test(
        "an order that decides is left alone",
        arguments: [
            "SELECT id FROM course ORDER BY position, id",
            "SELECT id FROM lesson WHERE course_id = ? ORDER BY position, lesson_key",
            "SELECT value FROM answer WHERE attempt_id = ? ORDER BY sequence DESC LIMIT 1", "attempt_id = ? ORDER BY sequence",
            "SELECT id FROM person ORDER BY user_name", "SELECT DISTINCT revision_id FROM attempt ORDER BY revision_id",
            "SELECT id FROM person", "SELECT id FROM person WHERE id IN (SELECT person_id FROM attempt ORDER BY id LIMIT ?)",
        ])
    func itDoesNotComplain(sql: String) async throws {
        #expect(RowOrder.complaints(sql, try await Schema(Migrations.all)) == [])
    }
}
