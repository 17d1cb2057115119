import Foundation
import Testing

@testable import Database

/// In which order a test's database gives rows that a query leaves without one. Half of the tests have them reversed, another half in each
/// run: what a page shows by chance is found whichever way round the chance is. The last line of a run says how to have it again.
enum TestRows {
    /// The variable that decides: `found` or `reversed` for all tests, or the number of an earlier run.
    private static let variable = "GATA_TEST_ROWS"

    private static let way: String = {
        let way = ProcessInfo.processInfo.environment[variable] ?? String(Int.random(in: 0..<10_000))
        atexit { print("Rows without an order: \(TestRows.variable)=\(TestRows.way) gives them as in this run.") }
        return way
    }()

    /// For a database that the running test opens.
    static var unordered: UnorderedRows {
        switch way {
        case "found": .asFound
        case "reversed": .reversed
        default: sum("\(way) \(Test.current?.name ?? "")").isMultiple(of: 2) ? .asFound : .reversed
        }
    }

    /// Of the letters, the same in every process.
    private static func sum(_ text: String) -> UInt64 {
        let mixed = text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        // The lowest bit alone would only count the odd letters.
        return mixed >> 32
    }
}
