import ServiceLifecycle
import Synchronization

/// Knows whether the server was told to stop. It is the last of the services, so it is told first.
final class Stopping: NamedService {
    private let begun = Atomic(false)

    var hasBegun: Bool { begun.load(ordering: .acquiring) }

    func run() async throws {
        try await gracefulShutdown()
        begin()
    }

    func begin() {
        begun.store(true, ordering: .releasing)
    }
}
