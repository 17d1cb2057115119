@testable import App

extension SamplePages {
    static func search(_ strings: Strings) -> [SamplePage] {
        let frame = frame(strings, heading: strings("search.title"))
        let query = SearchQuery("tari")
        let hits = [
            hit(LessonRoutes.lesson(ID(text: "lesson")), "home.lesson", topics: nil, text: "Despre <toate> țările lumii."),
            hit(AssessmentRoutes.test(ID(text: "test")), "tests.quiz", topics: "Țări / Ape", text: ""),
            hit(AssessmentRoutes.test(ID(text: "test")), "tests.final", topics: nil, text: "Introducere."),
            hit(CourseRoutes.teacher(1, of: ID(text: "course")), "search.teacher", topics: nil, text: "Cabinetul 12"),
        ]
        func page(_ typed: String, _ query: SearchQuery?, _ found: SearchHits?, _ errors: FormErrors? = nil) -> SearchPage {
            SearchPage(frame: frame, strings: strings, typed: typed, query: query, found: found, errors: errors)
        }
        return [
            SamplePage("nothing typed", page("", nil, nil)),
            SamplePage("some found", page("tari", query, SearchHits(best: hits, count: 4))),
            SamplePage("very many found", page("tari", query, SearchHits(best: hits, count: 51))),
            SamplePage("nothing found", page("\"tari\"", query, SearchHits(best: [], count: 0))),
            SamplePage("too long", page("<a>", nil, nil, FormErrors(items: [.init(field: "q", key: "search.too-long")]))),
        ]
    }

    private static func hit(_ href: String, _ kind: String, topics: String?, text: String) -> SearchHit {
        SearchHit(href: href, kind: kind, title: "Țări <mici>", course: "Lumea", language: .romanian, topics: topics, text: text)
    }
}
