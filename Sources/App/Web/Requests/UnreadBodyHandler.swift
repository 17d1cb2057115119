import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection after an answer with `Connection: close`, even when the rest of a body has not arrived, or when the bytes
/// are not a valid request. Bytes that are on their way are still read for a moment: if a connection is closed with unread bytes,
/// the client may lose the answer.
final class UnreadBodyHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// How long, and how many bytes, are read after the answer.
    static let patience = TimeAmount.seconds(2)
    static let mostBytes = 16 << 20

    /// Whether the rest of a body has yet to arrive.
    private var isOwed = false
    private var isLast = false
    private var isAnswered = false
    /// Whether it had yet to arrive when the request was answered.
    private var wasOwed = false
    private var taken = 0
    private var end: Scheduled<Void>?

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: isOwed = true
        case .body(let bytes): taken += isAnswered ? bytes.readableBytes : 0
        case .end: isOwed = false
        }
        context.fireChannelRead(data)
        if isAnswered, wasOwed && !isOwed || taken > Self.mostBytes { context.close(promise: nil) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            isLast = head.headerFields[.connection] == "close"
            context.write(data, promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            let sent = promise ?? context.eventLoop.makePromise()
            if isLast { sent.futureResult.assumeIsolated().whenSuccess { self.answered(context) } }
            context.write(data, promise: sent)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end?.cancel()
        end = nil
    }

    /// The answer is sent: no more is written, and reading ends soon.
    private func answered(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return context.close(promise: nil) }
        (isAnswered, wasOwed) = (true, isOwed)
        context.close(mode: .output, promise: nil)
        end = context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) { context.close(promise: nil) }
    }
}
