/// The lines of a text by their numbers in CommonMark, from 1. For a number beyond the end, the line is empty.
public struct TextLines: Sendable {
    public let all: [Substring]

    /// - Parameter text: with line ends of one kind, see `CleanText`.
    public init(_ text: String) {
        // The bytes are split, because in Swift `\r
        // ` is one Character, and a combining mark after a line end would hide it.
        all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    public var count: Int { all.count }

    /// The line of a number.
    public func line(_ number: Int) -> Substring {
        number >= 1 && number <= all.count ? all[number - 1] : ""
    }

    /// The lines in a range of numbers, as far as they exist.
    public subscript(numbers: ClosedRange<Int>) -> ArraySlice<Substring> {
        let (first, end) = (max(1, numbers.lowerBound), min(all.count, numbers.upperBound))
        return first <= end ? all[(first - 1)..<end] : []
    }

    /// All from a number on.
    public subscript(numbers: PartialRangeFrom<Int>) -> ArraySlice<Substring> {
        self[numbers.lowerBound...max(numbers.lowerBound, all.count)]
    }
}
