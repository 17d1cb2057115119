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
            var (told, turns) = ([ReturningOfficer.Hindrance](), 0)
            while !Task.isCancelled {
                told = await turn(told, invites: turns % Self.invitingTurn == 0)
                turns += 1
                discretion.tell(logger, at: now())
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
        discretion.tell(logger, at: now(), isEnd: true)
    }

    /// At how many turns newcomers are invited once.
    private static let invitingTurn = 12

    /// - Parameter told: what hindered the last turn and need not be said again.
    private func turn(_ told: [ReturningOfficer.Hindrance], invites: Bool) async -> [ReturningOfficer.Hindrance] {
        guard clockIsSettled() else { return told }
        do {
            let hindrances = try await officer.turn(at: now(), invites: invites)
            for case .keyMissing(let survey) in hindrances where !told.contains(.keyMissing(survey)) {
                logger.error(
                    "the key of a survey is missing or broken: it takes no ballots and counts none until the file is put back",
                    metadata: ["survey": "\(survey)"])
            }
            return hindrances
        } catch {
            logger.error("could not open or close surveys", metadata: ["error": "\(String(reflecting: error))"])
            return told
        }
    }
}
