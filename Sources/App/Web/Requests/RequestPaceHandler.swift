import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client exceeds `PaceLimits`, by sending a body slowly or by not reading answers. It also makes sure
/// that what was written is sent before a connection is closed, and sends `Connection: close` when the server is stopping.
final class RequestPaceHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// Thrown into the body of a request that was abandoned, so that an incomplete body is not used.
    struct SlowBody: Error {}

    /// How often a connection that has to be watched is checked.
    static let interval = TimeAmount.seconds(5)
    /// The same while the server is stopping.
    static let intervalAtEnd = TimeAmount.milliseconds(500)
    /// The limit for unsent bytes in the kernel, so that progress is visible here.
    private static let unsentInKernel = 32 * 1024
    /// The most bytes that are read at once. The buffer stays with the connection until it ends. Without a limit it grows up to
    /// 256 KB, and for two thousand open connections it would need more memory than everything else together.
    static let mostRead = 16 * 1024

    private let logger: Logger
    private let bringsFiles: (HTTPRequest) -> Bool
    private let unsentBytes: (any Channel) -> Int
    private var pace: RequestPace
    private var unsentWrites = 0
    private var hasMoved = false
    private var look: Scheduled<Void>?
    /// How to close the connection when everything is sent.
    private var closing: (mode: CloseMode, promise: EventLoopPromise<Void>)?

    /// - Parameters:
    ///   - bringsFiles: whether a request may take as long as its bytes need at the lowest speed.
    ///   - unsentBytes: gives how much of what was written a channel has not sent.
    init(
        limits: PaceLimits = PaceLimits(), logger: Logger, bringsFiles: @escaping (HTTPRequest) -> Bool,
        unsentBytes: @escaping (any Channel) -> Int = RequestPaceHandler.buffered
    ) {
        pace = RequestPace(limits)
        self.logger = logger
        self.bringsFiles = bringsFiles
        self.unsentBytes = unsentBytes
    }

    /// The number of bytes that a channel has not sent; 0 when it is closed.
    static func buffered(_ channel: any Channel) -> Int {
        (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let option = ChannelOptions.Types.SocketOption(level: .tcp, name: .init(rawValue: CInt(TCP_NOTSENT_LOWAT)))
        do {
            try context.channel.syncOptions?.setOption(option, value: Self.unsentInKernel)
        } catch {
            logger.debug("progress of answers is seen in coarser steps", metadata: ["error": "\(error)"])
        }
        let buffers = AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 2048, maximum: Self.mostRead)
        do {
            try context.channel.syncOptions?.setOption(.recvAllocator, value: buffers)
            try context.channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
        } catch {
            logger.debug("a connection keeps more memory than it needs", metadata: ["error": "\(error)"])
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        look?.cancel()
        look = nil
        let promise = closing?.promise
        closing = nil
        promise?.succeed()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // When the connection is about to close, nothing more is written.
        guard closing?.mode != .all else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): pace.requestBegan(bringsFiles: bringsFiles(head))
        case .body(let part): pace.received(bytes: part.readableBytes)
        case .end: pace.requestEnded()
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        pace.stoppedWaiting(at: context.eventLoop.now)
        context.fireChannelReadComplete()
        watch(context)
    }

    func read(context: ChannelHandlerContext) {
        guard closing?.mode != .all else { return }
        pace.beganWaiting(at: context.eventLoop.now)
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        var data = data
        if pace.isToldToStop, case .head(var head) = unwrapOutboundIn(data) {
            head.headerFields[.connection] = "close"
            data = wrapOutboundOut(.head(head))
        }
        let sent = promise ?? context.eventLoop.makePromise()
        unsentWrites += 1
        sent.futureResult.assumeIsolated().whenComplete { _ in
            self.unsentWrites -= 1
            self.hasMoved = true
            if self.unsentWrites == 0 { self.allSent(context) }
        }
        context.write(data, promise: sent)
    }

    func flush(context: ChannelHandlerContext) {
        context.flush()
        if unsentWrites > 0 { watch(context) }
    }

    /// Closes a connection after everything is sent, or when the client does not accept it.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode != .input, unsentWrites > 0, pace.verdict(at: context.eventLoop.now) != .over else {
            context.close(mode: mode, promise: promise)
            return
        }
        let waiting = closing?.promise ?? context.eventLoop.makePromise()
        waiting.futureResult.cascade(to: promise)
        closing = (closing?.mode == .all ? .all : mode, waiting)
        watch(context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            pace.toldToStop(at: context.eventLoop.now)
            look?.cancel()
            look = nil
        }
        context.fireUserInboundEventTriggered(event)
        watch(context)
    }

    private func allSent(_ context: ChannelHandlerContext) {
        pace.unsent(bytes: 0, isAnything: false, hasMoved: true, at: context.eventLoop.now)
        guard let closing else { return }
        self.closing = nil
        context.close(mode: closing.mode, promise: closing.promise)
    }

    /// Checks the connection again after a while, as long as it has to be watched.
    private func watch(_ context: ChannelHandlerContext) {
        let isAnything = unsentWrites > 0
        pace.unsent(
            bytes: isAnything ? unsentBytes(context.channel) : 0, isAnything: isAnything, hasMoved: hasMoved,
            at: context.eventLoop.now)
        hasMoved = false
        guard look == nil, pace.isOwed, context.channel.isActive else { return }
        let interval = pace.isToldToStop ? Self.intervalAtEnd : Self.interval
        look = context.eventLoop.assumeIsolated().scheduleTask(in: interval) {
            self.look = nil
            self.decide(context)
        }
    }

    private func decide(_ context: ChannelHandlerContext) {
        watch(context)
        let verdict = pace.verdict(at: context.eventLoop.now)
        guard verdict != .fair else { return }
        logger.info("closed a connection that kept the server waiting", metadata: ["for": "\(verdict)"])
        if pace.expectsBody { context.fireErrorCaught(SlowBody()) }
        let promise = closing?.promise
        closing = nil
        context.close(promise: promise)
    }
}
