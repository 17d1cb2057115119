import Foundation
import Testing

/// The built executable, started as a person would start it: in the package's folder, with options.
struct GataCommand {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    static let executable = TestSite.package.appendingPathComponent(".build/debug/gata")

    /// Runs a command to its end.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await inFolder { folder in
            let typed = folder.appendingPathComponent("input")
            try Data(input.utf8).write(to: typed)
            let process = process(arguments, environment)
            process.standardInput = try FileHandle(forReadingFrom: typed)
            process.standardOutput = try written(folder.appendingPathComponent("output"))
            process.standardError = try written(folder.appendingPathComponent("errors"))
            let status = try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
                do { try process.run() } catch { continuation.resume(throwing: error) }
            }
            return Outcome(
                status: status, output: text(folder.appendingPathComponent("output")),
                errors: text(folder.appendingPathComponent("errors")))
        }
    }

    static func process(_ arguments: [String], _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = TestSite.package
        let own = ProcessInfo.processInfo.environment.filter {
            // The clock is the one that the tests have.
            !$0.key.hasPrefix("GATA_") || $0.key == "GATA_TORTURE_CONTROL"
        }
        process.environment = own.merging(environment) { _, given in given }
        return process
    }

    /// A new file to write to.
    static func written(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    static func text(_ file: URL) -> String {
        (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// Gives a folder that is taken away afterwards.
    static func inFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    /// Gives a folder with the sample institution imported into a database, everybody with the sample's password.
    static func withInstitution<Value>(_ body: (_ folder: URL, _ database: String) async throws -> Value) async throws -> Value {
        try await inFolder { folder in
            let institution = folder.appendingPathComponent("institution")
            try SampleInstitution.write(to: institution)
            let database = folder.appendingPathComponent("gata.sqlite").path
            let imported = try await run(["import", institution.path, "--database", database])
            try #require(imported.status == 0, "\(imported.errors)")
            for userName in ["ana", "bogdan"] {
                let set = try await run(
                    ["user", "password", userName, "--database", database], input: SampleInstitution.password + "\n")
                try #require(set.status == 0, "\(set.errors)")
            }
            return try await body(folder, database)
        }
    }
}
