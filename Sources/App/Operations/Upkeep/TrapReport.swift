import CExecinfo
import Foundation

/// What a server does that has trapped: it writes where, one line a frame, to standard error, and ends at once, so that whoever watches it
/// can start it again. The backtrace of Swift's runtime loads the whole program's symbols first: a minute in which nobody is answered and
/// the port is taken. `addr2line -fe gata ADDRESS` turns a line into a place of the source.
enum TrapReport {
    /// A trap of Swift is SIGILL or SIGTRAP, depending on the processor.
    static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
    /// What the report begins with.
    static let beginning = "The server has trapped. Frames, innermost first:\n"

    /// Whoever wants the runtime's backtrace says so: `SWIFT_BACKTRACE` is then obeyed, however long it takes.
    static let runtimeVariable = "SWIFT_BACKTRACE"

    private static let mostFrames = 64
    /// A process that cannot write its report in so many seconds ends without it.
    private static let patience: UInt32 = 2
    // Allocated before any trap, and written by the one thread that traps first: a trap within the report ends the process.
    nonisolated(unsafe) private static let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: mostFrames)
    // Filled before any trap, and only read.
    nonisolated(unsafe) private static let words = strdup(beginning)

    /// From here on a trap ends the process in this way.
    static func begin() {
        guard getenv(runtimeVariable) == nil, words != nil else { return }
        // The first call loads a library, which must not happen in a signal's handler.
        _ = backtrace(frames, Int32(mostFrames))
        for signal in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { TrapReport.write($0) }
            // What traps in the handler meets the system's own: the end.
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
            sigaction(signal, &action, nil)
        }
    }

    /// Nothing here may allocate or wait.
    private static func write(_ signal: Int32) {
        alarm(patience)
        if let words { _ = Glibc.write(STDERR_FILENO, words, strlen(words)) }
        backtrace_symbols_fd(frames, backtrace(frames, Int32(mostFrames)), STDERR_FILENO)
        raise(signal)
    }
}
