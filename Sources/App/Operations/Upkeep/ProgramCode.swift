import Foundation

/// The program's own code in memory. A start reads several times as much of it as serving does, because the language's runtime
/// looks through the whole program for types.
enum ProgramCode {
    /// Gives the memory of the code back to the system, which keeps it in its cache of files for as long as there is room. What
    /// the program goes on with comes back from there, piece by piece.
    /// - Returns: false where that is not possible, as on macOS.
    static func giveBack() -> Bool {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let mappings = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        else { return false }
        let code = mappings.split(separator: "\n").compactMap { pages(of: program, in: $0) }
        return !code.isEmpty && code.allSatisfy { madvise($0.baseAddress, $0.count, Int32(MADV_DONTNEED)) == 0 }
    }

    /// The memory that a line of the system's list is about; nil when it is not code of the program. Code is never written to, so
    /// that all of it is in the file.
    private static func pages(of program: String, in line: Substring) -> UnsafeMutableRawBufferPointer? {
        var fields = line.split(separator: " ", maxSplits: 5)[...]
        guard let addresses = fields.popFirst(), fields.popFirst() == "r-xp",
            fields.last.map({ $0.drop { $0 == " " } == program }) == true
        else { return nil }
        let bounds = addresses.split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard let first = bounds.first, let last = bounds.last, first < last else { return nil }
        return UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(bitPattern: first), count: Int(last - first))
    }
}
