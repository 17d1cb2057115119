import Foundation

/// The results of a subject as files: a table of figures, and one of comments. Numbers have a decimal point in every language,
/// because programs read them.
struct ResultsFile: Sendable {
    let results: SubjectResults
    let strings: Strings

    /// A row for each item with a scale, and one for each option of an item with a choice.
    var figures: String {
        let heading =
            place
            + [
                strings("survey.file.option"), strings("survey.file.invited"), strings("survey.file.answered"),
                strings("survey.file.answers"), strings("survey.file.mean"), strings("survey.file.deviation"),
            ] + SurveyItem.steps.map { SurveyScale.text($0, strings) } + [
                strings("survey.scale.na"), strings("survey.file.mean-of-all"),
            ]
        return SpreadsheetText.csv([heading] + results.lines.flatMap(rows))
    }

    /// A row for each comment.
    var comments: String {
        let rows = results.lines.flatMap { line -> [[String]] in
            guard case .comments(let texts) = line.content else { return [] }
            return texts.map { place(of: line) + [$0] }
        }
        return SpreadsheetText.csv([place + [strings("survey.file.comment")]] + rows)
    }

    /// The name of a file, such as `anketa-it250-figures.csv`, in letters that every system accepts.
    func name(_ kind: String) -> String {
        SpreadsheetText.fileName([results.survey.key, results.subject.code, kind])
    }

    private var place: [String] {
        [
            strings("survey.file.survey"), strings("survey.file.subject"), strings("survey.file.teacher"),
            strings("survey.file.item"),
        ]
    }

    private func place(of line: SubjectResults.Line) -> [String] {
        [
            results.survey.title.text(strings.language), results.subject.name, line.slot.teacher?.name ?? "",
            line.slot.item.text.text(strings.language),
        ]
    }

    private func rows(_ line: SubjectResults.Line) -> [[String]] {
        let turnout = [results.turnout.invited, results.turnout.answers?.answered ?? 0].map(String.init)
        let blank = Array(repeating: "", count: SurveyItem.steps.count + 2)
        switch (line.content, line.slot.item.kind) {
        case (.tooFew, _):
            return [place(of: line) + [""] + turnout + [strings("survey.results.few"), "", ""] + blank]
        case (.figures(let counts, _), .choice(let options)):
            return options.enumerated().map { index, option in
                let count = String(counts.count(of: index + 1))
                return place(of: line) + [option.text(strings.language)] + turnout + [count, "", ""] + blank
            }
        case (.figures(let counts, let comparison), _):
            let figures = [String(counts.answers), Self.number(counts.mean), Self.number(counts.deviation)]
            let steps = SurveyItem.steps.map { String(counts.count(of: $0)) }
            return [
                place(of: line) + [""] + turnout + figures + steps
                    + [String(counts.notApplicable), Self.number(comparison?.mean)]
            ]
        default: return []
        }
    }

    private static func number(_ number: Decimal?) -> String {
        number?.formatted(
            .number.precision(.fractionLength(2)).grouping(.never).locale(Locale(identifier: "en_US_POSIX"))) ?? ""
    }
}
