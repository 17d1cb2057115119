/// Why a file is not kept.
enum FileProblem: Error, Equatable {
    /// It changed while it was read.
    case changed(String)
    case notWritten(String, reason: String)
}
