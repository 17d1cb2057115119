import CExecinfo
import Foundation

/// What the server does when it traps: it writes the stack frames to standard error, one per line, and ends at once, so that it
/// can be restarted. The backtrace of Swift's runtime is not used, because it loads the symbols of the whole program first, which
/// keeps the port occupied for a minute. `addr2line -fe gata ADDRESS` translates a line into a place in the source.
enum TrapReport {
    /// Swift traps with SIGILL or SIGTRAP, depending on the processor.
    static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
    /// The first line of the report.
    static let beginning = "The server has trapped. Frames, innermost first:\n"

    /// When `SWIFT_BACKTRACE` is set, the runtime's own backtrace is made instead.
    static let runtimeVariable = "SWIFT_BACKTRACE"

    private static let mostFrames = 64
    /// A process that cannot write its report in so many seconds ends without it.
    private static let patience: UInt32 = 2
    // Allocated in advance, and written only by the thread that traps first. Another trap during the report ends the process.
    nonisolated(unsafe) private static let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: mostFrames)
    // Set in advance, and only read afterwards.
    nonisolated(unsafe) private static let words = strdup(beginning)

    /// Installs the handler.
    static func begin() {
        guard getenv(runtimeVariable) == nil, words != nil else { return }
        // The first call loads a library, which must not happen in a signal's handler.
        _ = backtrace(frames, Int32(mostFrames))
        for signal in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { TrapReport.write($0) }
            // A trap within the handler gets the system's default action, which ends the process.
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
            sigaction(signal, &action, nil)
        }
    }

    /// Writes the report. It must not allocate memory or wait.
    private static func write(_ signal: Int32) {
        alarm(patience)
        if let words { _ = Glibc.write(STDERR_FILENO, words, strlen(words)) }
        backtrace_symbols_fd(frames, backtrace(frames, Int32(mostFrames)), STDERR_FILENO)
        raise(signal)
    }
}
