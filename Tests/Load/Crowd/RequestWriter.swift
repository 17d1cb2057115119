/// Writes requests as a phone's browser does, one after the other into the same memory.
struct RequestWriter {
    private(set) var bytes: [UInt8] = []
    private var form: [UInt8] = []
    private let script: Script
    private let headers: [UInt8]
    private let formHeaders: [UInt8]
    private let mark: [UInt8]
    private var count = 0

    /// - Parameter mark: tells the requests of one run from those of another.
    init(_ script: Script, port: UInt16, mark: String) {
        self.script = script
        self.mark = Array(mark.utf8)
        headers = Array(
            """
             HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile\r
            Accept: text/html\r
            Accept-Encoding: gzip\r
            Sec-Fetch-Site: same-origin\r
            Cookie:\u{20}
            """.utf8)
        formHeaders = Array(
            "\r\nOrigin: http://127.0.0.1:\(port)\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ".utf8)
    }

    /// A line, asked the `turn`th time, on the way through the script with this number.
    mutating func write(_ line: Script.Line, turn: Int, lap: Int) {
        count += 1
        let blanks = Blanks(turn: turn, option: (turn + lap) % 4 + 1, mark: mark, count: count)
        bytes.removeAll(keepingCapacity: true)
        bytes += line.isPost ? Self.post : Self.get
        blanks.fill(script.bytes, line.path, into: &bytes)
        bytes += headers
        bytes += script.bytes[line.cookie]
        if line.isPost {
            form.removeAll(keepingCapacity: true)
            blanks.fill(script.bytes, line.form, into: &form)
            bytes += formHeaders
            bytes.append(number: form.count)
        }
        bytes += Self.end
        if line.isPost { bytes += form }
    }

    /// A page that a redirect leads to.
    mutating func write(path: [UInt8], cookieOf line: Script.Line) {
        bytes.removeAll(keepingCapacity: true)
        bytes += Self.get
        bytes += path
        bytes += headers
        bytes += script.bytes[line.cookie]
        bytes += Self.end
    }

    private static let get = Array("GET ".utf8)
    private static let post = Array("POST ".utf8)
    private static let end = Array("\r\n\r\n".utf8)
}

/// What stands for `{n}`, `{m}`, `{o}` and `{u}` in one request.
private struct Blanks {
    let turn: Int
    let option: Int
    let mark: [UInt8]
    let count: Int

    func fill(_ script: [UInt8], _ range: Range<Int>, into target: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard script[index] == UInt8(ascii: "{") else {
                target.append(script[index])
                index += 1
                continue
            }
            switch script[index + 1] {
            case UInt8(ascii: "n"): target.append(number: turn)
            case UInt8(ascii: "m"): target.append(number: turn - 1)
            case UInt8(ascii: "o"): target.append(number: option)
            default:
                target += mark
                target.append(number: count)
            }
            index += 3
        }
    }
}

extension [UInt8] {
    /// In decimal digits.
    fileprivate mutating func append(number: Int) {
        var divisor = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
