import Foundation
import Synchronization

/// The 19 MiB that one password hash needs. Memory is reused from one hash to the next while people wait: allocating it each time
/// would take a third as long as the hash itself.
enum HashingMemory {
    private struct Piece {
        let address: UInt
        let count: Int
    }

    private static let kept = Mutex<[Piece]>([])

    /// The allocation function for libargon2. Returns 0, or -22 (`ARGON2_MEMORY_ALLOCATION_ERROR`).
    static let allocate: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, Int) -> Int32 = { place, count in
        let used = HashingMemory.kept.withLock { kept in
            kept.lastIndex { $0.count == count }.map { kept.remove(at: $0) }
        }
        guard let memory = used.flatMap({ UnsafeMutableRawPointer(bitPattern: $0.address) }) ?? malloc(count) else { return -22 }
        place?.pointee = memory.assumingMemoryBound(to: UInt8.self)
        return 0
    }

    /// The deallocation function for libargon2, which has wiped the memory. It is kept for the next hash.
    static let free: @convention(c) (UnsafeMutablePointer<UInt8>?, Int) -> Void = { memory, count in
        guard let memory else { return }
        HashingMemory.kept.withLock { $0.append(Piece(address: UInt(bitPattern: memory), count: count)) }
    }

    /// Frees the kept memory. Called when nobody waits for a hash.
    static func giveBack() {
        let all = kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
        for piece in all { Foundation.free(UnsafeMutableRawPointer(bitPattern: piece.address)) }
    }
}
