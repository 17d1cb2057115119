import Foundation
import HTTPTypes
import Testing

@testable import App

extension ExecutableTests {
    @Suite("A server that traps", .serialized)
    struct TrapReportTests {
        @Test(
            "says where in a few lines, without the runtime's long backtrace, and is gone; the next one serves",
            arguments: [SIGILL, SIGSEGV])
        func ends(signal: Int32) async throws {
            try await GataCommand.withInstitution { folder, database in
                let options = ["--database", database, "--port", "0"]
                try await RunningGata.serve(options, in: folder) { server in
                    #expect(await server.end(signal) == signal)
                }
                let errors = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                    .filter { $0.hasPrefix("errors-") }.map { GataCommand.text(folder.appendingPathComponent($0)) }.joined()
                let report = try #require(errors.range(of: TrapReport.beginning))
                let frames = errors[report.upperBound...].split(separator: "\n")
                #expect((1...64).contains(frames.count))
                #expect(frames.allSatisfy { $0.contains("[0x") })
                #expect(!errors.contains("Program crashed") && !errors.contains("Backtrace took"))
                try await RunningGata.serve(options, in: folder) { server in
                    let answer = try await server.visitor().get("/readyz")
                    #expect(answer.status == .ok)
                }
            }
        }
    }
}
