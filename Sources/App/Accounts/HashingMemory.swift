import Foundation
import Synchronization

/// The 19 MiB that a hash is made in. Passed on from one hash to the next while people wait: to get them anew each time, page by page, takes a
/// third as long as the hash itself.
enum HashingMemory {
    private static let kept = Mutex<[UInt]>([])

    /// What libargon2 asks for memory. Gives 0, or -22 (`ARGON2_MEMORY_ALLOCATION_ERROR`).
    static let allocate: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, Int) -> Int32 = { place, count in
        let used = HashingMemory.kept.withLock { $0.popLast() }.flatMap(UnsafeMutableRawPointer.init(bitPattern:))
        guard let memory = used ?? malloc(count) else { return -22 }
        place?.pointee = memory.assumingMemoryBound(to: UInt8.self)
        return 0
    }

    /// What libargon2 gives it back to, wiped.
    static let free: @convention(c) (UnsafeMutablePointer<UInt8>?, Int) -> Void = { memory, _ in
        guard let memory else { return }
        HashingMemory.kept.withLock { $0.append(UInt(bitPattern: memory)) }
    }

    /// Nobody waits for a hash any more.
    static func giveBack() {
        let all = kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
        for address in all { Foundation.free(UnsafeMutableRawPointer(bitPattern: address)) }
    }
}
