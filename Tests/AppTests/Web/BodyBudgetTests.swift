import Testing

@testable import App

@Suite("The memory for forms")
struct BodyBudgetTests {
    private let budget = BodyBudget(.init(all: 1_000, visitors: 500, address: 400))

    private func taken(_ bytes: Int, by address: String, isVisitor: Bool = false) -> BodyBudget.Share? {
        var share = budget.share(of: address, isVisitor: isVisitor)
        return share.take(bytes) ? share : nil
    }

    @Test("is bounded for all together, and comes back when forms are answered")
    func all() throws {
        let shares = ["a", "b", "c"].compactMap { taken(330, by: $0) }
        #expect(shares.count == 3 && taken(330, by: "d") == nil)
        shares[0].release()
        #expect(taken(330, by: "d") != nil)
        #expect(budget.taken == 990)
    }

    @Test("of one address is bounded, and the others have theirs")
    func oneAddress() {
        #expect(taken(300, by: "a") != nil)
        #expect(taken(101, by: "a") == nil)
        #expect(taken(300, by: "b") != nil)
    }

    @Test("leaves room for those who have signed in, whatever strangers send")
    func visitors() {
        let strangers = ["a", "b", "c"].compactMap { taken(200, by: $0, isVisitor: true) }
        #expect(strangers.count == 2)
        #expect(taken(400, by: "d") != nil)
    }

    @Test("lets 600 students behind one address send their longest answers at once")
    func campus() {
        let budget = BodyBudget()
        let room = (0..<600).filter { _ in
            var share = budget.share(of: "campus", isVisitor: false)
            return share.take(48 * 1024)
        }
        #expect(room.count == 600)
    }

    @Test("is empty again after forms that were refused half-way")
    func refused() {
        var share = budget.share(of: "a", isVisitor: false)
        #expect(share.take(300) && !share.take(300))
        share.release()
        #expect(budget.taken == 0)
    }

    @Test(
        "counts an address as its provider gives it out: IPv4 alone, IPv6 by the first 64 bits",
        arguments: [
            ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2::7", "20010db800010002/64"),
            ("2001:DB8:1:2:ffff:ffff:ffff:ffff", "20010db800010002/64"), ("fe80::1%eth0", "fe80000000000000/64"),
            ("local", "local"),
        ])
    func addresses(address: String, block: String) {
        #expect(AddressBlock.name(of: address) == block)
    }
}
