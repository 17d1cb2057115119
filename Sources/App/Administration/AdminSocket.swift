import Foundation
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// The Unix socket beside the database through which the command line reaches the running server. Only the user who
/// runs the server may open it (mode 0600). One request a connection: a line of JSON in, a line of JSON out.
struct AdminSocket: Service {
    let path: String
    let desk: AdminDesk
    let logger: Logger

    /// Longest request, in bytes.
    static let longestLine = 64 * 1024

    /// Where the socket of a database is.
    static func path(database: String) -> String { database + ".socket" }

    func run() async throws {
        unlink(path)
        let mask = umask(0o177)
        let server: NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never>
        do {
            defer { umask(mask) }
            server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).bind(
                unixDomainSocketPath: path
            ) { channel in
                channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
            }
        }
        defer { unlink(path) }
        do {
            try await cancelWhenGracefulShutdown { try await serve(server) }
        } catch is CancellationError {
            logger.debug("administration socket closed")
        }
    }

    private func serve(_ server: NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never>) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            try await server.executeThenClose { connections in
                for try await connection in connections {
                    group.addTask {
                        do {
                            try await answer(connection)
                        } catch {
                            logger.warning("administration", metadata: ["error": "\(error)"])
                        }
                    }
                }
            }
        }
    }

    private func answer(_ connection: NIOAsyncChannel<ByteBuffer, ByteBuffer>) async throws {
        try await connection.executeThenClose { inbound, outbound in
            var received = ByteBuffer()
            for try await part in inbound {
                var part = part
                received.writeBuffer(&part)
                guard received.readableBytes <= Self.longestLine else { return }
                if received.readableBytesView.last == UInt8(ascii: "\n") { break }
            }
            let request = try JSONDecoder().decode(AdminRequest.self, from: Data(received.readableBytesView))
            let reply = try JSONEncoder().encode(await desk.answer(request))
            try await outbound.write(ByteBuffer(bytes: reply + [UInt8(ascii: "\n")]))
        }
    }
}
