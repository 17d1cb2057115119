import Foundation
import Logging
import Synchronization
import Testing

@testable import App

@Suite("The socket of the command line")
struct AdminSocketTests {
    @Test("that fails is opened again after a pause, and the server goes on until it is told to stop")
    func goesOn() async throws {
        try await TestSite.run { site in
            let (log, opened, paused) = (CollectedLog(), Counted(), Counted())
            let commands = try AdminCommands(
                database: site.database, hasher: PasswordHasher(threads: 1), catalogues: SharedSample.presentation().catalogues,
                configuration: Configuration(database: "", templates: "", publicFiles: ""), now: { site.clock.now },
                institutionChanged: { _ in })
            let socket = AdminSocket(path: "", commands: commands, logger: log.logger, pause: { paused.add() })
            let fail: @Sendable () async throws -> Void = {
                if opened.add() == 3 { throw CancellationError() }
                throw POSIXError(.EPERM)
            }
            await socket.goOn(fail, then: fail)
            #expect(opened.count == 3 && paused.count == 2)
            #expect(log.lines.filter { $0.hasPrefix("error: the administration socket failed") }.count == 2)
            try await commands.hasher.shutDown()
        }
    }
}

private final class Counted: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }

    @discardableResult
    func add() -> Int {
        number.withLock {
            $0 += 1
            return $0
        }
    }
}
