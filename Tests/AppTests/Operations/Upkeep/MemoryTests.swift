import Foundation
import Testing

@testable import App

@Suite("Memory that is free again")
struct MemoryTests {
    @Test("goes back to the system")
    func givesBack() {
        // Many small pieces, freed in an order in which the allocator alone cannot give them back.
        let pieces = (0..<200_000).map { _ in malloc(500) }
        for index in pieces.indices where index % 2 == 0 { free(pieces[index]) }
        for index in pieces.indices.dropLast() where index % 2 == 1 { free(pieces[index]) }
        #expect(MemoryService.giveBack())
        if let last = pieces.last { free(last) }
    }

    #if os(Linux)
        @Test("of the program's code goes back, and the program goes on")
        func givesCodeBack() throws {
            let before = try pagesOfFiles()
            #expect(ProgramCode.giveBack())
            #expect(try pagesOfFiles() < before)
        }

        /// How many pages of files this process has in memory.
        private func pagesOfFiles() throws -> Int {
            let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(sizes.dropFirst(2).first.flatMap { Int($0) })
        }
    #endif
}
