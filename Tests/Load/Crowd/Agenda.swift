/// Who has to do something when: the earliest first.
struct Agenda {
    struct Entry {
        let time: Moment
        let place: Int
    }

    private var heap: [Entry] = []

    var first: Entry? { heap.first }

    mutating func add(_ place: Int, at time: Moment) {
        heap.append(Entry(time: time, place: place))
        var index = heap.count - 1
        while index > 0, heap[index].time < heap[(index - 1) / 2].time {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() -> Entry? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if heap.isEmpty { return first }
        heap[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].time < heap[least].time {
                least = child
            }
            if least == index { return first }
            heap.swapAt(index, least)
            index = least
        }
    }
}
