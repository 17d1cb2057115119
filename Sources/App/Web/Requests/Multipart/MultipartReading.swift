import Database
import Hummingbird
import NIOCore

/// Reads one form, from its first byte to its last.
struct MultipartReading {
    enum Store {
        case folder(String, space: @Sendable (String) -> DiskSpace?)
        case memory
    }

    /// What is done with the part that is being read.
    private enum Part {
        case none
        case field(String)
        case file(String, UnfinishedFile)
        case small(String)
        /// The file is too large; its bytes are dropped.
        case tooLong
    }

    /// The field with the form's token. It must be the first one when no header shows where the form comes from.
    private static let tokenField = "token"
    /// How many bytes are written at once, because each write changes threads.
    private static let written = 256 * 1024

    private let visitor: VisitorContext
    private let limits: MultipartForm.Limits
    private let store: Store
    private var form = MultipartForm()
    private(set) var small: [SmallFile] = []
    private var part = Part.none
    /// Bytes of the part that have not been written.
    private var buffer = ByteBuffer()
    /// Of the file that is being read, in bytes.
    private var size = 0
    /// The total size of files that are too large, in bytes.
    private var discarded = 0
    private var needsToken: Bool

    init(_ visitor: VisitorContext, limits: MultipartForm.Limits, store: Store) {
        self.visitor = visitor
        self.limits = limits
        self.store = store
        needsToken = visitor.upload?.needsToken ?? false
    }

    /// On any error, the files that were begun are deleted with this value.
    mutating func read(_ request: Request) async throws -> MultipartForm {
        do {
            var reader = MultipartReader(boundary: try request.headers.multipartBoundary(), limits: limits.reader)
            var pieces = request.body.makeAsyncIterator()
            while let piece = try await Self.next(&pieces) {
                for event in try reader.read(piece) { try await take(event) }
                // Bytes of files that are too large are dropped up to this limit. Then reading stops, and the answer says that
                // the file is too large.
                if discarded > limits.dropped ?? limits.file { return form }
            }
            try reader.finish()
        } catch is MultipartProblem {
            throw Problem.unreadable
        }
        if needsToken { throw Problem.forged }
        visitor.upload?.wasRead()
        return form
    }

    /// An error when the connection ends early, because the form is incomplete.
    private static func next(_ pieces: inout RequestBody.AsyncIterator) async throws -> ByteBuffer? {
        do {
            return try await pieces.next()
        } catch {
            throw Problem.unreadable
        }
    }

    private mutating func take(_ event: MultipartReader.Event) async throws {
        switch event {
        case .began(let head): try await begin(head)
        case .body(let bytes): try await append(bytes)
        case .ended: try await end()
        case .finished: break
        }
    }

    private mutating func begin(_ head: MultipartHead) async throws {
        // A request without headers that show its origin must have a valid token before anything is stored.
        if needsToken, head.name != Self.tokenField || head.fileName != nil { throw Problem.forged }
        (size, buffer) = (0, ByteBuffer())
        switch (head.fileName, store) {
        case (nil, _): part = .field(head.name)
        case (let name?, .memory): part = .small(name)
        case (let name?, .folder(let folder, _)):
            part = .file(name, try await FileThreads.run { try UnfinishedFile(in: folder) })
        }
    }

    private mutating func append(_ bytes: ByteBuffer) async throws {
        var bytes = bytes
        size += bytes.readableBytes
        switch part {
        case .file(let name, _) where size > limits.file, .small(let name) where size > limits.file:
            form.add(tooLong: FileName.cleaned(name))
            discarded += size
            (part, buffer) = (.tooLong, ByteBuffer())
        case .tooLong: discarded += bytes.readableBytes
        case .file(_, let file):
            buffer.writeBuffer(&bytes)
            if buffer.readableBytes >= Self.written { try await write(to: file) }
        case .field, .small: buffer.writeBuffer(&bytes)
        case .none: break
        }
    }

    private mutating func end() async throws {
        switch part {
        case .field(let name): try endField(name)
        case .file(let name, let file):
            // A file field without a chosen file is sent as an empty file without a name.
            if name.isEmpty, size == 0 { break }
            try await write(to: file)
            let (size, digest) = try await FileThreads.run { try file.finish() }
            form.add(ReceivedFile(name: FileName.cleaned(name), size: size, digest: digest, unfinished: file))
        case .small(let name):
            if name.isEmpty, size == 0 { break }
            small.append(SmallFile(name: FileName.cleaned(name), bytes: Array(buffer.readableBytesView)))
        case .tooLong, .none: break
        }
        (part, buffer) = (.none, ByteBuffer())
    }

    private mutating func endField(_ name: String) throws {
        let value = String(buffer: buffer)
        form.add(field: name, value)
        guard needsToken else { return }
        guard visitor.formSecrets.contains(where: { FormToken.isValid(value, secret: $0) }) else { throw Problem.forged }
        needsToken = false
    }

    private mutating func write(to file: UnfinishedFile) async throws {
        guard case .folder(_, let space) = store, buffer.readableBytes > 0 else { return }
        let bytes = buffer
        buffer = ByteBuffer()
        try await FileThreads.run { try file.append(bytes, space: space) }
    }
}
