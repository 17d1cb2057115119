import Testing

@testable import App

@Suite("A lesson's page")
struct LessonPageTests {
    @Test("a text is rendered once per revision, however many read it")
    func once() async throws {
        try await TestSite.run { site in
            try await site.addLessons()
            let texts = LessonTextCache(strings: { site.site.strings($0) })
            let store = LessonStore(database: site.database, texts: texts)
            let id = ID<Lesson>(text: TestSite.lastPart(try await site.lesson("Straturile sistemului")))
            let people = try await PersonStore(database: site.database).all()
            for person in people.filter({ ["ana", "bogdan", "dan"].contains($0.userName) }) {
                let viewer = Viewer(
                    id: person.id, userName: person.userName, fullName: person.fullName, roles: person.roles, language: nil,
                    session: ID(text: "test"))
                #expect(try await store.find(id, for: viewer) != nil)
            }
            #expect(texts.renderings == 1)
        }
    }

    @Test("contents and headings meet, links lead to other lessons, and code can be scrolled by keyboard")
    func text() async throws {
        try await TestSite.run { site in
            try await site.addLessons()
            let ana = try await site.signedIn("ana")
            let page = try await ana.get(site.lesson("Straturile sistemului")).text
            #expect(page.contains("<h3 id=\"cocoa-touch\">Cocoa Touch</h3>"))
            let next = try await site.lesson("Ciclul de viață")
            #expect(page.contains("<a href=\"\(next)#stari\">lecție</a>"))
            #expect(page.contains("<figcaption>De sus în jos</figcaption>"))
            #expect(page.contains("width=\"640\" height=\"320\""))
            #expect(page.contains("<pre tabindex=\"0\">"))
            #expect(page.contains("(PDF, 17 B)"))
            // Two headings need no contents.
            #expect(!page.contains("<details"))
        }
    }

    @Test("a visitor reads what is for everyone, goes on to nothing else, and is asked to sign in for the rest")
    func visitor() async throws {
        try await TestSite.run { site in
            try await site.addLessons()
            let visitor = site.visitor()
            let page = try await visitor.get(site.lesson("Limbajul"))
            #expect(page.status == .ok)
            #expect(page.words.contains("Oricine poate citi."))
            #expect(page.words.contains(site.sentence("lesson.share")))
            #expect(!page.text.contains("/topics/"))
            for title in ["Straturile sistemului", "Ciclul de viață"] {
                let address = try await site.lesson(title)
                #expect(!page.text.contains(address))
                let door = try await visitor.get(address)
                #expect(door.status == .seeOther)
                #expect(door.location?.hasPrefix("/sign-in") == true)
            }
        }
    }

    @Test("a lesson that was put away, or whose course was, is not there for anybody")
    func putAway() async throws {
        try await TestSite.run { site in
            try await site.addLessons()
            let ana = try await site.signedIn("ana")
            let address = try await site.lesson("Limbajul")
            try await site.database.write { try $0.execute("UPDATE course SET removed_at = 1 WHERE code = 'PDM301'") }
            #expect(try await ana.get(address).status == .notFound)
            #expect(try await site.visitor().get(address).status == .seeOther)
            try await site.database.write { tx in
                try tx.execute("UPDATE course SET removed_at = NULL")
                try tx.execute("UPDATE lesson SET removed_at = 1 WHERE lesson_key = 'language'")
            }
            #expect(try await ana.get(address).status == .notFound)
            #expect(try await !ana.get("/lessons").text.contains(address))
        }
    }
}
