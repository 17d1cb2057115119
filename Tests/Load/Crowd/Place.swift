import Glibc

/// A connection, and what the person at it is doing.
struct Place {
    enum State {
        /// Not connected, or not any more.
        case gone
        case connecting
        /// Thinks, waits for a turn, or has nothing more to do.
        case idle
        case asking
    }

    private(set) var socket = Int32(-1)
    var state = State.gone
    var reader = AnswerReader()
    /// The line that is asked, how often it was, and on which way through the script.
    var line = 0
    var turn = 0
    var lap = 0
    /// When the step began.
    var begun = Moment(0)
    /// The page that the last redirect leads to; empty for what the line itself asks.
    var path: [UInt8] = []
    var redirects = 0
    /// Whether the same is to be asked again.
    var isRetrying = false

    /// Begins to connect, from one of several addresses of this machine: each has only so many ports.
    mutating func open(port: UInt16, from address: UInt32) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        state = .connecting
        reader.reset()
        set(Int32(IPPROTO_TCP), TCP_NODELAY)
        set(Int32(IPPROTO_IP), IP_BIND_ADDRESS_NO_PORT)
        Self.withAddress(address, port: 0) { _ = bind(socket, $0, $1) }
        Self.withAddress(1, port: port) { _ = connect(socket, $0, $1) }
    }

    mutating func close() {
        if socket >= 0 { _ = Glibc.close(socket) }
        socket = -1
        state = .gone
    }

    /// Whether what `open` began has come to be.
    var isOpen: Bool {
        var error = Int32(0)
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0
    }

    private func set(_ level: Int32, _ option: Int32) {
        var yes = Int32(1)
        setsockopt(socket, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    /// - Parameter number: 127.0.0.number.
    private static func withAddress(_ number: UInt32, port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Void) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = (0x7F00_0000 | number).bigEndian
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }
}
