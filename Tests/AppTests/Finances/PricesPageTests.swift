import Testing

@testable import App

@Suite("The page of the price list")
struct PricesPageTests {
    private typealias Sample = SampleFinances

    @Test("says which price holds today: the last that has begun, of each kind")
    func current() throws {
        let ground = try PageGround()
        let prices = [(-10, 5), (0, 6), (1, 7)].map {
            Price(kind: .exam, firstOn: Sample.start + $0.0, money: Sample.euro($0.1))
        }
        func page(_ prices: [Price], _ errors: FormErrors? = nil) -> PricesPage {
            PricesPage(
                frame: ground.frame, strings: ground.strings, prices: prices, today: Sample.start, form: PriceForm(),
                errors: errors)
        }
        #expect(page(prices).rows.map(\.isCurrent) == [false, true, false])
        let over = Price(kind: .tuition, firstOn: Sample.start, money: nil)
        #expect(page([over]).rows.map(\.price) == ["no price"] && !page([]).hasRows)
        #expect(ground.isMarked(page([], .one("day", "money.day-missing")).frame) && !ground.isMarked(page([]).frame))
    }
}
