/// The lines of a text by the numbers that CommonMark gives them, from 1. A number beyond the text has an empty line, whoever counted it.
public struct TextLines: Sendable {
    public let all: [Substring]

    /// - Parameter text: with line ends of one kind, see `CleanText`.
    public init(_ text: String) {
        // By bytes: for Swift `\r\n` is one character, and a mark that combines with a line end would hide it.
        all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    public var count: Int { all.count }

    /// The line of a number.
    public func line(_ number: Int) -> Substring {
        number >= 1 && number <= all.count ? all[number - 1] : ""
    }

    /// The lines of a range of numbers, as far as there are any.
    public subscript(numbers: ClosedRange<Int>) -> ArraySlice<Substring> {
        let (first, end) = (max(1, numbers.lowerBound), min(all.count, numbers.upperBound))
        return first <= end ? all[(first - 1)..<end] : []
    }

    /// All from a number on.
    public subscript(numbers: PartialRangeFrom<Int>) -> ArraySlice<Substring> {
        self[numbers.lowerBound...max(numbers.lowerBound, all.count)]
    }
}
