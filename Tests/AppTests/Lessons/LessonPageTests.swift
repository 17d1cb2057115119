import Testing

@testable import App

@Suite("A lesson's page")
struct LessonPageTests {
    @Test("a text is rendered once per revision, however many read it")
    func once() async throws {
        try await TestSite.run(from: .lessons) { site in
            let texts = LessonTextCache(strings: { site.site.strings($0) })
            let store = LessonStore(database: site.database, texts: texts)
            let id = ID<Lesson>(text: TestSite.lastPart(try await site.lesson("Straturile sistemului")))
            let people = try await PersonStore(database: site.database).all()
            for person in people.filter({ ["ana", "bogdan", "dan"].contains($0.userName) }) {
                let viewer = Viewer(
                    id: person.id, userName: person.userName, fullName: person.fullName, roles: person.roles, language: nil,
                    session: ID(text: "test"))
                #expect(try store.find(id, for: viewer) != nil)
            }
            #expect(texts.renderings == 1)
        }
    }

    @Test("contents and headings meet, links lead to other lessons, and code can be scrolled by keyboard")
    func text() async throws {
        try await TestSite.run(from: .lessons) { site in
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
        try await TestSite.run(from: .lessons) { site in
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
        try await TestSite.run(from: .lessons) { site in
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

    private func page(
        _ number: Int, quiz: AssessmentKind? = nil, body: String? = nil, isEnrolled: Bool = true, isBare: Bool = false
    ) throws -> LessonPage {
        let strings = try SamplePages.strings(.english)
        let details =
            if let body { try LessonStore.Details.sample(number, strings, quiz: quiz, body: body, isEnrolled: isEnrolled) } else {
                try LessonStore.Details.sample(number, strings, quiz: quiz, isEnrolled: isEnrolled)
            }
        return LessonPage(
            frame: SamplePages.frame(strings, heading: "3/5", isBare: isBare), strings: strings, details: details,
            address: "https://gata.example.org/lessons/lesson-\(number)")
    }

    @Test("a student says that a lesson was read once, and is led on, or to the end; who does not study there says nothing")
    func reading() throws {
        let strings = try SamplePages.strings(.english)
        let (read, unread, last) = (try page(1), try page(2), try page(5))
        #expect(read.readText != nil && read.readAction == nil && read.readButton == nil)
        #expect(read.done == .init(href: "/lessons/lesson-2", text: strings("lesson.done-next")))
        #expect(unread.readText == nil && unread.readAction != nil && unread.done == nil)
        #expect(unread.readButton == strings("lesson.finish-next") && last.readButton == strings("lesson.finish"))
        let visitor = try page(1, isEnrolled: false)
        #expect(visitor.readText == nil && visitor.readAction == nil && visitor.done == nil)
    }

    @Test("a lesson for everyone is shared, and its topic is for those inside; a visitor is asked to sign in")
    func sharing() throws {
        #expect(try page(4).shareAddress != nil && page(3).shareAddress == nil)
        #expect(try page(4).topic?.text == "Arhitectura / Ciclul" && page(4, isEnrolled: false).topic == nil)
        #expect(try page(5).topic == nil)
        #expect(try page(4, isBare: true).signInHref != nil && page(4).signInHref == nil)
        #expect(try page(4, body: "Text").hasScript && !page(3, body: "Text").hasScript && page(3).hasScript)
    }

    @Test("below each heading of the upper levels the place can be kept, but where it is kept already; a visitor keeps none")
    func places() throws {
        let body = "Întâi.\n\n## Prima\n\nText.\n\n### Sub\n\n## A doua parte\n\nText."
        let page = try page(2, body: body)
        #expect(page.parts.map(\.bookmark) == ["prima", nil, nil] && page.parts.map(\.isHere) == [false, true, false])
        #expect(
            page.parts.map(\.textHTML).joined()
                == (try LessonStore.Details.sample(2, PageGround().strings, body: body)).text.article.html)
        #expect(page.place == "a-doua-parte" && page.resume == .init(href: "#a-doua-parte", text: "A doua parte"))
        let unread = try self.page(3, body: body)
        #expect(unread.parts.map(\.bookmark) == ["prima", "a-doua-parte", nil] && unread.resume == nil && unread.place == nil)
        #expect(unread.placeAction == "/lessons/lesson-3/places" && unread.hasScript)
        for page in try [self.page(1, body: body), self.page(3, body: body, isEnrolled: false), self.page(3, body: "Text")] {
            #expect(page.placeAction == nil && page.parts.allSatisfy { $0.bookmark == nil && !$0.isHere })
        }
        #expect(try self.page(2, body: "## Alta\n\nText").resume == nil, "the heading is no longer there")
    }

    @Test("the words of a search are marked in the text, and a link shows it without")
    func marked() throws {
        let details = try LessonStore.Details.sample(
            3, PageGround().strings, body: "## Cadrul\n\nUn cadru și `frame`.\n\n    cadru\n")
        let page = LessonPage(
            frame: try PageGround().frame, strings: try PageGround().strings, details: details, address: "",
            query: SearchQuery("cadru"))
        let html = page.parts.map(\.textHTML).joined()
        #expect(html.contains("<h3 id=\"cadrul\"><mark>Cadrul</mark></h3>") && html.contains("Un <mark>cadru</mark> și"))
        #expect(html.contains("cadru\n</code></pre>") && !html.contains("<mark>cadru</mark>\n"))
        #expect(page.marked != nil && page.plainHref == "/lessons/lesson-3")
        #expect(try self.page(3).marked == nil)
    }

    @Test(
        "a text has contents from three headings on, of its upper levels; a lesson has those beside it, and the quiz that ends it"
    )
    func ways() throws {
        let long = try page(3, body: "## A\n\n### B\n\n#### C\n\n## D\n\nText")
        #expect(long.hasContents && long.contents.map(\.isSub) == [false, true, false])
        #expect(try !page(3, body: "## A\n\n#### B\n\n## C\n\nText").hasContents)
        let (first, last) = (try page(1), try page(5))
        #expect(first.previous == nil && first.next != nil && last.previous != nil && last.next == nil && first.hasNeighbours)
        let strings = try SamplePages.strings(.english)
        #expect(try page(2, quiz: .quiz).quizLimit == strings("test.rule-quiz-attempts", n: 3))
        #expect(try page(2, quiz: .quiz).quizAction != nil && page(2).quizAction == nil && page(2).quizLimit == nil)
    }
}
