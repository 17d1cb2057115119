import Foundation
import Logging
import ServiceLifecycle

/// Returns free memory to the system: what only the start needed, and from time to time what the allocator would otherwise keep
/// for as many connections as there once were.
struct MemoryService: NamedService {
    let logger: Logger
    let interval: Duration
    /// After it a start is over.
    private static let start = Duration.seconds(2)

    /// The allocator's function; nil where there is none, as on macOS, where the allocator returns memory by itself.
    private static let trim: (@convention(c) (Int) -> CInt)? = {
        let name = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "malloc_trim")
        return name.map { unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self) }
    }()

    /// Makes the allocator return pieces of a megabyte or more as soon as they are freed. Each password hash needs 19 megabytes;
    /// without this setting, the first freed piece would make the allocator keep later ones.
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
            do { try await Task.sleep(for: Self.start) } catch { return }
            if !ProgramCode.giveBack() { logger.debug("the memory of the program's code could not be given back") }
            while !Task.isCancelled {
                let time = ContinuousClock().measure { Self.giveBack() }
                logger.debug("memory was given back", metadata: ["time": "\(time)"])
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
    }

    /// Returns free memory to the system; false when there was none, or when that is not possible.
    @discardableResult
    static func giveBack() -> Bool {
        trim?(0) == 1
    }
}
