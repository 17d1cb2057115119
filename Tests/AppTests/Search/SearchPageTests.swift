import Testing

@testable import App

@Suite("The page of what was found")
struct SearchPageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func hit(_ href: String, _ kind: String, text: String = "Text", topics: String? = nil) -> SearchHit {
        SearchHit(href: href, kind: kind, title: "Țări", course: "Lumea", language: .romanian, topics: topics, text: text)
    }

    private func page(_ typed: String, count: Int? = nil, _ hits: [SearchHit] = [], errors: FormErrors? = nil) -> SearchPage {
        SearchPage(
            frame: ground.frame, strings: ground.strings, typed: typed, query: count == nil ? nil : SearchQuery(typed),
            found: count.map { SearchHits(best: hits, count: $0) }, errors: errors)
    }

    @Test("how many were found is said, that only the first of very many are shown, or what was not found")
    func counts() {
        #expect(page("tari", count: 1).count == ground.strings("search.count", n: 1) && page("tari", count: 1).nothing == nil)
        #expect(page("tari", count: 50).limit == nil)
        #expect(page("tari", count: 51).limit == ground.strings("search.limit", n: 50))
        let none = page("tari", count: 0)
        #expect(none.count == nil && none.nothing == ground.strings("search.nothing", ["query": "tari"]))
    }

    @Test("a page on which nothing was typed says neither that something was found nor that nothing was")
    func new() {
        let new = page("")
        #expect(new.isNew && new.count == nil && new.nothing == nil && !new.hasRows && !ground.isMarked(new.frame))
        #expect(!page("tari", count: 0).isNew)
        let wrong = page("a", errors: .one("q", "search.too-long"))
        #expect(!wrong.isNew && wrong.error == ground.strings("search.too-long") && ground.isMarked(wrong.frame))
    }

    @Test("lessons, quizzes and finals are called what they are, with an excerpt where there is a text")
    func rows() {
        let teacher = page("tari", count: 1, [hit("/d", "search.teacher", text: "")]).rows
        #expect(teacher.map(\.kind) == [ground.strings("search.teacher")])
        let hits = [hit("/a", "home.lesson"), hit("/b", "tests.quiz", text: "", topics: "Ape"), hit("/c", "tests.final")]
        let rows = page("tari", count: 3, hits).rows
        #expect(rows.map(\.kind) == ["home.lesson", "tests.quiz", "tests.final"].map { ground.strings($0) })
        #expect(rows.map(\.href) == ["/a", "/b", "/c"])
        #expect(rows.map { $0.excerptHTML != nil } == [true, false, true])
        #expect(rows.map { $0.topicsHTML != nil } == [false, true, false])
    }
}
