import Glibc

/// What is asked, a line for each person: cookie, times, method, path and form, with tabs between.
///
/// A line is asked so many times, one step after the other. In path and form stand for something else: `{n}` how often it was asked, from
/// 1; `{m}` one less; `{o}` an option from 1 to 4, another one on each way through the script; `{u}` a text that no other request of any
/// run holds.
struct Script {
    struct Line {
        let cookie: Range<Int>
        let times: Int
        let isPost: Bool
        let path: Range<Int>
        let form: Range<Int>
    }

    let bytes: [UInt8]
    let lines: [Line]

    /// - Throws: `Failure` when it cannot be read, holds nothing, or a line is not one.
    init(path: String) throws {
        bytes = try Self.read(path)
        var lines: [Line] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            lines.append(try Self.line(bytes, start..<end))
            start = end + 1
        }
        guard !lines.isEmpty else { throw Failure("\(path) holds no line") }
        self.lines = lines
    }

    private static func line(_ bytes: [UInt8], _ range: Range<Int>) throws -> Line {
        var fields: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where bytes[index] == UInt8(ascii: "\t") {
            fields.append(start..<index)
            start = index + 1
        }
        fields.append(start..<range.upperBound)
        guard fields.count == 5, let times = Int(String(decoding: bytes[fields[1]], as: UTF8.self)), times > 0 else {
            throw Failure("not a line: " + String(decoding: bytes[range], as: UTF8.self))
        }
        return Line(
            cookie: fields[0], times: times, isPost: bytes[fields[2]].elementsEqual("POST".utf8), path: fields[3], form: fields[4]
        )
    }

    private static func read(_ path: String) throws -> [UInt8] {
        guard let file = fopen(path, "r") else { throw Failure.ofSystem(path) }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in count = fread(buffer.baseAddress, 1, size, file) }
    }
}
