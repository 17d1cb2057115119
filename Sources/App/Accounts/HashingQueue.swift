/// Who waits for a hash: a line for each block of addresses, one for each browser where somebody was signed in before, and the lines take turns.
/// However many stand in one, somebody in another is next but one.
struct HashingQueue<Turn> {
    /// No more than this wait, in all lines together.
    let most: Int
    private var lines: [String: [Turn]] = [:]
    /// The blocks with somebody waiting; the one whose turn it is stands first.
    private var blocks: [String] = []
    private(set) var count = 0

    init(most: Int) {
        self.most = most
    }

    /// Lets somebody wait. When there is no room, the last of the longest line has to leave for whoever comes from a shorter one. Gives who
    /// has to leave: nobody, that last one, or whoever came.
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

    /// Whose turn it is; nil when nobody waits.
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
