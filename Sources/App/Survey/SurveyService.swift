import Foundation
import Logging
import ServiceLifecycle

/// Lets the returning officer have a turn every now and then.
struct SurveyService: Service {
    let officer: ReturningOfficer
    let discretion: Discretion
    let now: @Sendable () -> Instant
    /// Closing cannot be undone: while the clock may be wrong, nothing is done.
    let clockIsSettled: @Sendable () -> Bool
    let logger: Logger
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await turn()
                discretion.tell(logger, at: now())
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
        discretion.tell(logger, at: now(), isEnd: true)
    }

    private func turn() async {
        guard clockIsSettled() else { return }
        do {
            for case .keyMissing(let survey) in try await officer.turn(at: now()) {
                logger.error(
                    "the key of a survey is missing: its ballots cannot be counted until the file is put back",
                    metadata: ["survey": "\(survey)"])
            }
        } catch {
            logger.error("could not open or close surveys", metadata: ["error": "\(String(reflecting: error))"])
        }
    }
}
