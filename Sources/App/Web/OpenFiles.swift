import Foundation

/// How many files and connections this process may have open.
enum OpenFiles {
    /// Files that are neither a connection's nor sent: the database, the log, files that come in, exports.
    private static let others = 256
    /// More connections than any machine of a school has students for; each takes some tens of kilobytes.
    private static let mostConnectionsEver = 12_288

    /// Raises what the process may open to what the system lets it have. Gives that, or what held before when the system refuses.
    @discardableResult
    static func raiseLimit() -> Int {
        var limit = current()
        let before = Int(clamping: limit.rlim_cur)
        limit.rlim_cur = limit.rlim_max
        return setrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : before
    }

    /// How many connections may be open at once. Those beyond it wait in the kernel's queue until another ends. Not counted per address,
    /// because a whole campus, or a proxy, has one.
    static func mostConnections(files: Int = Int(clamping: current().rlim_cur)) -> Int {
        max(16, min(mostConnectionsEver, (files - others) / 4 * 3))
    }

    /// How many files may be sent at once, beside all those connections.
    static func mostSent(files: Int = Int(clamping: current().rlim_cur)) -> Int {
        max(16, files - others - mostConnections(files: files))
    }

    private static func current() -> rlimit {
        var limit = rlimit(rlim_cur: 1024, rlim_max: 1024)
        getrlimit(resource, &limit)
        return limit
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}
