import Foundation
import Logging
import ServiceLifecycle

/// Gives memory that is free back to the system from time to time. The allocator keeps what a crowd of connections needed, and would
/// until the process ends.
struct MemoryService: Service {
    let logger: Logger
    let interval: Duration

    /// The allocator's own function; nil where there is none, as on a Mac, whose allocator gives back by itself.
    private static let trim: (@convention(c) (Int) -> CInt)? = {
        let name = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "malloc_trim")
        return name.map { unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self) }
    }()

    func run() async throws {
        guard Self.trim != nil else { return try await gracefulShutdown() }
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do { try await Task.sleep(for: interval) } catch { return }
                let time = ContinuousClock().measure { Self.giveBack() }
                logger.debug("memory was given back", metadata: ["time": "\(time)"])
            }
        }
    }

    /// Gives back all that is free; false when there was nothing, or no way to do it.
    @discardableResult
    static func giveBack() -> Bool {
        trim?(0) == 1
    }
}
