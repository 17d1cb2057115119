import Foundation
import Logging
import ServiceLifecycle

/// Opens and closes surveys at regular intervals, see `SurveyLifecycle`.
struct SurveyService: NamedService {
    let lifecycle: SurveyLifecycle
    let untimedLog: UntimedLog
    let now: @Sendable () -> Instant
    /// Closing cannot be undone, so nothing is done while the clock may be wrong.
    let clockIsSettled: @Sendable () -> Bool
    let logger: Logger
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var told: [SurveyLifecycle.Hindrance] = []
            while !Task.isCancelled {
                told = await turn(told)
                untimedLog.tell(logger, at: now())
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
        untimedLog.tell(logger, at: now(), isEnd: true)
    }

    /// - Parameter told: the problems of the last turn, which are not logged again.
    private func turn(_ told: [SurveyLifecycle.Hindrance]) async -> [SurveyLifecycle.Hindrance] {
        guard clockIsSettled() else { return told }
        do {
            let hindrances = try await lifecycle.turn(at: now())
            for hindrance in hindrances where !told.contains(hindrance) { log(hindrance) }
            return hindrances
        } catch {
            logger.error("could not open or close surveys", metadata: ["error": "\(String(reflecting: error))"])
            return told
        }
    }

    private func log(_ hindrance: SurveyLifecycle.Hindrance) {
        switch hindrance {
        case .keyMissing(let survey):
            logger.error(
                "the key of a survey is missing or broken: it takes no ballots and counts none until the file is restored",
                metadata: ["survey": "\(survey)"])
        case .givenUp(let survey):
            logger.error(
                "the key of a survey did not come back: ballots that nobody can open were destroyed",
                metadata: ["survey": "\(survey)"])
        case .unreadable(let survey, let count):
            logger.error(
                "ballots did not open with the key of their survey: they were altered, and are not counted",
                metadata: ["survey": "\(survey)", "count": "\(count)"])
        case .nobodyToAsk(let survey):
            logger.warning("a survey should be open and has nobody to ask", metadata: ["survey": "\(survey)"])
        case .keyLeft(let survey, let reason):
            logger.error(
                "the key of a survey that is over could not be destroyed: destroy its file",
                metadata: ["survey": "\(survey)", "error": "\(reason)"])
        case .failed(let survey, let reason):
            logger.error("a survey could not be opened or closed", metadata: ["survey": "\(survey)", "error": "\(reason)"])
        }
    }
}
