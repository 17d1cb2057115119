import Database
import Foundation
import Testing

@testable import App

@Suite("Extra time in a repeated import")
struct KeptExtraTimeTests {
    private let importing: Importing

    init() throws {
        importing = try Importing()
    }

    @Test("stays where the file says nothing of it, and goes where the fields are empty")
    func extraTime() async throws {
        let plain = try String(contentsOfFile: importing.folder.path + "/people.csv", encoding: .utf8)
        func write(_ cells: [String: String]) throws {
            let lines = plain.split(separator: "\n").enumerated().map { index, line in
                line + "," + (index == 0 ? "time factor,extra minutes" : cells[String(line.prefix { $0 != "," })] ?? ",")
            }
            try importing.folder.write("people.csv", Data(lines.joined(separator: "\n").utf8))
        }
        let times: SQL =
            "SELECT user_name || ' ' || time_factor || ' ' || extra_time AS value FROM person WHERE number < 3 ORDER BY number"
        try write(["ana": "1.25,10"])
        try await importing.run()
        #expect(try await importing.texts(times) == ["ana 1250 600000", "bogdan 1000 0"])
        try importing.folder.write("people.csv", Data(plain.utf8))
        #expect(try await importing.run().isEmpty)
        #expect(try await importing.texts(times) == ["ana 1250 600000", "bogdan 1000 0"])
        try write(["bogdan": "2,"])
        #expect(try await importing.run() == ["~ person ana", "~ person bogdan"])
        #expect(try await importing.texts(times) == ["ana 1000 0", "bogdan 2000 0"])
        #expect(try await importing.run().isEmpty)
    }
}
