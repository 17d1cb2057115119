import Logging
import ServiceLifecycle
import Synchronization

/// Compares the machine's clock with the steady one every second. When it was set forward, the deadlines of running attempts move
/// along before the new time holds: nobody loses time, and nothing is ended because of a jump. A machine that was suspended, or a
/// virtual one that was stopped, looks the same, because its steady clock stood still: its students could not work either.
///
/// What happened while the server did not run is not a jump: the deadlines hold that were said.
final class ClockService: Service {
    /// So long after a jump an attempt may still be written down that was begun before it.
    private static let inFlight = Milliseconds.seconds(60)

    private let clock: SteadyClock
    private let moveDeadlines: @Sendable (ClockJump) async throws -> Int
    private let logger: Logger
    private let interval: Duration
    private let recent = Mutex<[(jump: ClockJump, adoptedTo: Instant)]>([])

    /// - Parameter moveDeadlines: moves every running attempt's deadline that this jump has not moved yet; gives how many.
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

    /// Compares once. What cannot be written down now is tried again the next time; until then the old time goes on.
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

    /// Attempts that were begun by the old time, and written down after it ended.
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
