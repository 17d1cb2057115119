import Foundation

/// How many files and connections this process may have open.
enum OpenFiles {
    /// Reserved for files other than connections and sent files: the database, its log, uploads, exports.
    private static let others = 256
    /// The most connections in any case, more than any school has students. Each takes some tens of kilobytes.
    private static let mostConnectionsEver = 12_288

    /// Raises the limit of open files to the maximum that the system allows. Gives that, or the earlier limit when the system
    /// refuses.
    @discardableResult
    static func raiseLimit() -> Int {
        var limit = current()
        let before = Int(clamping: limit.rlim_cur)
        limit.rlim_cur = limit.rlim_max
        return setrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : before
    }

    /// How many connections may be open at once. Further ones wait in the kernel's queue. They are not counted by address,
    /// because a whole campus or a proxy may share one.
    static func mostConnections(files: Int = Int(clamping: current().rlim_cur)) -> Int {
        max(16, min(mostConnectionsEver, (files - others) / 4 * 3))
    }

    /// How many files may be sent at once, besides all connections.
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
