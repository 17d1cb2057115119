import NIOCore
import NIOPosix

/// A connection on which a test writes bytes as it likes.
enum RawConnection {
    /// Connects, and leaves the connection open after the body unless that closed it.
    static func open(port: Int) async throws -> any Channel {
        try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).connect(host: "127.0.0.1", port: port).get()
    }

    /// Writes each text in turn, waiting before it until what `after` says has come ("": nothing), and gives all that came until the other side closed.
    static func talk(
        port: Int, _ texts: [String], after expected: [String] = [],
        between: @escaping @Sendable (Int) async throws -> Void = { _ in }
    ) async throws -> String {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).connect(
            host: "127.0.0.1", port: port
        ) {
            channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
        return try await channel.executeThenClose { inbound, outbound in
            var came = ""
            var parts = inbound.makeAsyncIterator()
            for (index, text) in texts.enumerated() {
                if index > 0 {
                    let awaited = expected[index - 1]
                    while !awaited.isEmpty, !came.contains(awaited), let part = try await parts.next() {
                        came += String(buffer: part)
                    }
                    try await between(index)
                }
                try await outbound.write(ByteBuffer(string: text))
            }
            while let part = try await parts.next() { came += String(buffer: part) }
            return came
        }
    }
}
