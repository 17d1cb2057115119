/// The constant texts of all templates, in each edition, in one piece of memory. A text that occurs twice is kept once.
struct TextTable: Sendable {
    private let editions: Int
    private var bytes: [UInt8] = []
    /// For each number and edition, one after the other.
    private var ranges: [Range<Int>] = []
    private var known: [String: Range<Int>] = [:]
    private var numbers: [[String]: Int] = [:]

    init(editions: Int) {
        self.editions = editions
    }

    /// Adds a text.
    /// - Parameter texts: the text of each edition.
    /// - Returns: its number.
    mutating func add(_ texts: [String]) -> Int {
        if let number = numbers[texts] { return number }
        let number = ranges.count / editions
        for text in texts {
            let range = known[text] ?? bytes.count..<bytes.count + text.utf8.count
            if range.lowerBound == bytes.count { bytes += text.utf8 }
            known[text] = range
            ranges.append(range)
        }
        numbers[texts] = number
        return number
    }

    /// Forgets what only adding needs.
    mutating func finish() {
        (known, numbers) = ([:], [:])
    }

    /// Gives the texts of an edition, which are there as long as `body` runs.
    func withTexts<Result>(of edition: Int, _ body: (Texts) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            ranges.withUnsafeBufferPointer { ranges in
                body(Texts(bytes: bytes, ranges: ranges, edition: edition, editions: editions))
            }
        }
    }

    /// The texts of an edition by their numbers.
    struct Texts {
        fileprivate let bytes: UnsafeRawBufferPointer
        fileprivate let ranges: UnsafeBufferPointer<Range<Int>>
        fileprivate let edition: Int
        fileprivate let editions: Int

        subscript(number: Int) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(rebasing: bytes[ranges[number * editions + edition]])
        }
    }
}
