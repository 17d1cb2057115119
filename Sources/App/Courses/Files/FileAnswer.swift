import Foundation
import HTTPTypes
import Hummingbird

/// Answers with a file: whole or in part, kept by the browser alone, without power over our pages.
struct FileAnswer: Sendable {
    let folder: FileFolder
    let turns: FileTurns
    private let files = FileIO()

    init(folder: FileFolder, turns: FileTurns) {
        self.folder = folder
        self.turns = turns
    }

    /// - Throws: `Problem.notFound` when its bytes are not there, or not all of them; `Problem.busy` when too many files are on their way.
    func whole(_ file: StoredFile, named name: String, _ request: Request, _ context: some RequestContext) async throws
        -> Response
    {
        var headers = Self.headers(of: file, named: name)
        if request.headers[.ifNoneMatch] == headers[.eTag] { return Response(status: .notModified, headers: headers) }
        // A part of what the browser has is only of use if it has the same.
        let isSame = request.headers[.ifRange].map { $0 == headers[.eTag] } ?? true
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

    /// A body that keeps its turn until it was sent, or given up.
    private func inTurn(_ body: ResponseBody) throws -> ResponseBody {
        let turn = try turns.take()
        return ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(writer)
            withExtendedLifetime(turn) {}
        }
    }

    /// The digest is in the address, so a browser may keep the file for ever. Opened by itself it is in a box of its own.
    private static func headers(of file: StoredFile, named name: String) -> HTTPFields {
        [
            .contentType: file.contentType, .eTag: "\"\(file.digest)\"", .acceptRanges: "bytes",
            .cacheControl: "private, max-age=31536000, immutable",
            .contentSecurityPolicy: policy(of: file.kind),
            .contentDisposition: file.kind == .other ? attachment(name) : "inline",
        ]
    }

    /// In a box of its own; but a player that a browser opens for a clip by itself could not load the clip from within the box.
    private static func policy(of kind: FileKind) -> String {
        switch kind {
        case .video, .audio: "default-src 'none'; media-src 'self'"
        case .picture, .captions, .other: "default-src 'none'; sandbox"
        }
    }

    /// The name in ASCII for old browsers and as it is for all others (RFC 6266).
    static func attachment(_ name: String) -> String {
        let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) ? $0 : "_" })
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''" + FileAddress.encoded(name)
    }
}
