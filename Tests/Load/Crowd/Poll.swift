import CEpoll
import Glibc

/// Which connections have something to say.
final class Poll {
    struct Event {
        /// The connection's number; -1 is standard input.
        let place: Int
        let isWritable: Bool
    }

    private let descriptor: Int32
    private var events = [epoll_event](repeating: epoll_event(), count: 512)
    private(set) var found: [Event] = []

    init() throws {
        descriptor = epoll_create1(0)
        guard descriptor >= 0 else { throw Failure.ofSystem("epoll") }
        found.reserveCapacity(events.count)
    }

    /// From now on tells when something comes from a connection, and at first when it is open. Both once for everything new.
    func watch(_ socket: Int32, place: Int) {
        var event = epoll_event(
            events: EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue,
            data: epoll_data_t(u64: UInt64(place)))
        epoll_ctl(descriptor, EPOLL_CTL_ADD, socket, &event)
    }

    /// Whoever started us says by its end that it is enough.
    func watchInput() {
        var event = epoll_event(events: EPOLLIN.rawValue | EPOLLHUP.rawValue, data: epoll_data_t(u64: .max))
        epoll_ctl(descriptor, EPOLL_CTL_ADD, STDIN_FILENO, &event)
    }

    /// - Parameter milliseconds: at most; -1 for as long as it takes.
    func wait(milliseconds: Int32) {
        let count = epoll_wait(descriptor, &events, Int32(events.count), milliseconds)
        found.removeAll(keepingCapacity: true)
        for index in 0..<max(0, Int(count)) {
            let event = events[index]
            found.append(
                Event(
                    place: Int(truncatingIfNeeded: Int64(bitPattern: event.data.u64)),
                    isWritable: event.events & EPOLLOUT.rawValue != 0))
        }
    }
}
