import Foundation

/// Where tests ask the machine for its date: a test that does passes by day and fails by night, or in another month. It reads letters, not
/// types. Clocks that only go on are no dates, and a moment that is told is one's own.
enum MachineClock {
    struct Finding: Hashable, CustomStringConvertible {
        let path: String
        let line: Int
        /// What asks, as it is written: `datetime.now(`.
        let text: String

        var description: String { "\(path):\(line) \(text)" }
    }

    /// What asks, by the ending of the file. Before it no letter of a name may stand, and after a letter neither.
    private static let swift = [
        "Date()", "Date.init()", "Date.now", "Date.timeIntervalSinceReferenceDate", "timeIntervalSinceNow", "Date = .now",
        "Instant = .now", "ClockSource.system", "SteadyClock(.system)", "CLOCK_REALTIME", "gettimeofday(", "time(nil)", "time(&",
        "localtime", "localtime_r(", "CFAbsoluteTimeGetCurrent(", "DispatchWallTime.now(", "Calendar.current",
        "Calendar.autoupdatingCurrent", "TimeZone.current", "TimeZone.autoupdatingCurrent",
    ]
    private static let python = [
        "datetime.now(", "datetime.today(", "date.today(", "utcnow(", "time.time(", "time.time_ns(", "time.localtime(",
        "time.gmtime()",
        "time.ctime()", "time.asctime()", "CLOCK_REALTIME", "from time import", "import time as",
    ]

    static func findings(_ file: SourceTree.File) -> [Finding] {
        let found =
            switch file.path.split(separator: ".").last ?? "" {
            case "swift": asked(file.text, swift, bare: SwiftText.bare)
            case "py": asked(file.text, python, bare: PythonText.bare) + formatted(file.text)
            case "sh": commands(file.text)
            default: [(line: Int, text: String)]()
            }
        return found.map { Finding(path: file.path, line: $0.line, text: $0.text) }
    }

    /// Most files have none of the words; only the others are read letter by letter.
    private static func asked(_ text: String, _ words: [String], bare: (String) -> String) -> [(line: Int, text: String)] {
        let words = words.filter { text.contains($0) }
        guard !words.isEmpty else { return [] }
        return bare(text).components(separatedBy: "\n").enumerated().flatMap { number, line in
            words.flatMap { word in
                line.ranges(of: word).filter { stands($0, in: line) }.map { _ in (line: number + 1, text: word) }
            }
        }
    }

    private static func stands(_ range: Range<String.Index>, in line: String) -> Bool {
        func isName(_ letter: Character?) -> Bool { letter.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        let (first, last) = (line[..<range.lowerBound].last, line[range].last)
        return !isName(first) && !(isName(last) && isName(line[range.upperBound...].first))
    }

    /// `time.strftime` without the time that it is to write.
    private static func formatted(_ text: String) -> [(line: Int, text: String)] {
        guard text.contains("time.strftime(") else { return [] }
        return PythonText.bare(text).components(separatedBy: "\n").enumerated().flatMap { number, line in
            line.matches(of: #/\btime\.strftime\( *(?:"[^"]*"|'[^']*'|\w+) *\)/#).map { _ in
                (line: number + 1, text: "time.strftime(")
            }
        }
    }

    /// `date` where a command stands, and the shell's own seconds.
    private static func commands(_ text: String) -> [(line: Int, text: String)] {
        text.components(separatedBy: "\n").enumerated().flatMap { number, line in
            guard line.contains("date") || line.contains("EPOCH") else { return [(line: Int, text: String)]() }
            let code = line.replacing(#/(?:^|\s)#.*/#, with: "")
            let asked = code.matches(
                of: #/(?:^|[|;&(`{!]|\b(?:do|then|else|if|while|exec|env|time)\s)\s*(?:\w+=\S*\s+)*date(?=$|[\s)`;|&])/#)
            let seconds = code.matches(of: #/\bEPOCH(?:SECONDS|REALTIME)\b/#)
            return asked.map { _ in (line: number + 1, text: "date") }
                + seconds.map { (line: number + 1, text: String($0.output)) }
        }
    }
}

/// As much of Python as a tree test has to read.
enum PythonText {
    /// The code alone, line by line: comments and the words of strings are spaces. What a string fills in (`f"{…}"`) is code, and stays
    /// with the words around it.
    static func bare(_ python: String) -> String {
        let bytes = Array(python.utf8)
        var code: [UInt8] = []
        code.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            let byte = bytes[at]
            var end = at + 1
            var isKept = true
            if byte == UInt8(ascii: "#") {
                end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                isKept = false
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                end = self.end(ofStringAt: at, bytes)
                let before = bytes[..<at].reversed().prefix { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 }
                isKept = before.count <= 2 && before.contains { $0 | 0x20 == UInt8(ascii: "f") }
            }
            for (place, letter) in bytes[at..<end].enumerated() {
                let isEdge = byte != UInt8(ascii: "#") && (place == 0 || place == end - at - 1)
                code.append(isKept || isEdge || letter == UInt8(ascii: "\n") ? letter : UInt8(ascii: " "))
            }
            at = end
        }
        return String(decoding: code, as: UTF8.self)
    }

    /// The place after a string that begins at a quotation mark.
    private static func end(ofStringAt start: Int, _ bytes: [UInt8]) -> Int {
        let mark = [bytes[start]]
        let quotes = bytes[start...].starts(with: mark + mark + mark) ? mark + mark + mark : mark
        var at = start + quotes.count
        while at < bytes.count, !bytes[at...].starts(with: quotes) {
            if quotes.count == 1, bytes[at] == UInt8(ascii: "\n") { return at }
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(at + quotes.count, bytes.count)
    }
}
