import Testing

extension Trait where Self == TimeLimitTrait {
    /// Only what does not end takes so long: a test waits for its turn among thousands of others, and that counts.
    static var endlessLimit: Self { .timeLimit(.minutes(30)) }
}
