/// Those who wait for a password hash, in several lines: one for each block of addresses, and one for each account in browsers
/// where it was signed in before. The lines take turns, so a long line does not delay the others.
struct HashingQueue<Turn> {
    /// The most that may wait, in all lines together.
    let most: Int
    private var lines: [String: [Turn]] = [:]
    /// The names of the lines in which somebody waits; the one whose turn is next comes first.
    private var blocks: [String] = []
    private(set) var count = 0

    init(most: Int) {
        self.most = most
    }

    /// Adds somebody to a line. When the queue is full, the last one of the longest line is removed, if the new one's line is
    /// shorter; otherwise the new one is not added. Gives the one that was removed or not added; nil when there was room.
    mutating func add(_ turn: Turn, from block: String) -> Turn? {
        guard count >= most else {
            append(turn, to: block)
            return nil
        }
        guard let longest = lines.max(by: { $0.value.count < $1.value.count }),
            longest.value.count > (lines[block]?.count ?? 0) + 1, let last = removeLast(of: longest.key)
        else { return turn }
        append(turn, to: block)
        return last
    }

    /// Removes and gives the one whose turn it is; nil when nobody waits.
    mutating func next() -> Turn? {
        guard !blocks.isEmpty else { return nil }
        let block = blocks.removeFirst()
        guard var line = lines[block], !line.isEmpty else { return nil }
        let turn = line.removeFirst()
        lines[block] = line.isEmpty ? nil : line
        if !line.isEmpty { blocks.append(block) }
        count -= 1
        return turn
    }

    private mutating func append(_ turn: Turn, to block: String) {
        if lines[block] == nil { blocks.append(block) }
        lines[block, default: []].append(turn)
        count += 1
    }

    private mutating func removeLast(of block: String) -> Turn? {
        guard let last = lines[block]?.popLast() else { return nil }
        if lines[block]?.isEmpty == true {
            lines[block] = nil
            blocks.removeAll { $0 == block }
        }
        count -= 1
        return last
    }
}
