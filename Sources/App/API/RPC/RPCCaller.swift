/// For whom a method is called, and how they are answered.
struct RPCCaller: Sendable {
    let context: ProgramContext
    /// In their language.
    let strings: Strings
    /// Of this site, as browsers write it.
    let origin: String

    var person: Viewer { context.person }
    var now: Instant { context.arrivedAt }
}
