import Testing

/// What is tested with the real executable, one after the other.
@Suite("The executable", .serialized, .endlessLimit)
struct ExecutableTests {}
