import Testing

@testable import App

@Suite("Extra time is given once, and says what comes of it")
struct ExtraTimePageTests {
    private func address(_ userName: String, _ site: TestSite) async throws -> String {
        ExtraTimeRoutes.person(try await site.person(userName).id)
    }

    private func exceptions(_ title: String, _ site: TestSite) async throws -> String {
        ExtraTimeRoutes.test(ID(text: TestSite.lastPart(try await site.test(title))))
    }

    @Test("given during a test it moves the deadline, and the student sees it at the next request")
    func running() async throws {
        try await TestSite.run { site in
            let (dan, ana) = (try await site.signedIn("dan"), try await site.examinee())
            #expect(try await ana.browser.get(ana.first).text.contains(site.sentence("question.until", time: "10:30")))
            let answer = try await dan.post(address("ana", site), [("factor", "1,5"), ("minutes", "5")])
            #expect(answer.status == .seeOther)
            #expect(
                try await dan.follow(answer).text.contains(
                    site.sentence("flash.extra-time-moved", ["moves": "Test final: 10:30 → 10:50"])))
            #expect(try await ana.browser.get(ana.first).text.contains(site.sentence("question.until", time: "10:50")))
            #expect(try await site.count("deadline_change") == 1)
        }
    }

    @Test("taken away during a test it ends nothing at once unless that is ticked")
    func takenAway() async throws {
        try await TestSite.run { site in
            let (dan, ana) = (try await site.signedIn("dan"), try await site.examinee())
            let address = try await address("ana", site)
            try await dan.post(address, [("factor", "2")])
            site.clock.set(site.minute(40))
            let refused = try await dan.post(address, [("factor", "1"), ("minutes", "0")])
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(site.sentence("extra-time.would-end")))
            #expect(refused.text.contains("name=\"ending\""))
            #expect(try await site.deadline(of: ana.attempt) == site.minute(60))
            #expect(try await dan.get(address).text.contains("× 2"))
            let less = try await dan.post(address, [("factor", "1,5")])
            #expect(less.status == .seeOther)
            #expect(try await site.deadline(of: ana.attempt) == site.minute(45))
            let confirmed = try await dan.post(address, [("factor", "1"), ("minutes", "0"), ("ending", "1")])
            #expect(confirmed.status == .seeOther)
            #expect(try await site.deadline(of: ana.attempt) == site.minute(40))
        }
    }

    @Test(
        "what cannot be read comes back as it was typed, and gives nothing",
        arguments: [
            ("0.9", "0", "factor"), ("5.5", "0", "factor"), ("un sfert", "0", "factor"), ("1,2345", "0", "factor"),
            ("1,5", "-1", "minutes"), ("1,5", "zece", "minutes"), ("1,5", "1441", "minutes"), ("1,5", "2,5", "minutes"),
        ])
    func mistakes(factor: String, minutes: String, field: String) async throws {
        try await TestSite.run { site in
            let (dan, carmen) = (try await site.signedIn("dan"), try await site.signedIn("carmen"))
            let fields = [("person", "ana"), ("factor", factor), ("minutes", minutes)]
            for (browser, address) in [
                (dan, try await address("ana", site)), (carmen, try await exceptions("Test final", site)),
            ] {
                let page = try await browser.post(address, fields)
                #expect(page.status == .unprocessableContent)
                #expect(page.text.contains(site.sentence("extra-time.\(field)-invalid")))
                #expect(page.text.contains("value=\"\(factor)\"") && page.text.contains("value=\"\(minutes)\""))
            }
            #expect(try await site.count("time_exception") == 0)
            #expect(try await ExtraTimeStore(database: site.database).everybody().isEmpty)
        }
    }

    @Test("the page offers what is usual, and shows the deadlines of the tests that are open or to come")
    func deadlines() async throws {
        try await TestSite.run { site in
            let dan = try await site.signedIn("dan")
            let address = try await address("ana", site)
            #expect(try await dan.get(address).text.contains("value=\"1,25\""))
            try await dan.post(address, [("factor", "1.5"), ("minutes", "10")])
            let page = try await dan.get(address).words
            for title in ["Test final", "Test viitor"] { #expect(page.contains(title)) }
            for title in ["Test trecut", "Exerciții"] { #expect(!page.contains(title)) }
            let has = site.site.strings(.romanian)("extra-time.has", ["minutes": "55", "time": "12:25"])
            #expect(page.contains(has))
            let everybody = try await dan.get("/extra-time").text
            #expect(everybody.contains("Țîrlea Ana") && !everybody.contains("Bogdan"))
        }
    }

    @Test("a teacher makes an exception in one test, and takes it away again")
    func exception() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.examinee())
            let address = try await exceptions("Test final", site)
            let answer = try await carmen.post(address, [("person", "ana"), ("factor", "1"), ("minutes", "15")])
            #expect(answer.location == address)
            #expect(try await ana.browser.get(ana.first).text.contains(site.sentence("question.until", time: "10:45")))
            let page = try await carmen.get(address)
            #expect(page.words.contains("Țîrlea Ana"))
            let course = try await carmen.get(page.link("/teach/courses/[^\"]+/extra-time")).words
            #expect(course.contains("Țîrlea Ana") && course.contains(site.site.strings(.romanian)("extra-time.exceptions", n: 1)))
            try await carmen.post(address + "/endings", [("person", "ana")])
            #expect(try await ana.browser.get(ana.first).text.contains(site.sentence("question.until", time: "10:30")))
            #expect(try await site.count("time_exception") == 0)
            #expect(try await site.count("deadline_change") == 2)
        }
    }

    @Test("taking an exception away ends a test at once only when that is ticked")
    func endedException() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.examinee())
            let address = try await exceptions("Test final", site)
            try await carmen.post(address, [("person", "ana"), ("minutes", "30")])
            site.clock.set(site.minute(40))
            let refused = try await carmen.post(address + "/endings", [("person", "ana")])
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("name=\"ending\""))
            #expect(try await site.deadline(of: ana.attempt) == site.minute(60))
            #expect(try await site.count("time_exception") == 1)
            #expect(try await carmen.post(address + "/endings", [("person", "ana"), ("ending", "1")]).status == .seeOther)
            #expect(try await site.deadline(of: ana.attempt) == site.minute(40))
        }
    }

    @Test("only students of the course are given one, and only by those who teach it; a quiz has none")
    func strangers() async throws {
        try await TestSite.run { site in
            let scene = try await AccessScene(site)
            let (gelu, carmen) = (try scene.browser("gelu"), try scene.browser("carmen"))
            let address = try await exceptions("Test final", site)
            let fields = [("person", "bogdan"), ("factor", "2")]
            for stranger in [address, address + "/endings"] {
                #expect(try await gelu.post(stranger, fields).status == .notFound)
            }
            #expect(try await gelu.get(address).status == .notFound)
            for userName in ["ema", "nobody", ""] {
                let page = try await carmen.post(address, [("person", userName), ("factor", "2")])
                #expect(page.status == .unprocessableContent)
                #expect(page.text.contains(site.sentence("extra-time.choose-student")))
            }
            #expect(try await carmen.get(exceptions("Exerciții", site)).status == .notFound)
            #expect(try await site.count("time_exception") == 0)
        }
    }

    @Test("an exception in one test moves no deadline of another")
    func otherTests() async throws {
        try await TestSite.run { site in
            let (carmen, ana) = (try await site.signedIn("carmen"), try await site.examinee())
            let person = try await site.person("ana").id
            // The rules of the running test have changed, and nobody has moved its deadline yet.
            _ = try await site.database.write { tx in
                try tx.execute("UPDATE person SET time_factor = 2000 WHERE id = \(person)")
            }
            let answer = try await carmen.post(exceptions("Test viitor", site), [("person", "ana"), ("factor", "1,5")])
            #expect(try await carmen.follow(answer).text.contains(site.sentence("flash.extra-time-saved")))
            #expect(try await site.deadline(of: ana.attempt) == site.minute(30))
        }
    }

    private func page(_ own: ExtraTime, _ form: ExtraTimeForm? = nil, errors: FormErrors? = nil) throws -> ExtraTimePage {
        let ground = try PageGround()
        return ExtraTimePage(
            frame: ground.frame, strings: ground.strings,
            overview: .init(person: SamplePeople.ana, own: own, usual: SampleExtraTime.quarter, courses: []), form: form,
            now: SampleSnapshot.start, errors: errors)
    }

    @Test("the usual time is offered to somebody who has none, else what there is, else what was typed")
    func offered() throws {
        #expect(try page(.none).fields.map(\.value) == ["1.25", "10"])
        #expect(try page(ExtraTime(factor: 1500, added: .minutes(3))).fields.map(\.value) == ["1.5", "3"])
        #expect(try page(.none, ExtraTimeForm(factor: "2", minutes: "x")).fields.map(\.value) == ["2", "x"])
    }

    @Test("only what is there can be taken away, and only what would end attempts has to be ticked")
    func removable() throws {
        #expect(try !page(.none).isRemovable)
        #expect(try page(SampleExtraTime.quarter).isRemovable)
        #expect(try !page(.none).asksEnding)
        #expect(try !page(.none, errors: .one("factor", "extra-time.factor-invalid")).asksEnding)
        #expect(try page(.none, errors: .wouldEnd).asksEnding)
        let frames = try [page(.none).frame, page(.none, errors: .wouldEnd).frame]
        #expect(try frames.map { try PageGround().isMarked($0) } == [false, true])
    }
}
