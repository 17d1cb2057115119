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

    /// What is asked for in pieces of a megabyte, as each password that is hashed asks for 19, goes back as soon as it is free. The allocator would
    /// learn from the first such piece to keep all that come after.
    static func keepNoLargePieces() {
        guard let mallopt = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "mallopt") else { return }
        let (trimThreshold, mmapThreshold): (CInt, CInt) = (-1, -3)
        let set = unsafeBitCast(mallopt, to: (@convention(c) (CInt, CInt) -> CInt).self)
        _ = set(mmapThreshold, 1 << 20)
        _ = set(trimThreshold, 1 << 20)
    }

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
