import Database
import HTTPTypes
import Testing

@testable import App

/// A word that stands in one place of the database alone, and those who read it through services.
struct PlantedWord: Sendable {
    let word: String
    let readers: Set<String>
    /// The statement that writes it.
    let plant: @Sendable (_ ana: ID<Person>, _ scene: AccessScene) -> SQL
}

@Suite("What services tell, and whom")
struct ServiceSecretsTests {
    private static let people = AccessRow.people.compactMap(\.self)
    /// Who may read and change the course: its teacher, and who administers.
    private static let staff: Set = ["carmen", "dan"]

    private static let students: Set = ["ana", "ema", "bogdan"]

    private static let words = [
        PlantedWord(word: "TAINACODULUI", readers: staff) { _, _ in
            "UPDATE assessment SET access_code = 'TAINACODULUI' WHERE kind = 'final'"
        },
        PlantedWord(word: "tainabanilor", readers: ["ana"]) { ana, _ in
            "UPDATE charge SET title = 'tainabanilor' WHERE person_id = \(ana)"
        },
        PlantedWord(word: "tainaposta", readers: []) { ana, _ in
            "UPDATE person SET email = 'tainaposta@example.org' WHERE id = \(ana)"
        },
        PlantedWord(word: "tainaobiectivului", readers: staff) { _, _ in
            "UPDATE objective SET condition = 'custom', own_condition = 'tainaobiectivului', hides_condition = 1"
        },
        PlantedWord(word: "tainaciornei", readers: staff) { _, scene in
            """
            INSERT INTO lesson_draft (lesson_id, version, person_id, saved_at, title, body)
            SELECT \(scene.filled("{lesson}")), 1, id, 0, 'Ciornă', 'tainaciornei' FROM person WHERE user_name = 'carmen'
            """
        },
        PlantedWord(word: "tainaminutelor", readers: ["ana"]) { _, scene in
            """
            INSERT INTO intervention (attempt_id, sequence, kind, person_id, made_at, added, reason)
            SELECT \(scene.filled("{running}")), 1, 'minutes', id, 0, 60000, 'tainaminutelor' FROM person
            WHERE user_name = 'carmen'
            """
        },
        PlantedWord(word: "tainaparolei", readers: []) { ana, _ in
            "UPDATE person SET password_hash = 'tainaparolei' WHERE id = \(ana)"
        },
    ]

    @Test("a word that stands in one place is told to those who may read it, and stands in no byte of what others are answered")
    func words() async throws {
        try await TestSite.run { site in
            site.site.institution.services = ServiceSwitches(
                jsonAPI: true, soap: true, eStudent: true, jsonRPC: true, ownPasswords: true)
            let scene = try await AccessScene(site)
            let ana = try await site.person("ana")
            for word in Self.words {
                let planting = word.plant(ana.id, scene)
                try await site.database.write { tx in try tx.execute(planting) }
            }
            var readers: [String: Set<String>] = [:]
            var count = 0
            for person in Self.people {
                for reply in try await Self.answers(to: person, of: site, scene) {
                    count += 1
                    for word in Self.words where reply.contains(word.word) { readers[word.word, default: []].insert(person) }
                }
            }
            #expect(count > 400)
            for word in Self.words { #expect(readers[word.word, default: []] == word.readers, "\(word.word)") }
        }
    }

    /// Everything that a program of somebody with all rights can read, of the own things and of other people's.
    private static func answers(to person: String, of site: TestSite, _ scene: AccessScene) async throws -> [String] {
        var answers: [String] = []
        /// A token may ask only so often, so each service is asked with its own: nobody is told to wait.
        @discardableResult
        func ask(_ send: (TestProgram) async throws -> TestProgram.Reply) async throws -> TestProgram.Reply {
            let reply = try await send(program)
            #expect(reply.status != .tooManyRequests)
            answers.append(reply.text)
            return reply
        }
        func renewed() async throws -> TestProgram {
            try await site.program(person).sending(.accept, "application/json, application/problem+json, */*")
        }
        var program = try await renewed()
        // The address of a calendar is its secret, which nobody else has.
        for row in ServiceAccessTests.rows where row.method == .get && (person == "ana" || !row.address.contains("{feed}")) {
            try await ask { try await $0.get(scene.filled(row.address)) }
        }
        program = try await renewed()
        for method in RPCMethod.allCases where method.row.access == .scope(.designRead) {
            for call in calls(of: method, scene) {
                try await ask { try await $0.post(RPCRoutes.service, json: call.written) }
            }
        }
        program = try await renewed()
        let store = PersonStore(database: site.database)
        let numbers = try await [store.find(userName: person), store.find(userName: "ana")]
        for path in ["get_profesors", "get_reports", "get_open_courses", "getFinance"] {
            for student in numbers {
                let fields = ["name": student?.name, "surname": student?.surname, "student_id": student?.indexNumber]
                let sent = JSONValue.object(fields.compactMapValues { $0.map(JSONValue.text) })
                let reply = try await ask { try await $0.post("/estudent/api/" + path, json: sent.written) }
                // Students read their own, so that there is something in which a word could be found; and nobody else's.
                let isOwn = students.contains(person) && student?.userName == person
                #expect((reply.status == .ok) == isOwn, "\(person) \(path): \(reply.status)")
            }
        }
        return answers
    }

    /// A method with everything that it needs; the screens one by one.
    private static func calls(of method: RPCMethod, _ scene: AccessScene) -> [JSONValue] {
        let names = method.row.takes.filter(\.isRequired).map(\.name)
        return (names.contains("screen") ? RPCScreen.allCases.map(\.rawValue) : [""]).map { screen in
            let values = names.map { name in
                switch name {
                case "screen": (name, screen)
                case "kind": (name, TechniqueKind.assessment.rawValue)
                default: (name, scene.filled("{\(name)}"))
                }
            }
            let parameters = Dictionary(values, uniquingKeysWith: { first, _ in first }).mapValues(JSONValue.text)
            return .object([
                "jsonrpc": .text("2.0"), "id": .integer(1), "method": .text(method.name), "params": .object(parameters),
            ])
        }
    }
}
