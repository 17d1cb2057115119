import Glibc

/// One step at one place: a request, and what follows from its answers.
extension Crowd {
    enum Receipt {
        case whole
        case more
        case broken
    }

    private static let mostRedirects = 5

    /// Sends what the line asks, or what the last redirect leads to; connects first where that is over.
    func send(_ place: Int) {
        places[place].isRetrying = false
        active += 1
        guard places[place].state != .gone else { return open(place) }
        write(place)
    }

    func handle(_ event: Poll.Event) {
        let place = event.place
        switch places[place].state {
        case .gone: break
        case .connecting where event.isWritable: places[place].isOpen ? write(place) : broke(place)
        case .connecting: broke(place)
        case .idle: if case .broken = receive(place) { places[place].close() }
        case .asking:
            switch receive(place) {
            case .whole: answered(place)
            case .more: break
            case .broken: broke(place)
            }
        }
    }

    /// Reads all that there is.
    func receive(_ place: Int) -> Receipt {
        while true {
            let count = recv(places[place].socket, memory.baseAddress, memory.count, 0)
            if count > 0 {
                tally.bytes += count
                if places[place].reader.take(UnsafeRawBufferPointer(rebasing: memory[..<count])) { return .whole }
                if count < memory.count { return .more }
            } else if count < 0, errno == EAGAIN {
                return .more
            } else if count == 0 || errno != EINTR {
                return .broken
            }
        }
    }

    private func write(_ place: Int) {
        let line = script.lines[places[place].line]
        if places[place].path.isEmpty {
            writer.write(line, turn: places[place].turn, lap: places[place].lap)
        } else {
            writer.write(path: places[place].path, cookieOf: line)
        }
        places[place].state = .asking
        tally.sent += 1
        // A request is far smaller than a socket's memory: it goes out whole, or not at all.
        let socket = places[place].socket
        let count = writer.bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count != writer.bytes.count { broke(place) }
    }

    private func answered(_ place: Int) {
        active -= 1
        places[place].state = .idle
        let status = places[place].reader.status
        tally.answered(status)
        if places[place].reader.isLast { places[place].close() }
        if options.retries, status == 503 || status == 429, places[place].reader.retryAfter > 0 {
            tally.retries += 1
            places[place].isRetrying = true
            // Nobody presses again in the very moment.
            let seconds = Double(places[place].reader.retryAfter) + .random(in: 0...1)
            return put(place, at: .now + .seconds(seconds))
        }
        if options.follows, status == 303, places[place].redirects < Self.mostRedirects {
            places[place].path.replaceSubrange(0..., with: places[place].reader.location)
            places[place].redirects += 1
            return send(place)
        }
        let landed = options.follows ? places[place].path : places[place].reader.location
        let isRight = status == options.expected && (options.landing.isEmpty || landed.contains(options.landing))
        tally.stepEnded(begun: places[place].begun, at: .now, isRight: isRight)
        goOn(place)
    }

    private func broke(_ place: Int) {
        active -= 1
        tally.broken += 1
        places[place].close()
        goOn(place)
    }
}
