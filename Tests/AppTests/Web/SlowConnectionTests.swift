import HTTPTypes
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import App

@Suite("A connection whose other side is slow")
struct SlowConnectionTests {
    /// A connection before a network that takes what a test lets it take, in virtual time.
    private struct Wire {
        let channel = EmbeddedChannel()
        let network = HeldNetwork()
        let server = HeardServer()

        init() throws {
            let (network, server) = (network, server)
            let handler = RequestPaceHandler(
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, bringsFiles: { $0.path == "/files" },
                unsentBytes: { _ in network.unsent })
            try channel.pipeline.syncOperations.addHandlers([network, handler, server])
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
        }

        func receive(_ parts: HTTPRequestPart...) throws {
            for part in parts { channel.pipeline.fireChannelRead(part) }
            channel.pipeline.fireChannelReadComplete()
            channel.pipeline.read()
        }

        func answer(_ parts: HTTPResponsePart...) {
            for part in parts { channel.write(part, promise: nil) }
            channel.flush()
        }

        func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

        func stop() { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
    }

    private let get = HTTPRequestPart.head(HTTPRequest(method: .get, scheme: nil, authority: "x", path: "/"))
    private let ok = HTTPResponsePart.head(HTTPResponse(status: .ok))
    private let kilobyte = ByteBuffer(repeating: 0, count: 1024)

    @Test("with a byte a second, it is closed within forty, and its body is never taken for whole")
    func trickle() throws {
        let wire = try Wire()
        try wire.receive(get)
        for _ in 0..<29 {
            wire.wait(1)
            try wire.receive(.body(ByteBuffer(repeating: 0, count: 1)))
        }
        #expect(wire.channel.isActive)
        wire.wait(11)
        #expect(!wire.channel.isActive)
        #expect(wire.server.errors == 1)
        #expect(!wire.server.heard.contains("end"))
    }

    @Test("with two kilobytes a second, a form with files may go on for an hour")
    func slowUpload() throws {
        let wire = try Wire()
        try wire.receive(.head(HTTPRequest(method: .post, scheme: nil, authority: "x", path: "/files")))
        for _ in 0..<3600 {
            wire.wait(1)
            try wire.receive(.body(kilobyte), .body(kilobyte))
        }
        try wire.receive(.end(nil))
        #expect(wire.channel.isActive && wire.server.errors == 0)
        #expect(wire.server.heard.last == "end")
    }

    @Test("with two kilobytes a second, any other form has a minute")
    func longForm() throws {
        let wire = try Wire()
        try wire.receive(get)
        for _ in 0..<59 {
            wire.wait(1)
            try wire.receive(.body(kilobyte), .body(kilobyte))
        }
        #expect(wire.channel.isActive)
        wire.wait(6)
        #expect(!wire.channel.isActive && wire.server.errors == 1)
    }

    @Test("that reads nothing of an answer, it is closed after a minute")
    func unread() throws {
        let wire = try Wire()
        try wire.receive(get, .end(nil))
        wire.answer(ok, .body(kilobyte), .end(nil))
        wire.wait(59)
        #expect(wire.channel.isActive)
        wire.wait(11)
        #expect(!wire.channel.isActive)
        #expect(wire.network.held.isEmpty)
    }

    @Test("that reads a few bytes a minute, it may go on; so may one that has nothing to read")
    func slowReader() throws {
        let wire = try Wire()
        try wire.receive(get, .end(nil))
        wire.network.unsent = 1000
        wire.answer(ok, .body(kilobyte))
        for _ in 0..<100 {
            wire.wait(50)
            wire.network.unsent -= 1
        }
        #expect(wire.channel.isActive)
        wire.network.take()
        wire.wait(86_400)
        #expect(wire.channel.isActive)
    }

    @Test("gets what was written before it is closed, and is heard no more", arguments: [CloseMode.all, .output])
    func closing(mode: CloseMode) throws {
        let wire = try Wire()
        try wire.receive(get, .end(nil))
        wire.answer(ok, .body(kilobyte), .end(nil))
        let closed = wire.channel.eventLoop.makePromise(of: Void.self)
        wire.channel.close(mode: mode, promise: closed)
        wire.wait(30)
        #expect(wire.network.closes.isEmpty)
        if mode == .all {
            try wire.receive(get, .end(nil))
            #expect(wire.server.heard == ["head", "end"])
        }
        wire.network.take()
        #expect(wire.network.closes == [mode])
        if mode == .output { try wire.channel.close().wait() }
        #expect(throws: Never.self) { try closed.futureResult.wait() }
    }

    @Test("does not hold up the end of the server: three seconds for a body, three for an answer")
    func stopped() throws {
        let (body, answer, silent) = (try Wire(), try Wire(), try Wire())
        try body.receive(get, .body(kilobyte))
        try answer.receive(get, .end(nil))
        answer.answer(ok, .body(kilobyte))
        for wire in [body, answer, silent] { wire.stop() }
        for wire in [body, answer] { wire.wait(2) }
        #expect(body.channel.isActive && answer.channel.isActive)
        for wire in [body, answer] { wire.wait(2) }
        #expect(!body.channel.isActive && !answer.channel.isActive)
        #expect(body.server.errors == 1 && answer.server.errors == 0)
        silent.wait(9)
        #expect(!silent.channel.isActive)
    }

    @Test("keeps 16 KB to read into however much it sends, and takes one such piece at a time")
    func reading() throws {
        let options = try Wire().channel.options
        let buffers = options.compactMap { $0.value as? AdaptiveRecvByteBufferAllocator }
        #expect(buffers.map(\.maximum) == [16 * 1024])
        let pieces = options.filter { $0.option is ChannelOptions.Types.MaxMessagesPerReadOption }
        #expect(pieces.map { $0.value as? UInt } == [1])
    }

    @Test("hears that it is the last answer when the server stops, and gets it whole")
    func lastAnswer() throws {
        let wire = try Wire()
        try wire.receive(get, .end(nil))
        wire.stop()
        wire.answer(ok, .end(nil))
        #expect(wire.network.heads.map { $0.headerFields[.connection] } == ["close"])
        wire.channel.close(promise: nil)
        #expect(wire.channel.isActive)
        wire.network.take()
        #expect(!wire.channel.isActive)
    }
}

/// Takes what is written when a test says so, and fails what it never took, as a socket does.
private final class HeldNetwork: ChannelOutboundHandler {
    typealias OutboundIn = HTTPResponsePart

    var heads: [HTTPResponse] = []
    var held: [EventLoopPromise<Void>] = []
    var closes: [CloseMode] = []
    /// Bytes that the socket says it still has.
    var unsent = 0

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .head(let head) = unwrapOutboundIn(data) { heads.append(head) }
        if let promise { held.append(promise) }
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        closes.append(mode)
        if mode == .all {
            let lost = held
            held = []
            for promise in lost { promise.fail(ChannelError.ioOnClosedChannel) }
            context.close(mode: mode, promise: promise)
        } else {
            promise?.succeed()
        }
    }

    func take() {
        let taken = held
        held = []
        for promise in taken { promise.succeed() }
    }
}

/// Writes down what reaches the server.
private final class HeardServer: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart

    var heard: [String] = []
    var errors = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: heard.append("head")
        case .body: break
        case .end: heard.append("end")
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { errors += 1 }
}
