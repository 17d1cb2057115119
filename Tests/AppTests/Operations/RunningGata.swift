import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import NIOPosix
import Synchronization
import Testing

/// A server of the built executable on a port of its own.
final class RunningGata: Sendable {
    enum Beginning {
        case serving(RunningGata)
        case refused(status: Int32, errors: String)
    }

    let port: Int
    let announcement: String
    private let process: Process
    private let ending: Ending

    private init(_ process: Process, _ ending: Ending, port: Int, announcement: String) {
        self.process = process
        self.ending = ending
        self.port = port
        self.announcement = announcement
    }

    /// Starts `gata serve` and waits for its announcement, or for its end.
    static func begin(_ arguments: [String], environment: [String: String] = [:], in folder: URL) async throws -> Beginning {
        let errors = folder.appendingPathComponent("errors-\(UUID().uuidString)")
        let process = GataCommand.process(["serve"] + arguments, environment)
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = try GataCommand.written(errors)
        let ending = Ending()
        process.terminationHandler = { ending.happened($0.terminationStatus) }
        try process.run()
        let announcement = await announced(pipe.fileHandleForReading)
        guard let port = announcement.firstMatch(of: #/:(\d+)\n/#).flatMap({ Int($0.1) }) else {
            return .refused(status: await ending.status(), errors: GataCommand.text(errors))
        }
        return .serving(RunningGata(process, ending, port: port, announcement: announcement))
    }

    /// Starts a server that must come up, and ends it after the body, however that ends.
    static func serve<Value>(
        _ arguments: [String], environment: [String: String] = [:], in folder: URL,
        _ body: (RunningGata) async throws -> Value
    ) async throws -> Value {
        switch try await begin(arguments, environment: environment, in: folder) {
        case .refused(let status, let errors):
            Issue.record("the server ended with \(status): \(errors)")
            throw CancellationError()
        case .serving(let server):
            do {
                let value = try await body(server)
                _ = await server.end(SIGKILL)
                return value
            } catch {
                _ = await server.end(SIGKILL)
                throw error
            }
        }
    }

    /// What a server that must not come up says.
    static func refusal(
        _ arguments: [String], environment: [String: String] = [:], in folder: URL
    ) async throws -> String {
        switch try await begin(arguments, environment: environment, in: folder) {
        case .refused(let status, let errors):
            #expect(status != 0)
            #expect(!errors.contains("Fatal") && !errors.contains("NIO") && !errors.contains("SQLite error"))
            return errors
        case .serving(let server):
            _ = await server.end(SIGKILL)
            Issue.record("the server came up: \(server.announcement)")
            return ""
        }
    }

    /// A browser that reaches the server through its port, on a connection of its own for every request.
    func visitor() -> TestBrowser {
        TestBrowser { [port] path, method, headers, body in
            // Long, because on a machine that does many other things the program waits for its turn; only one that hangs is given up.
            let client = TestClient(
                host: "127.0.0.1", port: port, configuration: .init(timeout: .seconds(300)),
                eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton))
            client.connect()
            do {
                let response = try await client.execute(
                    TestClient.Request(path, method: method, authority: "127.0.0.1", headers: headers, body: body))
                try? await client.close()
                return (response.head, response.body ?? ByteBuffer())
            } catch {
                try? await client.close()
                throw error
            }
        }
    }

    /// Sends a signal, unless the process has ended already, and gives the exit status.
    func end(_ signal: Int32) async -> Int32 {
        if process.isRunning { kill(process.processIdentifier, signal) }
        return await ending.status()
    }

    /// What is written up to the first whole line, or to the end.
    private static func announced(_ handle: FileHandle) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var text = ""
                while !text.contains("\n") {
                    let data = handle.availableData
                    if data.isEmpty { break }
                    text += String(decoding: data, as: UTF8.self)
                }
                continuation.resume(returning: text)
            }
        }
    }
}

/// The exit status of a process, for everybody who waits for it.
private final class Ending: Sendable {
    private let state = Mutex<(status: Int32?, waiting: [CheckedContinuation<Int32, Never>])>((nil, []))

    func happened(_ status: Int32) {
        let waiting = state.withLock { state in
            state.status = status
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: status) }
    }

    func status() async -> Int32 {
        await withCheckedContinuation { continuation in
            let known = state.withLock { state -> Int32? in
                if state.status == nil { state.waiting.append(continuation) }
                return state.status
            }
            if let known { continuation.resume(returning: known) }
        }
    }
}
