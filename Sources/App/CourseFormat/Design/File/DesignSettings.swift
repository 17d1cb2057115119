import Foundation
import Yams

/// What the readers of `design.yaml` have alike.
extension Settings {
    /// A text of one line, of at most so many letters; nil when it is absent or empty.
    mutating func line(of name: String, letters most: Int) -> String? {
        let text = text(name).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return within(most, text, name)
    }

    /// A text of one line that must be there; "" with a mistake when it is not.
    mutating func neededLine(of name: String, letters most: Int) -> String {
        if let line = line(of: name, letters: most) { return line }
        addMissing(name)
        return ""
    }

    /// A text that may have several lines, of at most so many letters.
    mutating func lines(of name: String, letters most: Int) -> String? {
        within(most, text(name), name)
    }

    /// A text in Markdown, of at most so many letters.
    mutating func markdown(of name: String, letters most: Int) -> String? {
        guard let text = lines(of: name, letters: most) else { return nil }
        guard DesignText.isTooDeep(text) else { return text }
        add("mistake.too-deep", at: name)
        return nil
    }

    private mutating func within(_ most: Int, _ text: String?, _ name: String) -> String? {
        guard let text, !text.isWithin(letters: most) else { return text }
        add("mistake.setting-long", at: name, ["setting": name])
        return nil
    }

    /// Nil when it is absent, and, with a mistake, when it is no such number.
    mutating func number(_ name: String, _ possible: ClosedRange<Int>) -> Int? {
        guard let text = text(name) else { return nil }
        let number = Self.number(text, possible)
        if number == nil {
            add(
                "mistake.design-number", at: name,
                ["setting": name, "least": String(possible.lowerBound), "most": String(possible.upperBound)])
        }
        return number
    }

    /// A whole number of at most four digits.
    static func number(_ text: String, _ possible: ClosedRange<Int>) -> Int? {
        guard text.utf8.count <= 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            possible.contains(number)
        else { return nil }
        return number
    }

    /// A day that must be there.
    /// - Parameter end: what a week alone means.
    mutating func day(
        _ name: String, _ end: SemesterDay.End, _ around: DesignDocument.Surroundings
    ) -> DesignDay? {
        let text = requiredText(name)
        if text.isEmpty { return nil }
        if let day = DesignDay(text, end, today: around.today) { return day }
        if case .ambiguous(let one, let other) = WrittenDay(text) {
            add("mistake.day-twofold", at: name, ["value": text, "first": one.iso, "second": other.iso])
        } else {
            add("mistake.design-day", at: name, ["value": text.shortened(letters: 40)])
        }
        return nil
    }

    /// False when it is absent.
    mutating func flag(_ name: String, otherwise: Bool = false) -> Bool {
        optionalChoice(name, of: Truth.self).map { $0 == .yes } ?? otherwise
    }

    /// Some of the values of a type, each once.
    mutating func choices<Value: RawRepresentable & CaseIterable & Equatable>(
        _ name: String, of type: Value.Type
    ) -> [Value] where Value.RawValue == String {
        var values: [Value] = []
        for node in list(name) {
            guard let value = node.cleanText.flatMap(Value.init(rawValue:)) else {
                let choices = Value.allCases.map(\.rawValue).joined(separator: ", ")
                add(Mistake(file, line: line(of: node), "mistake.setting-choice", ["setting": name, "choices": choices]))
                return values
            }
            if values.contains(value) {
                add(Mistake(file, line: line(of: node), "mistake.design-twice", ["value": value.rawValue]))
            }
            values.append(value)
        }
        return values
    }

    /// The elements of a list, each of which is a map. More than so many are a mistake, and not read.
    mutating func elements<Element>(
        _ name: String, most: Int, _ read: (inout Settings, Int?) -> Element?
    ) -> [Element] {
        let entries = list(name)
        if entries.count > most { add("mistake.design-many", at: name, ["setting": name, "most": String(most)]) }
        return entries.prefix(most).compactMap { node in
            guard var own = inside(node) else {
                add(Mistake(file, line: line(of: node), "mistake.design-entry", ["setting": name]))
                return nil
            }
            let element = read(&own, line(of: node))
            take(own)
            return own.mistakes.isEmpty ? element : nil
        }
    }

    /// Reports settings that mean nothing beside the others.
    mutating func refuse(_ names: [String], unless isMeant: Bool) {
        for name in names where !isMeant && has(name) { add("mistake.design-unused", at: name, ["setting": name]) }
    }

    private enum Truth: String, CaseIterable {
        case yes = "true"
        case no = "false"
    }
}
