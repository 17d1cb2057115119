import Foundation
import HTTPTypes
import Hummingbird

/// Responses with the whole or a part of a file. Only the browser may cache them, and the file gets no access to the site's
/// pages.
struct FileAnswer: Sendable {
    let folder: FileFolder
    let turns: FileTurns
    private let files = FileIO()

    init(folder: FileFolder, turns: FileTurns) {
        self.folder = folder
        self.turns = turns
    }

    /// - Throws: `Problem.notFound` when the file's bytes are missing or incomplete; `Problem.busy` when too many files are being
    ///   sent.
    func whole(_ file: StoredFile, named name: String, _ request: Request, _ context: some RequestContext) async throws
        -> Response
    {
        let mark = "\"\(file.digest)\""
        var headers = Self.headers(of: file, named: name, mark: mark)
        if ContentMark.isKnown(mark, to: request) { return Response(status: .notModified, headers: headers) }
        // A part is only of use to a browser that has the same version of the file.
        let isSame = request.headers[.ifRange].map { $0 == mark } ?? true
        let path = folder.path(of: file.digest)
        guard folder.size(of: file.digest) == file.size else {
            context.logger.error("a file of a lesson is missing or not whole", metadata: ["path": "\(path)"])
            throw Problem.notFound
        }
        switch ByteRange(isSame ? request.headers[.range] : nil, size: file.size) {
        case .whole:
            return Response(status: .ok, headers: headers, body: try inTurn(await files.loadFile(path: path, context: context)))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(file.size)"
            let body = try await files.loadFile(path: path, range: range, context: context)
            return try Response(status: .partialContent, headers: headers, body: inTurn(body))
        case .unsatisfiable:
            return Response(status: .rangeNotSatisfiable, headers: [.contentRange: "bytes */\(file.size)"])
        }
    }

    /// A body that keeps its turn until it is sent or abandoned.
    private func inTurn(_ body: ResponseBody) throws -> ResponseBody {
        let turn = try turns.take()
        return ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(writer)
            withExtendedLifetime(turn) {}
        }
    }

    /// The digest is in the address, so a browser may cache the file for ever. When it is opened as a page, it is sandboxed.
    private static func headers(of file: StoredFile, named name: String, mark: String) -> HTTPFields {
        [
            .contentType: file.contentType, .eTag: mark, .acceptRanges: "bytes",
            .cacheControl: "private, max-age=31536000, immutable",
            .contentSecurityPolicy: policy(of: file.kind),
            .contentDisposition: file.kind == .other ? attachment(name) : "inline",
        ]
    }

    /// A sandbox, except for clips: a browser's own player page could not load the clip from within a sandbox.
    private static func policy(of kind: FileKind) -> String {
        switch kind {
        case .video, .audio: "default-src 'none'; media-src 'self'"
        case .picture, .captions, .other: "default-src 'none'; sandbox"
        }
    }

    /// A `Content-Disposition` with the name in ASCII for old browsers and in full for all others (RFC 6266).
    static func attachment(_ name: String) -> String {
        let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) ? $0 : "_" })
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''" + FileAddress.encoded(name)
    }
}
