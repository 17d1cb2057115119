import HTTPTypes
import Hummingbird
import NIOCore

/// Imports the archives of whole institutions, which programs of administrators send.
struct ProgramImportController: Sendable {
    let site: Site
    let imports: WholeImport
    let repeated: RepeatedRequests
    /// Where archives are written as they arrive.
    let folder: String

    init(_ shared: Shared, repeated: RepeatedRequests) {
        (site, self.repeated, folder) = (shared.site, repeated, shared.configuration.archives)
        imports = WholeImport(
            site: shared.site, database: shared.database, configuration: shared.configuration, files: shared.files,
            receipts: shared.snapshots.receipts.key)
    }

    @Sendable func create(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        guard AcceptedTypes(request.headers[.accept]).include(JSONAnswer.type) else { throw ServiceRefusal(.notAcceptable) }
        guard request.headers.isMultipart, request.headers[.contentEncoding] == nil else {
            throw ServiceRefusal(.unsupportedType)
        }
        let form = try await MultipartForm.read(request, context.visitor, limits: SentImport.limits, folder: folder)
        let sent = try SentImport(form)
        // What decides whether it is the same request again.
        var head = request.head
        head.headerFields[.contentType] = "multipart/form-data"
        let keyed = Request(head: head, body: .init(buffer: ByteBuffer(string: sent.text)))
        return try await repeated.answer(keyed, of: context.person.id, at: context.arrivedAt) { _ in
            try await run(sent, request, context)
        }
    }

    private func run(_ sent: SentImport, _ request: Request, _ context: ProgramContext) async throws -> Response {
        let strings = site.strings(context.language)
        do {
            let changes = try await imports.run(sent, at: context.arrivedAt)
            if !sent.isDryRun { context.logImport() }
            return try JSONAnswer.answer(ImportResource(changes, isDryRun: sent.isDryRun, strings), to: request)
        } catch let found as ImportMistakes {
            let mistakes = found.mistakes.map { sent.archive.renamed($0) }
            return try site.refusal(.mistakes, with: ImportMistakesResource(mistakes, strings), request, context)
        }
    }
}

extension ProgramContext {
    fileprivate func logImport() {
        visitor.logger.notice("imported an archive", metadata: ["by": "\(person.userName)"])
    }
}

extension ReceivedFile {
    /// A mistake of the archive itself, which has another name on the disk.
    fileprivate func renamed(_ mistake: Mistake) -> Mistake {
        let written = path.split(separator: "/").last.map(String.init)
        return mistake.file == written ? Mistake(name, line: mistake.line, mistake.key, mistake.values) : mistake
    }
}
