/// A place in a line, with its column as CommonMark counts it: a tab leads to the next multiple of four.
struct LineCursor {
    private(set) var rest: Substring.UTF8View
    /// The columns of a tab at the beginning of `rest` that are passed.
    private(set) var passedOfTab = 0
    private var column = 0

    init(_ line: Substring) {
        rest = line.utf8
    }

    /// The columns of space before the next other character.
    var indent: Int {
        var end = column
        for byte in rest {
            if byte == UInt8(ascii: " ") {
                end += 1
            } else if byte == UInt8(ascii: "\t") {
                end += 4 - end % 4
            } else {
                break
            }
        }
        return end - column
    }

    var isBlank: Bool { text.isEmpty }

    /// What follows, without the space before it.
    var text: Substring { Substring(rest.drop(while: Self.isSpace)) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Goes on by some columns, at most to the end. A tab may be left in the middle.
    mutating func advance(columns: Int) {
        var left = columns
        while left > 0, let byte = rest.first {
            let width = byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
            column += min(width, left)
            passedOfTab = width <= left ? 0 : passedOfTab + left
            if width <= left { rest = rest.dropFirst() }
            left -= width
        }
    }

    /// Goes past the mark of a quote and the space after it; false where there is no mark.
    mutating func passQuoteMark() -> Bool {
        guard indent < 4, text.utf8.first == UInt8(ascii: ">") else { return false }
        advance(columns: indent + 1)
        if rest.first.map(Self.isSpace) == true { advance(columns: 1) }
        return true
    }

    /// Goes past the indentation of an item's text; false where there is less.
    mutating func passIndentation(_ width: Int) -> Bool {
        guard indent >= width else { return false }
        advance(columns: width)
        return true
    }

    /// The columns from here to the text of an item whose mark is next.
    var itemWidth: Int {
        var cursor = self
        let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let mark = indent + digits + 1
        cursor.advance(columns: mark)
        let space = cursor.indent
        return mark + (cursor.isBlank || !(1...4).contains(space) ? 1 : space)
    }
}
