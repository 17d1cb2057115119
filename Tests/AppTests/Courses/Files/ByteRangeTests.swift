import Testing

@testable import App

@Suite("The part of a file that a player asks for (RFC 9110, section 14)")
struct ByteRangeTests {
    @Test(
        "a part from somewhere, to somewhere, or the last bytes",
        arguments: [
            ("bytes=0-0", 0...0), ("bytes=0-", 0...99), ("bytes=10-19", 10...19), ("bytes=90-500", 90...99),
            ("bytes=-5", 95...99), ("bytes=-500", 0...99), ("bytes= 3 - 4 ", 3...4),
        ])
    func parts(header: String, part: ClosedRange<Int>) {
        #expect(ByteRange(header, size: 100) == .part(part))
    }

    @Test(
        "nothing, several parts, other units and nonsense are answered with the whole",
        arguments: [
            nil, "", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,3-4", "pages=1-2", "bytes=a-b", "bytes=99999999999999999999-",
        ])
    func wholes(header: String?) {
        #expect(ByteRange(header, size: 100) == .whole)
    }

    @Test(
        "a part behind the end is refused", arguments: [("bytes=100-", 100), ("bytes=-0", 100), ("bytes=0-", 0), ("bytes=-1", 0)])
    func behind(header: String, size: Int) {
        #expect(ByteRange(header, size: size) == .unsatisfiable)
    }

    @Test("a header of 100,000 spaces is no range, and that is seen at once", .endlessLimit)
    func spaces() {
        let spaces = String(repeating: " ", count: 100_000)
        #expect(ByteRange("bytes=" + spaces, size: 100) == .whole)
        #expect(ByteRange("bytes=1" + spaces + "-", size: 100) == .whole)
    }
}
