import Foundation
import Synchronization

/// The 19 MiB in which a password is compared with its hash. Passed on from one to the next while people wait: to get them anew each time, page
/// by page, takes a third as long as the hash itself.
enum HashingMemory {
    private struct Piece {
        let address: UInt
        let count: Int
    }

    private static let kept = Mutex<[Piece]>([])

    /// What libargon2 asks for memory. Gives 0, or -22 (`ARGON2_MEMORY_ALLOCATION_ERROR`).
    static let allocate: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, Int) -> Int32 = { place, count in
        let used = HashingMemory.kept.withLock { kept in
            kept.lastIndex { $0.count == count }.map { kept.remove(at: $0) }
        }
        guard let memory = used.flatMap({ UnsafeMutableRawPointer(bitPattern: $0.address) }) ?? malloc(count) else { return -22 }
        place?.pointee = memory.assumingMemoryBound(to: UInt8.self)
        return 0
    }

    /// What libargon2 gives it back to, wiped.
    static let free: @convention(c) (UnsafeMutablePointer<UInt8>?, Int) -> Void = { memory, count in
        guard let memory else { return }
        HashingMemory.kept.withLock { $0.append(Piece(address: UInt(bitPattern: memory), count: count)) }
    }

    /// Nobody waits for a hash any more.
    static func giveBack() {
        let all = kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
        for piece in all { Foundation.free(UnsafeMutableRawPointer(bitPattern: piece.address)) }
    }
}
