import Testing

@testable import App

@Suite("Who waits for a password to be looked at")
struct HashingQueueTests {
    @Test("takes turns with other addresses: a thousand from one keep somebody from another waiting for one hash")
    func turns() {
        var queue = HashingQueue<String>(most: 4000)
        for number in 0..<1000 { #expect(queue.add("crowd \(number)", from: "crowd") == nil) }
        #expect(queue.add("ana", from: "home") == nil)
        #expect(queue.next() == "crowd 0")
        #expect(queue.next() == "ana")
        #expect(queue.next() == "crowd 1")
        #expect(queue.count == 998)
    }

    @Test("comes in the order of arrival behind one address")
    func order() {
        var queue = HashingQueue<Int>(most: 10)
        for number in 0..<10 { _ = queue.add(number, from: "campus") }
        #expect((0..<10).map { _ in queue.next() } == Array(0..<10))
        #expect(queue.next() == nil && queue.count == 0)
    }

    @Test("has to leave, the last of the longest line, when there is no room for somebody from elsewhere")
    func full() {
        var queue = HashingQueue<String>(most: 10)
        for number in 0..<10 { _ = queue.add("crowd \(number)", from: "crowd") }
        #expect(queue.add("crowd 10", from: "crowd") == "crowd 10", "who makes the line longer leaves")
        #expect(queue.add("ana", from: "home") == "crowd 9")
        #expect(queue.count == 10)
        #expect(queue.next() == "crowd 0")
        #expect(queue.next() == "ana")
    }

    @Test("leaves when all lines are as short as one's own would be")
    func equal() {
        var queue = HashingQueue<Int>(most: 3)
        for number in 0..<3 { _ = queue.add(number, from: "block \(number)") }
        #expect(queue.add(3, from: "block 3") == 3)
        #expect((0..<3).map { _ in queue.next() } == [0, 1, 2])
    }
}
