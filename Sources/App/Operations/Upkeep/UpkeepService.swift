import Database
import Logging
import ServiceLifecycle

/// Watches the disk: keeps a reserve file for when it is full, logs when space is short, and uses quiet moments to empty the
/// database's log.
struct UpkeepService: NamedService {
    let database: Database
    /// The folder whose disk is watched.
    let folder: String
    let logger: Logger
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var before = DiskState.ample
            while !Task.isCancelled {
                await database.rest()
                let state = DiskState(space: DiskSpace(at: folder), reserveIsKept: database.reserve.keep())
                if state != before { tell(state) }
                before = state
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
    }

    private func tell(_ state: DiskState) {
        switch state {
        case .ample: logger.notice("the disk has room again")
        case .short: logger.warning("the disk is nearly full: imports and copies are refused, answers are still saved")
        case .exhausted: logger.error("the disk is full: the reserve is given up, and answers are saved as long as that lasts")
        }
    }
}

/// How much space the disk has.
enum DiskState: Equatable {
    case ample
    /// Requests that can wait are refused.
    case short
    /// There is not even space for the reserve.
    case exhausted

    init(space: DiskSpace?, reserveIsKept: Bool) {
        let isShort = space.map { !$0.hasRoom(for: 0) } ?? false
        self = reserveIsKept ? (isShort ? .short : .ample) : .exhausted
    }
}
