import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Compresses pages, and what services answer, for those who accept gzip.
struct CompressionMiddleware: RouterMiddleware {
    let compressor: PageCompressor
    /// Smaller pages are not compressed, because the header would cost more.
    private let smallest = 300

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        guard let length = response.body.contentLength, length >= smallest, response.headers[.contentEncoding] == nil,
            // A part is of the bytes as they are, and so are the numbers that say which.
            response.status != .partialContent, Self.isText(response, context), Self.acceptsGzip(request.headers),
            let compressed = try await Self.collect(response.body).withUnsafeReadableBytes({ compressor.compress($0) })
        else { return response }
        var headers = response.headers
        headers[.contentLength] = nil
        headers[.contentEncoding] = "gzip"
        headers[.eTag] = headers[.eTag].map(ContentMark.weak)
        // `Vary` matters only for answers that may be cached.
        if headers[.cacheControl] != nil {
            headers[.vary] = [headers[.vary], "Accept-Encoding"].compactMap(\.self).joined(separator: ", ")
        }
        return Response(
            status: response.status, headers: headers, body: .init(byteBuffer: compressed))
    }

    /// A page; of what programs get also JSON.
    private static func isText(_ response: Response, _ context: VisitorContext) -> Bool {
        guard let type = firstValue(.contentType, in: response.headers) else { return false }
        return type.hasPrefix("text/") || context.service != nil && json.contains { type == $0 || type.hasPrefix($0 + ";") }
    }

    private static let json = ["application/json", "application/problem+json"]

    /// Without joining it to others of the name, which takes ten times as long.
    private static func firstValue(_ name: HTTPField.Name, in fields: HTTPFields) -> String? {
        fields.first { $0.name == name }?.value
    }

    private static func collect(_ body: ResponseBody) async throws -> ByteBuffer {
        let page = CollectedBody()
        try await body.write(page)
        return page.bytes
    }

    /// Whether `Accept-Encoding` names gzip without a weight of zero.
    static func acceptsGzip(_ headers: HTTPFields) -> Bool {
        // The form in which all phones send it, checked first.
        if let usual = firstValue(.acceptEncoding, in: headers), usual.hasPrefix("gzip, ") || usual == "gzip" { return true }
        let encodings = (headers[.acceptEncoding] ?? "").lowercased().split(separator: ",")
        return encodings.contains { encoding in
            let parts = encoding.split(separator: ";").map { $0.filter { $0 != " " } }
            guard parts.first == "gzip" else { return false }
            return !parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
        }
    }
}

/// A response body collected in memory; pages are small.
final class CollectedBody: ResponseBodyWriter {
    private let buffer = Mutex(ByteBuffer())

    var bytes: ByteBuffer { buffer.withLock { $0 } }

    func write(_ part: ByteBuffer) async throws {
        buffer.withLock { whole in
            if whole.readableBytes == 0 {
                whole = part
            } else {
                var part = part
                whole.writeBuffer(&part)
            }
        }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
