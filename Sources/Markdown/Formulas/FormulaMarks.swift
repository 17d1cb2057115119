/// Writes a text with one word for each formula.
enum FormulaMarks {
    /// The text on as many lines. A word has a dollar sign on each side, so that a mark of emphasis beside it means what it
    /// meant beside the formula.
    static func text(_ source: String, _ formulas: [WrittenFormula]) -> String {
        let lines = TextLines(source)
        var text = ""
        var place = WrittenFormula.Place(line: 1, index: lines.line(1).startIndex)
        func copy(to end: WrittenFormula.Place?) {
            var line = lines.line(place.line)[place.index...]
            while place.line < end?.line ?? lines.count {
                text += line
                text += "\n"
                place = .init(line: place.line + 1, index: lines.line(place.line + 1).startIndex)
                line = lines.line(place.line)
            }
            text += end.map { line[..<$0.index] } ?? line
        }
        for (number, formula) in formulas.enumerated() {
            copy(to: formula.start)
            text += "$\(ExtendedText.mark)\(number)\(ExtendedText.end)$"
            for prefix in formula.prefixes {
                text += "\n\(prefix)\(ExtendedText.continuation)"
            }
            place = formula.end
        }
        copy(to: nil)
        return text
    }
}
