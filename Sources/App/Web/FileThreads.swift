import NIOPosix

/// Threads that may wait for the disk, so that the threads of connections do not have to.
enum FileThreads {
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await NIOThreadPool.singleton.runIfActive(body)
    }
}
