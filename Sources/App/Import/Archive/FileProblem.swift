/// Why a file is not stored.
enum FileProblem: Error, Equatable {
    /// It changed while it was read.
    case changed(String)
    case notWritten(String, reason: String)
}
