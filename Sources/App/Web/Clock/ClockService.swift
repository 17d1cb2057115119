import Logging
import ServiceLifecycle
import Synchronization

/// Compares the machine's clock with its steady one every second. When the clock was set forward, the deadlines of running
/// attempts are moved before the new time is used, so that nobody loses time and no attempt ends because of the jump. A suspended
/// machine or a stopped virtual machine looks the same, because its steady clock stood still; its students could not work either.
///
/// A change of the clock while the server is not running is not noticed: deadlines stay as they were announced.
final class ClockService: NamedService {
    /// How long after a jump an attempt that was started before it may still be stored.
    private static let inFlight = Milliseconds.seconds(60)

    private let clock: SteadyClock
    private let moveDeadlines: @Sendable (ClockJump) async throws -> Int
    private let logger: Logger
    private let interval: Duration
    private let recent = Mutex<[(jump: ClockJump, adoptedTo: Instant)]>([])

    /// - Parameter moveDeadlines: moves the deadlines of running attempts that this jump has not moved; gives how many.
    init(
        clock: SteadyClock, logger: Logger, interval: Duration = .seconds(1),
        moveDeadlines: @escaping @Sendable (ClockJump) async throws -> Int
    ) {
        self.clock = clock
        self.moveDeadlines = moveDeadlines
        self.logger = logger
        self.interval = interval
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await self.check()
                do { try await Task.sleep(for: self.interval) } catch { return }
            }
        }
    }

    /// Compares the clocks once. If deadlines cannot be written, the next call tries again; until then the old time is used.
    func check() async {
        do {
            try await moveLatecomers()
            let step = clock.step()
            switch step {
            case .none: break
            case .quiet: clock.adopt(step)
            case .back(let difference):
                let back = Milliseconds(count: 0 - difference.count)
                clock.adopt(step)
                logger.warning("the clock was set back; deadlines stay", metadata: ["seconds": "\(Self.seconds(back))"])
            case .forward(let difference, let size):
                let moved = try await follow(step, by: size)
                logger.warning(
                    "the clock was set forward, or the machine stood still; deadlines of running attempts moved along",
                    metadata: ["seconds": "\(Self.seconds(difference))", "attempts": "\(moved)"])
            }
        } catch {
            logger.error("deadlines could not follow the clock", metadata: ["error": "\(String(reflecting: error))"])
        }
    }

    private func follow(_ step: ClockStep, by size: Milliseconds) async throws -> Int {
        var jump = ClockJump(size: size, at: clock.now())
        let moved = try await moveDeadlines(jump)
        jump.adoptedAt = clock.now()
        clock.adopt(step)
        let (adopted, now) = (jump, clock.now())
        recent.withLock { $0.append((adopted, now)) }
        return try await moved + moveDeadlines(jump)
    }

    /// Moves attempts that were started by the old time and stored after the new time was adopted.
    private func moveLatecomers() async throws {
        let now = clock.now()
        let jumps = recent.withLock { recent in
            recent.removeAll { now > $0.adoptedTo + Self.inFlight || now < $0.adoptedTo }
            return recent.map(\.jump)
        }
        for jump in jumps { _ = try await moveDeadlines(jump) }
    }

    private static func seconds(_ time: Milliseconds) -> String {
        let tenths = time.count / 100
        return "\(tenths / 10).\(tenths % 10)"
    }
}
