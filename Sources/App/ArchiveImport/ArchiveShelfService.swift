import ServiceLifecycle

/// Deletes archives that have waited too long for their import.
struct ArchiveShelfService: NamedService {
    let shelf: ArchiveShelf
    let now: @Sendable () -> Instant
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                let (shelf, now) = (shelf, now())
                try? await FileThreads.run { shelf.sweep(at: now) }
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
    }
}
