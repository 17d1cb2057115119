import Foundation
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// The Unix socket beside the database through which the command line reaches the running server. Only the user who
/// runs the server may open it (mode 0600). One request a connection: a line of JSON in, a line of JSON out.
struct AdminSocket: NamedService {
    let path: String
    let commands: AdminCommands
    let logger: Logger
    /// Waits before the socket is opened again after a failure.
    var pause: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(5)) }

    /// Longest request, in bytes.
    static let longestLine = 64 * 1024

    /// The path of the socket for a database.
    static func path(database: String) -> String { database + ".socket" }

    /// The longest path of a database whose socket the system can address, in bytes (unix(7): `sun_path`, which ends with a zero).
    static let longestDatabasePath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 - path(database: "").utf8.count

    /// - Throws: `ConfigurationProblem.databasePathTooLong`.
    static func requireRoom(forDatabase path: String) throws {
        guard path.utf8.count <= longestDatabasePath else {
            throw ConfigurationProblem.databasePathTooLong(most: longestDatabasePath)
        }
    }

    /// Serves the socket. After a failure it is opened again, because the server must not end for the sake of the command line.
    func run() async throws {
        let server = try await open()
        await cancelWhenGracefulShutdown {
            await goOn({ try await serve(server) }, then: { try await serve(open()) })
        }
    }

    /// Serves until the task is cancelled, and continues after any failure.
    func goOn(
        _ first: @escaping @Sendable () async throws -> Void, then: @escaping @Sendable () async throws -> Void
    ) async {
        var serving = first
        while !Task.isCancelled {
            do {
                try await serving()
            } catch is CancellationError {
                return logger.debug("administration socket closed")
            } catch {
                logger.error("the administration socket failed, and is opened again", metadata: ["error": "\(error)"])
            }
            serving = then
            do { try await pause() } catch { return }
        }
    }

    private func open() async throws -> NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never> {
        unlink(path)
        let mask = umask(0o177)
        defer { umask(mask) }
        return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).bind(unixDomainSocketPath: path) {
            channel in
            channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
        }
    }

    private func serve(_ server: NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never>) async throws {
        defer { unlink(path) }
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
            let reply = try JSONEncoder().encode(await commands.answer(request))
            try await outbound.write(ByteBuffer(bytes: reply + [UInt8(ascii: "\n")]))
        }
    }
}
