import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends a connection with an answer that says `Connection: close`, also where the rest of a body has not come, or where what came is no request
/// and is read no further: nobody waits for the other side to go. What is on its way is still taken for a moment, because a connection that
/// is closed over unread bytes takes the answer with it.
final class UnreadBodyHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// So long, and so many bytes, are still taken after the answer.
    static let patience = TimeAmount.seconds(2)
    static let mostBytes = 16 << 20

    /// Whether the rest of a body is still to come.
    private var isOwed = false
    private var isLast = false
    private var isAnswered = false
    /// Whether it was still to come when all was answered.
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

    /// The answer has left: nothing more is said, and soon nothing more is heard.
    private func answered(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return context.close(promise: nil) }
        (isAnswered, wasOwed) = (true, isOwed)
        context.close(mode: .output, promise: nil)
        end = context.eventLoop.assumeIsolated().scheduleTask(in: Self.patience) { context.close(promise: nil) }
    }
}
