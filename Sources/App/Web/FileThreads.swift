import NIOPosix

/// Threads that may wait for the disk, so that those of the connections need not.
enum FileThreads {
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await NIOThreadPool.singleton.runIfActive(body)
    }
}
