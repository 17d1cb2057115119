import Glibc

/// All the people, in one thread: who begins when, and until when.
final class Crowd {
    var tally = Tally()
    let options: Options
    let script: Script
    var writer: RequestWriter
    var places: [Place]
    var agenda = Agenda()
    /// How many places are connecting, asking, or on the agenda.
    var active = 0
    private let poll: Poll
    /// Places that wait until a step is due, and how many were.
    private var free: [Int] = []
    private var dueCount = 0
    /// How many lines were taken.
    private var taken = 0
    private var isClosing = false
    private var end = Moment.max
    private var patience = Moment.max
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)

    init(_ options: Options, _ script: Script, _ poll: Poll) {
        self.options = options
        self.script = script
        self.poll = poll
        writer = RequestWriter(script, port: options.port, mark: options.mark)
        places = [Place](repeating: Place(), count: options.connections)
        if options.isUntilTold || options.holds { poll.watchInput() }
    }

    deinit { memory.deallocate() }

    /// Opens all connections, some hundred at a time: the server's queue holds no more.
    /// - Throws: `Failure` when they do not come to be.
    func connect() throws {
        for first in stride(from: 0, to: places.count, by: 256) {
            let group = first..<min(first + 256, places.count)
            for place in group { open(place) }
            let deadline = Moment.now + .seconds(20)
            while group.contains(where: { places[$0].state == .connecting }) {
                guard Moment.now < deadline else { throw Failure("more than \(first) connections were not taken within 20 s") }
                poll.wait(milliseconds: 100)
                for event in poll.found where event.place >= 0 && event.isWritable && places[event.place].state == .connecting {
                    guard places[event.place].isOpen else { throw Failure("a connection was refused") }
                    places[event.place].state = .idle
                }
            }
        }
    }

    /// Until everything was asked, or the time is over, and all answers are there.
    func run() {
        tally.begun = .now
        if let seconds = options.seconds { end = tally.begun + .seconds(seconds) }
        if !options.isUntilTold { patience = (options.seconds == nil ? tally.begun : end) + .seconds(options.patience) }
        for place in places.indices { begin(place) }
        while true {
            let now = Moment.now
            if now >= end { close() }
            wake(at: now)
            if active == 0, isClosing || !options.goesRound { return }
            if now >= patience {
                tally.timeouts = active
                return
            }
            poll.wait(milliseconds: pause(from: now))
            for event in poll.found {
                if event.place >= 0 { handle(event) } else { close() }
            }
        }
    }

    /// Keeps the connections until standard input ends. Gives how many are still there.
    func hold() -> Int {
        while true {
            poll.wait(milliseconds: -1)
            for event in poll.found {
                if event.place < 0 { return places.count { $0.state != .gone } }
                if case .broken = receive(event.place) { places[event.place].close() }
            }
        }
    }

    func open(_ place: Int) {
        places[place].open(port: options.port, from: UInt32(place % options.addresses + 1))
        poll.watch(places[place].socket, place: place)
    }

    /// The step after the last, when it is its time.
    func goOn(_ place: Int) {
        if isClosing { return }
        if let thinking = options.thinking {
            put(place, at: .now + .milliseconds(.random(in: thinking)))
        } else if options.rate != nil {
            free.append(place)
        } else {
            ask(place, begun: .now)
        }
    }

    func put(_ place: Int, at time: Moment) {
        active += 1
        agenda.add(place, at: time)
    }

    private func begin(_ place: Int) {
        // Those who think are somewhere in the middle of it.
        let within = options.thinking?.upperBound ?? options.within
        if within > 0 { put(place, at: tally.begun + .milliseconds(.random(in: 0...within))) } else { goOn(place) }
    }

    private func wake(at now: Moment) {
        while let first = agenda.first, first.time <= now, let entry = agenda.removeFirst() {
            active -= 1
            if places[entry.place].isRetrying { send(entry.place) } else { ask(entry.place, begun: entry.time) }
        }
        guard let rate = options.rate else { return }
        while !isClosing, !free.isEmpty {
            let due = tally.begun + .seconds(Double(dueCount) / rate)
            if due > now { return }
            dueCount += 1
            ask(free.removeFirst(), begun: due)
        }
    }

    private func ask(_ place: Int, begun: Moment) {
        guard take(place) else { return }
        places[place].begun = begun
        places[place].path.removeAll(keepingCapacity: true)
        places[place].redirects = 0
        send(place)
    }

    /// The next thing to ask; false when there is none.
    private func take(_ place: Int) -> Bool {
        let isGoingOn = places[place].turn > 0 && places[place].turn < script.lines[places[place].line].times
        if isGoingOn {
            places[place].turn += 1
            return true
        }
        guard options.goesRound || taken < script.lines.count else { return false }
        places[place].line = taken % script.lines.count
        places[place].lap = taken / script.lines.count
        places[place].turn = 1
        taken += 1
        return true
    }

    /// Nothing new is begun. Those who think go home; those who were told to come back still do.
    private func close() {
        guard !isClosing else { return }
        isClosing = true
        patience = .now + .seconds(options.patience)
        var kept = Agenda()
        while let entry = agenda.removeFirst() {
            if places[entry.place].isRetrying { kept.add(entry.place, at: entry.time) } else { active -= 1 }
        }
        agenda = kept
    }

    /// Milliseconds to the next thing to do, rounded up.
    private func pause(from now: Moment) -> Int32 {
        var next = min(agenda.first?.time ?? .max, isClosing ? .max : end, patience)
        if let rate = options.rate, !isClosing, !free.isEmpty {
            next = min(next, tally.begun + .seconds(Double(dueCount) / rate))
        }
        return next == .max ? -1 : Int32(clamping: max(0, next - now + 999_999) / 1_000_000)
    }
}
