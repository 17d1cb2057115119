import Database
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing

@testable import App

@Suite("A form with files, as it is read")
struct MultipartFormTests {
    private let context: VisitorContext = {
        var context = VisitorContext(
            source: ApplicationRequestContextSource(
                channel: EmbeddedChannel(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
        context.upload = OpenBody()
        return context
    }()

    private func request(_ parts: [MultipartDocument.Part], missing: Int = 0) -> Request {
        let bytes = MultipartDocument(boundary: "b", parts: parts).bytes.dropLast(missing)
        let head = HTTPRequest(
            method: .post, scheme: nil, authority: "x", path: "/",
            headerFields: [.contentType: "multipart/form-data; boundary=b", .contentLength: "\(bytes.count)"])
        return Request(head: head, body: .init(buffer: ByteBuffer(bytes: bytes)))
    }

    private func file(_ count: Int) -> MultipartDocument.Part {
        .init(name: "file", fileName: "a.dat", content: .init(repeating: 7, count: count))
    }

    @Test("its files lie in the folder as long as somebody holds them")
    func held() async throws {
        let folder = try WrittenFolder().path + "/files"
        func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }
        // The thread that wrote lets its file go a moment after it has answered.
        func areGone() async throws -> Bool {
            for _ in 0..<10_000 where try !names().isEmpty { await Task.yield() }
            return try names().isEmpty
        }
        func read() async throws {
            let field = MultipartDocument.Part(name: "title", fileName: nil, content: Array("ș".utf8))
            let form = try await MultipartForm.read(
                request([field, file(700_000)]), context, limits: .init(file: 1_000_000), folder: folder)
            #expect(form.field("title") == "ș" && form.files.map(\.size) == [700_000])
            #expect(try names().count == 1)
            let path = try #require(form.files.first).path
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
            #expect(try form.files.first?.digest == FileDigest.of(path))
        }
        try await read()
        #expect(try await areGone())
        #expect(context.upload?.isRead == true)
        await #expect(throws: Problem.unreadable) {
            try await MultipartForm.read(
                request([file(700_000)], missing: 9), context, limits: .init(file: 1_000_000), folder: folder)
        }
        #expect(try await areGone())
    }

    @Test("is refused when it would leave answers no room, before its first byte or while it comes, and leaves nothing")
    func space() async throws {
        let folder = try WrittenFolder().path + "/files"
        let (full, empty) = (DiskSpace(free: 10_000_000, total: 100_000_000), DiskSpace(free: 90_000_000, total: 100_000_000))
        await #expect(throws: Problem.diskFull) {
            try await MultipartForm.read(request([file(9_000_000)]), context, limits: .init(file: 20_000_000), folder: folder) {
                _ in full
            }
        }
        #expect(!FileManager.default.fileExists(atPath: folder))
        let asked = Mutex(0)
        await #expect(throws: Problem.diskFull) {
            try await MultipartForm.read(request([file(18_000_000)]), context, limits: .init(file: 20_000_000), folder: folder) {
                _ in
                asked.withLock { $0 += 1 }
                return asked.withLock { $0 } == 1 ? empty : DiskSpace(free: 1, total: 100_000_000)
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }

    @Test("with one small file, it brings the file's bytes; a longer one is named as too long")
    func small() async throws {
        let read = try await MultipartForm.readSmall(request([file(10)]), context, longest: 10)
        #expect(read.file == SmallFile(name: "a.dat", bytes: .init(repeating: 7, count: 10)))
        let long = try await MultipartForm.readSmall(request([file(11)]), context, longest: 10)
        #expect(long.file == nil && long.form.tooLong == [.init(name: "a.dat")])
    }

    @Test("what a killed server left goes when it comes again, and nothing else")
    func leftovers() throws {
        let folder = try WrittenFolder(["ab/ab12": "x", "ab/ab12.9.part": "x", "1.part": "x"])
        UnfinishedFile.removeAll(in: folder.path)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["ab", "ab/ab12"])
        UnfinishedFile.removeAll(in: folder.path + "/nothing")
    }

    @Test("is taken at the addresses that take it, and at no other")
    func paths() {
        let paths = UploadPaths(["/teach/courses/*/files"])
        #expect(paths.contains("/teach/courses/1/files"))
        for other in [
            "/teach/courses//files", "/teach/courses/1/files/", "/teach/courses/1/2/files", "/teach/courses/1",
            "//teach/courses/1/files", "",
        ] {
            #expect(!paths.contains(other), "\(other)")
        }
    }

    @Test("of which nobody wants the rest ends its connection with the answer, and soon hears nothing more")
    func unread() throws {
        let get = HTTPRequestPart.head(HTTPRequest(method: .post, scheme: nil, authority: "x", path: "/"))
        func answered(_ headers: HTTPFields, begins: Bool = true, end: Bool, seconds: Int64 = 3) throws -> EmbeddedChannel {
            let channel = EmbeddedChannel()
            try channel.pipeline.syncOperations.addHandlers([HalfClosing(), UnreadBodyHandler()])
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
            if begins { try channel.writeInbound(get) }
            if end { try channel.writeInbound(HTTPRequestPart.end(nil)) }
            try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok, headerFields: headers)))
            try channel.writeOutbound(HTTPResponsePart.end(nil))
            channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
            return channel
        }
        #expect(try !answered([.connection: "close"], end: false).isActive)
        #expect(try !answered([.connection: "close"], begins: false, end: false).isActive, "what came was no request")
        #expect(try answered([.connection: "close"], end: true, seconds: 1).isActive, "the answer is on its way")
        #expect(try !answered([.connection: "close"], end: true).isActive)
        #expect(try answered([:], end: false).isActive, "the body is read to its end")
    }
}

/// Takes the end of what is sent for itself: an embedded channel knows no half of a connection, and would close it all.
private final class HalfClosing: ChannelOutboundHandler {
    typealias OutboundIn = HTTPResponsePart

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode == .output else { return context.close(mode: mode, promise: promise) }
        promise?.succeed(())
    }
}
