/// The fields of a question's form, with the typed values and the errors.
struct QuestionFields {
    let form: QuestionForm
    let errors: FormErrors?
    let strings: Strings

    /// The number of empty rows after those with a value.
    private static let empty = 2
    private static let fewestOptions = 4

    var heading: [TypedField] {
        [
            TypedField("text", strings("compose.text"), form.text, errors: errors, strings)
        ]
    }

    var body: [TypedField] {
        [
            TypedField(
                "body", strings("compose.body"), lines: form.body, hint: strings("compose.body-hint"), errors: errors, strings)
        ]
    }

    var kinds: [QuestionEditPage.Kind] {
        let chosen = form.kind.flatMap(QuestionKind.init) ?? .single
        return [QuestionKind.single, .multiple, .number, .text].map {
            .init(id: "kind-" + $0.rawValue, value: $0.rawValue, text: strings($0.wordsKey), isChosen: $0 == chosen)
        }
    }

    var options: [QuestionEditPage.Row] {
        rows("option", form.option ?? [], fewest: Self.fewestOptions).map { index, value in
            let number = ["n": strings.formats.number(index + 1)]
            return row(
                "option", index, strings("compose.option", number), value,
                tick: .init(
                    id: form.isSingle ? "many-\(index)" : "right-\(index)",
                    onlyID: form.isSingle ? "right-\(index)" : "only-\(index)",
                    label: strings("compose.right", number), isRight: form.ticked.contains(index),
                    isOnly: index == (form.ticked.count == 1 ? form.ticked.first : nil)))
        }
    }

    var numbers: [QuestionEditPage.Row] {
        rows("number", form.number ?? [], fewest: 1).map { index, value in
            let number = ["n": strings.formats.number(index + 1)]
            let tolerances = form.tolerance ?? []
            return row(
                "number", index, strings("compose.number-n", number), value,
                tolerance: .init(
                    id: "tolerance-\(index)", label: strings("compose.tolerance-n", number),
                    value: tolerances.at(index) ?? "",
                    error: errors?.first("tolerance-\(index)", strings)))
        }
    }

    var texts: [QuestionEditPage.Row] {
        rows("accepted", form.accepted ?? [], fewest: 1).map { index, value in
            row("accepted", index, strings("compose.accepted-n", ["n": strings.formats.number(index + 1)]), value)
        }
    }

    var folding: [TypedField] {
        let words = [TextFolding.exact: "compose.fold-exact", .ignore: "compose.fold-ignore", .fold: "compose.fold-fold"]
        return [
            TypedField(
                "folding", strings("compose.folding"), chosen: form.folding ?? TextFolding.exact.rawValue,
                of: TextFolding.allCases.map { ($0.rawValue, strings(words[$0] ?? "")) }, errors: errors, strings)
        ]
    }

    /// - Parameter topics: the topics to choose from.
    func place(topics: [[String]]) -> [TypedField] {
        let choices = [(value: "", text: strings("write.topic-none"))] + topics.map { (TopicPath.text($0), TopicPath.text($0)) }
        return [
            TypedField("topic", strings("write.topic"), chosen: form.topic, of: choices, errors: errors, strings),
            TypedField("points", strings("compose.points-label"), form.points, errors: errors, strings),
        ]
    }

    var rest: [TypedField] {
        [
            TypedField(
                "explanation", strings("compose.explanation"), lines: form.explanation, hint: strings("compose.explanation-hint"),
                errors: errors, strings),
            TypedField(
                "penalty", strings("compose.penalty-label"), form.penalty, hint: strings("compose.penalty-hint"), errors: errors,
                strings),
        ]
    }

    /// The rows with a value, at their places, and empty ones after them; more of these when they were asked for.
    private func rows(_ name: String, _ typed: [String], fewest: Int) -> [(Int, String)] {
        let held = typed.lastIndex { !$0.allSatisfy(\.isWhitespace) }.map { $0 + 1 } ?? 0
        let count = form.wantsMore ? typed.count + Self.empty : max(fewest, held + Self.empty)
        return (0..<min(count, 100)).map { ($0, typed.at($0) ?? "") }
    }

    private func row(
        _ name: String, _ index: Int, _ label: String, _ value: String, tick: QuestionEditPage.Tick? = nil,
        tolerance: QuestionEditPage.Tolerance? = nil
    ) -> QuestionEditPage.Row {
        .init(
            index: index, id: "\(name)-\(index)", label: label, value: value,
            lines: min(6, max(1, value.split(separator: "\n", omittingEmptySubsequences: false).count)),
            error: errors?.first("\(name)-\(index)", strings),
            tick: tick,
            tolerance: tolerance)
    }
}

extension QuestionKind {
    /// The key of the kind's name.
    var wordsKey: String {
        switch self {
        case .single: "compose.kind-single"
        case .multiple: "compose.kind-multiple"
        case .number: "compose.kind-number"
        case .text: "compose.kind-text"
        }
    }
}
