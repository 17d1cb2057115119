/// What can be chosen on the page of a course's marks: which tests and students are shown, and in which order.
enum MarkChoices {
    /// The fields of the form.
    static func fields(_ sheet: CourseMarksSheet, _ strings: Strings) -> [TypedField] {
        let (query, tests) = (sheet.query, sheet.allTests)
        let all = [("", strings("tests.all-uncounted"))]
        let titles = tests.map { (String($0.number), $0.title) }
        func choice(_ id: String, _ label: String, _ chosen: String?, _ options: [(String, String)]) -> TypedField {
            TypedField(id, strings(label), chosen: chosen ?? "", of: options, errors: nil, strings)
        }
        let kinds = [("final", strings("marks.finals")), ("quiz", strings("topic.quizzes"))]
        let topics = sheet.topics.inOrder.map { topic in
            (topic.id.text, sheet.topics.path(to: topic.id).map(\.title).joined(separator: " / "))
        }
        let orders = [
            ("", strings("watch.sort-name")), ("number", strings("watch.sort-number")), ("taken", strings("marks.sort-taken")),
        ]
        // The headings of the table have the others.
        let sorted = tests.filter { [query.test, query.sort].contains(String($0.number)) }.map {
            (String($0.number), strings("marks.sort-test", ["title": $0.title]))
        }
        return [
            choice("test", "marks.test", query.test, all + titles), choice("kind", "test-list.kind", query.kind, all + kinds),
            topics.isEmpty
                ? nil : choice("topic", "teach.topic", query.topic, [("", strings("marks.all-topics"))] + topics),
            choice("missing", "marks.missing", query.missing, [("", strings("marks.all-students"))] + titles),
            choice("sort", "watch.sort", query.sort, orders + sorted),
        ].compactMap { $0 }
    }

    /// The headings of the table.
    static func columns(_ sheet: CourseMarksSheet, _ here: String, _ strings: Strings) -> [CourseMarksPage.Column] {
        let query = sheet.query
        func column(
            _ text: String, _ sort: String?, bestFirst: Bool = false, language: String? = nil, detail: String? = nil
        ) -> CourseMarksPage.Column {
            let isAscending = query.isReversed == bestFirst
            return CourseMarksPage.Column(
                href: here + query.ordered(by: sort).text(), text: text, contentLanguage: language, detail: detail,
                sort: sort == query.sort ? isAscending ? "ascending" : "descending" : nil)
        }
        let language = sheet.taught.course.language.rawValue
        return [column(strings("watch.student"), nil), column(strings("account.index-number"), "number")]
            + sheet.tests.map { test in
                column(
                    test.title, String(test.number), bestFirst: true, language: language,
                    detail: MarkWords.kind(of: test, strings))
            } + [column(strings("marks.taken"), "taken", bestFirst: true)]
    }
}
