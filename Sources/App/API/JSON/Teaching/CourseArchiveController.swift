import HTTPTypes
import Hummingbird
import NIOCore

/// Courses as archives that can be imported.
struct CourseArchiveController: Sendable {
    let exports: CourseExportStore
    let files: FileFolder

    static let type = "application/zip"
    /// The parameter that chooses an archive without people.
    static let people = "people"

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        let people = try Self.choice(of: request)
        guard AcceptedTypes(request.headers[.accept]).include(Self.type) else { throw ServiceRefusal(.notAcceptable) }
        let found = try await exports.find(context.id("course"), people: people, by: context.person)
        guard let export = found else { throw Problem.notFound }
        let headers = JSONAnswer.marking(
            [.contentType: Self.type, .contentDisposition: FileAnswer.attachment(export.fileName)], export.mark)
        if ContentMark.isKnown(export.mark, to: request) { return JSONAnswer.unchanged(headers) }
        let archive = ExportArchive(export: export, store: exports, files: files)
        let body = ResponseBody { writer in
            try await archive.write { try await writer.write(ByteBuffer(bytes: $0)) }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// A misspelt choice must not give everybody's names to whoever wanted none of them.
    private static func choice(of request: Request) throws -> ExportedPeople {
        try request.requireParameters([people])
        guard let chosen = request.uri.queryParameters[Substring(people)] else { return .included }
        guard let choice = ExportedPeople(rawValue: String(chosen)) else {
            let values = ["values": [ExportedPeople.included, .none].map(\.rawValue).joined(separator: ", ")]
            throw ServiceRefusal(.badParameter, errors: [.init(field: people, key: "refusal.value-unknown", values: values)])
        }
        return choice
    }
}

extension CourseExport {
    /// The mark of its content, whatever the archive is packed like.
    fileprivate var mark: String {
        var running = ContentDigest.Running()
        for entry in entries {
            let content =
                switch entry.content {
                case .text(let text): text
                case .file(let digest, let size): "\(digest) \(size)"
                case .picture(let revision, let name, let size): "\(revision) \(name) \(size)"
                }
            for part in [entry.name, content] {
                running.update(Array("\(part.utf8.count):".utf8))
                running.update(Array(part.utf8))
            }
        }
        return "W/\"" + running.digest.base64URL(bytes: 16) + "\""
    }
}
