import NIOCore
import Synchronization

/// The memory that all forms together may take, from their first byte until they are answered. Beyond it a form is refused, and can be sent
/// again a moment later. What one address may take is more than a year of 600 students behind one that all send their longest form at once.
final class BodyBudget: Sendable {
    /// In bytes.
    struct Limits: Sendable {
        var all = 128 << 20
        /// Of it for forms of people who have not signed in, so that strangers leave room.
        var visitors = 64 << 20
        /// Of one address.
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

    /// What one form has taken. Given back by `release`, once.
    struct Share {
        fileprivate let budget: BodyBudget
        fileprivate let address: String
        fileprivate let isVisitor: Bool
        fileprivate var bytes = 0

        /// Whether there is room for so many bytes more; then they are taken.
        mutating func take(_ count: Int) -> Bool {
            guard budget.take(count, address, isVisitor) else { return false }
            bytes += count
            return true
        }

        func release() {
            budget.release(bytes, address, isVisitor)
        }
    }

    /// - Parameter address: whose bound counts, see `AddressBlock`.
    func share(of address: String, isVisitor: Bool) -> Share {
        Share(budget: self, address: address, isVisitor: isVisitor)
    }

    /// How many bytes are taken.
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
