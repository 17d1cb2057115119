import Foundation

/// Holds a thread at a point until a test has done something meanwhile.
final class Turnstile: Sendable {
    private let mayPass = DispatchSemaphore(value: 0)
    private let arrival = AsyncStream.makeStream(of: Void.self)

    /// Says that it was reached, and waits.
    func passAndWait() {
        arrival.continuation.finish()
        mayPass.wait()
    }

    /// Returns when the thread is there.
    func reached() async {
        for await _ in arrival.stream {}
    }

    func open() { mayPass.signal() }
}
