/// The fields of a test's settings, formatted for the page.
struct TestSettingsFields {
    let form: TestSettingsForm
    let errors: FormErrors?
    let strings: Strings

    var titleOnly: [TypedField] { [line("title", "write.title", form.title)] }

    var heading: [TypedField] {
        titleOnly + [choice("kind", "test-list.kind", form.kind, ["quiz": "tests.quiz", "final": "tests.final"])]
    }

    func topic(_ topics: TopicTree) -> [TypedField] {
        let paths = topics.inOrder.map { topics.path(to: $0.id).map(\.title) }
        let options =
            [(value: "", text: strings("write.topic-none"))]
            + paths.map { (value: TopicPath.text($0), text: $0.joined(separator: " / ")) }
        let chosen = form.topic.map { TopicPath.text(TopicPath.read($0)) } ?? ""
        return [TypedField("topic", strings("write.topic"), chosen: chosen, of: options, errors: errors, strings)]
    }

    var opens: [TypedField] { moment("opens", "test-settings.opens", form.opensDay, form.opensTime) }
    var closes: [TypedField] { moment("closes", "test-settings.closes", form.closesDay, form.closesTime) }

    func attempts(isFinal: Bool) -> [TypedField] {
        let limit = isFinal ? [line("limit", "test-settings.limit", form.limit)] : []
        return limit + [
            line(
                "attempts", "test-settings.attempts", form.attempts,
                hint: isFinal ? "test-settings.attempts-final" : "test-settings.attempts-quiz"),
            choice(
                "counts", "test-settings.counts", form.counts ?? "best",
                [
                    "best": "test-settings.best", "last": "test-settings.last", "first": "test-settings.first",
                    "average": "test-settings.average",
                ]),
            line("pause", "test-settings.pause", form.pause, hint: "test-settings.pause-hint"),
            line("code", "test-settings.code", form.code, hint: "test-settings.code-hint"),
        ]
    }

    func results(isFinal: Bool) -> [TypedField] {
        let all: KeyValuePairs = [
            "at-once": "test-settings.at-once", "after-everyone": "test-settings.after-everyone", "from": "test-settings.from",
        ]
        let quiz: KeyValuePairs = ["at-once": "test-settings.at-once", "from": "test-settings.from"]
        return [choice("results", "test-settings.results", form.results ?? "at-once", isFinal ? all : quiz)]
    }

    var resultsTime: [TypedField] { moment("results", "test-settings.results-from", form.resultsDay, form.resultsTime) }

    var answers: [TypedField] {
        [
            choice(
                "answers", "test-settings.answers", form.answers ?? "at-once",
                [
                    "at-once": "test-settings.at-once", "after-last-attempt": "test-settings.after-last",
                    "from": "test-settings.from",
                ])
        ]
    }

    var answersTime: [TypedField] { moment("answers", "test-settings.answers-from", form.answersDay, form.answersTime) }

    var check: [TypedField] {
        [
            choice(
                "check", "test-settings.check", form.check ?? AnswerCheck.atEnd.rawValue,
                ["at-end": "test-settings.check-end", "each-answer": "test-settings.check-each"])
        ]
    }

    var scoring: [TypedField] {
        [
            choice(
                "questions", "test-settings.order", form.questions ?? "fixed",
                ["fixed": "test-settings.fixed", "shuffled": "test-settings.shuffled"]),
            choice(
                "credit", "test-settings.credit", form.credit ?? "right-minus-wrong",
                [
                    "right-minus-wrong": "test-settings.right-minus-wrong", "per-option": "test-settings.per-option",
                    "all-or-nothing": "test-settings.all-or-nothing",
                ]),
            line("penalty", "test-settings.penalty", form.penalty, hint: "test-settings.penalty-hint"),
        ]
    }

    private func line(_ id: String, _ label: String, _ value: String?, hint: String? = nil) -> TypedField {
        TypedField(id, strings(label), value, hint: hint.map { strings($0) }, errors: errors, strings)
    }

    private func choice(
        _ id: String, _ label: String, _ chosen: String?, _ options: KeyValuePairs<String, String>
    ) -> TypedField {
        TypedField(
            id, strings(label), chosen: chosen, of: options.map { (value: $0.key, text: strings($0.value)) }, errors: errors,
            strings)
    }

    private func moment(_ name: String, _ label: String, _ day: String?, _ clock: String?) -> [TypedField] {
        [
            TypedField(name + "Day", strings(label), day, type: "date", errors: errors, strings),
            TypedField(
                name + "Time", strings("test-settings.clock", ["what": strings(label)]), clock, type: "time", errors: errors,
                strings),
        ]
    }
}
