import Database
import Testing

@testable import App

@Suite("A single question through Service1")
struct SOAPQuestionTests {
    private static let quiz = "<nrTest>2</nrTest>"

    @Test(
        "a question by itself is as it is among all of them, whether its topic is outermost, lies below another, or is gone",
        arguments: ["parent_id IS NULL", "parent_id IS NOT NULL", "parent_id = ''"])
    func alike(topic: String) async throws {
        try await TestSite.run { site in
            try await site.database.write { tx in
                try tx.execute(
                    SQL(
                        stringLiteral: """
                            UPDATE question_revision SET topic_id = (
                                SELECT max(topic.id) FROM topic JOIN assessment ON assessment.course_id = topic.course_id
                                JOIN assessment_revision ON assessment_revision.assessment_id = assessment.id
                                WHERE assessment_revision.id = question_revision.revision_id AND topic.\(topic)
                            )
                            """))
            }
            let ana = try await site.service("ana")
            let all = try await ana.call("GetIntrebariTest", Self.quiz).result.children
            #expect(all.count == 3)
            for (index, question) in all.enumerated() {
                let one = try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>\(index + 1)</nrIntrebare>").result
                #expect(one.children == question.children)
                let numbers = [question.text("idTema"), question.text("idSubtema")]
                #expect(numbers.map { $0 != "" } == [topic != "parent_id = ''", topic == "parent_id IS NOT NULL"])
                #expect(Set(numbers).count == 2 || topic == "parent_id = ''")
            }
        }
    }

    @Test("is that of the attempt in progress, and of no other: not of one that ended, nor of another person's")
    func inProgress() async throws {
        try await TestSite.run { site in
            let (ana, bogdan) = (try await site.service("ana"), try await site.service("bogdan"))
            let first = Self.quiz + "<nrIntrebare>1</nrIntrebare>"
            let begun = try await ana.call("GetIntrebare", first)
            let id = "<idIntrebare>\(try begun.field("idIntrebare"))</idIntrebare>"
            let isSingle = try begun.field("tip") == "single"
            let given = isSingle ? "<idVarianta>1</idVarianta>" : "<variante><int>1</int></variante>"
            let me = "<idUser>-1</idUser>"
            #expect(try await ana.call("TrimiteRaspuns", me + Self.quiz + id + given).value == "true")
            #expect(try await ana.call("GetIntrebare", first).result["raspuns"] != nil)
            #expect(try await bogdan.call("GetIntrebare", first).result["raspuns"] == nil)
            #expect(try await site.count("attempt") == 2)
            let session = try await ana.call("IncepeTest", me + Self.quiz).field("id")
            _ = try await ana.call("FinalizeazaTest", "<idSesiune>\(session)</idSesiune>")
            #expect(try await ana.call("GetIntrebare", Self.quiz + "<nrIntrebare>4</nrIntrebare>").fault == "not-found")
            #expect(try await site.count("attempt") == 2)
            #expect(try await ana.call("GetIntrebare", first).result["raspuns"] == nil)
            #expect(try await site.count("attempt") == 3)
        }
    }

    @Test("is refused when its final was closed to programs meanwhile, and when the course is no longer the person's")
    func closed() async throws {
        try await TestSite.run { site in
            try await site.openFinals()
            let ana = try await site.service("ana")
            _ = try await ana.call("IncepeTest", "<idUser>-1</idUser><nrTest>1</nrTest>")
            let first = "<nrTest>1</nrTest><nrIntrebare>1</nrIntrebare>"
            #expect(try await ana.call("GetIntrebare", first).field("tip") != "")
            #expect(try await ana.call("GetIntrebare", "<nrTest>1</nrTest><nrIntrebare>9</nrIntrebare>").fault == "not-found")
            try await site.database.write { tx in try tx.execute("UPDATE assessment SET programs = 0") }
            #expect(try await ana.call("GetIntrebare", first).fault == "no-programs")
            #expect(try await ana.call("GetIntrebare", "<nrTest>1</nrTest><nrIntrebare>9</nrIntrebare>").fault == "no-programs")
            try await site.openFinals()
            try await site.database.write { tx in try tx.execute("DELETE FROM enrolment") }
            #expect(try await ana.call("GetIntrebare", first).fault == "not-found")
        }
    }
}
