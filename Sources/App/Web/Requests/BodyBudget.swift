import NIOCore
import Synchronization

/// Limits the memory of all forms together, from their first byte until they are answered. Beyond it a form is refused, and can
/// be sent again a moment later. The limit for one address allows for a year of 600 students behind it who all send their longest
/// form at once.
final class BodyBudget: Sendable {
    /// In bytes.
    struct Limits: Sendable {
        var all = 128 << 20
        /// The part that may be used by people who are not signed in, so that they leave space for others.
        var visitors = 64 << 20
        /// The part that one address may use.
        var address = 32 << 20
    }

    private struct State {
        var all = 0
        var visitors = 0
        var addresses: [String: Int] = [:]
    }

    private let limits: Limits
    private let state = Mutex(State())

    init(_ limits: Limits = Limits()) {
        self.limits = limits
    }

    /// The memory used by one form. It is returned once, by `release`.
    struct Share {
        fileprivate let budget: BodyBudget
        fileprivate let address: String
        fileprivate let isVisitor: Bool
        fileprivate var bytes = 0

        /// Reserves so many more bytes; false when there are not enough.
        mutating func take(_ count: Int) -> Bool {
            guard budget.take(count, address, isVisitor) else { return false }
            bytes += count
            return true
        }

        /// Returns some of them before the rest.
        mutating func giveBack(_ count: Int) {
            budget.release(count, address, isVisitor)
            bytes -= count
        }

        func release() {
            budget.release(bytes, address, isVisitor)
        }
    }

    /// - Parameter address: the block of addresses whose limit applies, see `AddressBlock`.
    func share(of address: String, isVisitor: Bool) -> Share {
        Share(budget: self, address: address, isVisitor: isVisitor)
    }

    /// How many bytes are in use.
    var taken: Int { state.withLock { $0.all } }

    private func take(_ count: Int, _ address: String, _ isVisitor: Bool) -> Bool {
        state.withLock { state in
            let own = state.addresses[address, default: 0] + count
            guard state.all + count <= limits.all, own <= limits.address,
                !isVisitor || state.visitors + count <= limits.visitors
            else { return false }
            state.all += count
            state.visitors += isVisitor ? count : 0
            state.addresses[address] = own
            return true
        }
    }

    private func release(_ count: Int, _ address: String, _ isVisitor: Bool) {
        guard count > 0 else { return }
        state.withLock { state in
            state.all -= count
            state.visitors -= isVisitor ? count : 0
            let own = state.addresses[address, default: 0] - count
            state.addresses[address] = own > 0 ? own : nil
        }
    }
}
