import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Records when each request of a connection was complete. It comes before all handlers that can hold bytes back.
final class RequestArrivalHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let arrivals: RequestArrivals
    private var connection: RequestArrivals.Connection?

    init(_ arrivals: RequestArrivals) {
        self.arrivals = arrivals
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connection = arrivals.open(context.channel)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        arrivals.close(context.channel)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: connection?.began()
        case .body: break
        case .end: connection?.completed()
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { connection?.answered() }
        context.write(data, promise: promise)
    }
}
