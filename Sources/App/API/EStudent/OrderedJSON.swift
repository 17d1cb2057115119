import HTTPTypes
import Hummingbird
import NIOCore

/// A JSON document whose fields stay in the order in which they are given, and whose decimals are written as they are.
enum OrderedJSON: Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    /// As JSON writes it: 8.35.
    case decimal(String)
    case text(String)
    case list([OrderedJSON])
    case object(Fields)

    typealias Fields = [(name: String, value: OrderedJSON)]

    /// A text, or null.
    static func word(_ text: String?) -> OrderedJSON { text.map { .text($0) } ?? .null }

    static func points(_ points: Points?) -> OrderedJSON { points.map { .decimal("\($0.decimal)") } ?? .null }

    static func money(_ money: Money) -> OrderedJSON { .decimal(money.plain) }

    /// The document, in UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    /// The document as the answer to a call.
    func answer(to request: Request) -> Response {
        let headers: HTTPFields = [.contentType: JSONAnswer.type + "; charset=utf-8"]
        if request.method == .get || request.method == .head { return JSONAnswer.marked(bytes, headers, to: request) }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .integer(let number): bytes += String(number).utf8
        case .decimal(let text): bytes += text.utf8
        case .text(let text): JSONWriter.write(text, to: &bytes)
        case .list(let values):
            Self.write(values, between: "[", "]", to: &bytes) { value, bytes in value.write(to: &bytes) }
        case .object(let fields):
            Self.write(fields, between: "{", "}", to: &bytes) { field, bytes in
                JSONWriter.write(field.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                field.value.write(to: &bytes)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar, to bytes: inout [UInt8],
        _ write: (Item, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(item, &bytes)
        }
        bytes.append(UInt8(ascii: close))
    }
}
