import Glibc

/// Why there is no load, for the person who started it.
struct Failure: Error {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }

    /// With what the system says about the last call.
    static func ofSystem(_ what: String) -> Failure {
        Failure(what + ": " + String(cString: strerror(errno)))
    }
}
