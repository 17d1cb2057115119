import Foundation
import HTTPTypes
import Testing

@testable import App

extension ExecutableTests {
    @Suite("gata serve and the key of the receipts", .serialized)
    struct ReceiptServerTests {
        @Test("makes it beside the database, or where it is told to, for its own user alone, and finds it again")
        func made() async throws {
            try await GataCommand.inFolder { folder in
                let database = folder.appendingPathComponent("data/gata.sqlite").path
                try FileManager.default.createDirectory(atPath: folder.path + "/data", withIntermediateDirectories: false)
                try SharedSample.emptyDatabase(at: database).close()
                let elsewhere = folder.appendingPathComponent("elsewhere").path
                let places: [([String], String)] = [([], folder.path + "/data/keys"), (["--keys", elsewhere], elsewhere)]
                for (options, place) in places {
                    let arguments = ["--database", database, "--port", "0"] + options
                    try await RunningGata.serve(arguments, in: folder) { _ in }
                    let key = try String(contentsOfFile: place + "/receipts.key", encoding: .utf8)
                    for (path, permissions) in [(place, 0o700), (place + "/receipts.key", 0o600)] {
                        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == permissions)
                    }
                    let named = ["GATA_KEYS": place]
                    let form = try await RunningGata.serve(
                        ["--database", database, "--port", "0"], environment: named, in: folder
                    ) { server in try await server.visitor().get("/receipts") }
                    #expect(form.status == .ok)
                    #expect(try String(contentsOfFile: place + "/receipts.key", encoding: .utf8) == key)
                }
            }
        }

        @Test("does not start with one that is not whole, and leaves it as it is")
        func broken() async throws {
            try await GataCommand.inFolder { folder in
                let keys = folder.appendingPathComponent("keys")
                try FileManager.default.createDirectory(at: keys, withIntermediateDirectories: true)
                let key = keys.appendingPathComponent("receipts.key")
                try Data("0123".utf8).write(to: key)
                let database = folder.appendingPathComponent("gata.sqlite").path
                try SharedSample.emptyDatabase(at: database).close()
                let said = try await RunningGata.refusal(["--database", database, "--port", "0"], in: folder)
                #expect(said.contains("The key \(key.path) cannot be used: it is not 64 hexadecimal digits."))
                #expect(said.contains("--keys"))
                #expect(GataCommand.text(key) == "0123")
            }
        }
    }
}
