import Foundation

/// `prices.csv`: the price list of an institution.
struct PriceDocument: Sendable {
    static let columns = ["kind", "amount", "currency", "first day"]

    struct Entry: Sendable {
        let price: Price
        /// Whether its first day is relative to the import.
        let isRelative: Bool
    }

    let prices: [Entry]

    /// - Parameter today: the day of the import, in the institution's time zone.
    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile, today: LocalDay) throws {
        let records = SeparatedText.records(in: file.text, separator: UInt8(ascii: ","))
        guard records.first?.cells == Self.columns else {
            throw ImportMistakes(mistakes: [
                Mistake(file.name, line: 1, "mistake.semesters-header", ["columns": Self.columns.joined(separator: ",")])
            ])
        }
        var (mistakes, prices): ([Mistake], [Entry]) = ([], [])
        for record in records.dropFirst() {
            do throws(MoneyListPlan.Mistake) { prices.append(try Self.entry(record, today)) } catch {
                mistakes.append(Mistake(file.name, line: record.line, error.key, error.values))
            }
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        self.prices = prices
    }

    private static func entry(
        _ record: SeparatedText.Record, _ today: LocalDay
    ) throws(MoneyListPlan.Mistake) -> Entry {
        guard !record.isBroken, record.cells.count == columns.count else { throw .init(key: "enrol.cells") }
        let cells = record.cells.map { TypedText.line($0) }
        let kind = (cells.first ?? nil).flatMap { ChargeKind(rawValue: $0) }
        guard let kind, ChargeKind.priced.contains(kind) else {
            throw .init(key: "money-list.kind", values: ["kinds": ChargeKind.priced.map(\.rawValue).joined(separator: ", ")])
        }
        let currency = (cells.at(2) ?? nil).flatMap { Currency(typed: $0) }
        guard let currency else { throw .init(key: "money.currency-unknown", values: ["codes": MoneyFields.codes]) }
        let text = cells.last ?? nil
        guard let text, let day = DayText.relative(text, to: today) ?? Self.day(text) else {
            throw .init(key: "money.day-invalid")
        }
        do throws(AmountText.Refusal) {
            let money = Money(minor: try AmountText.minor(cells.at(1) ?? nil), currency: currency)
            return Entry(
                price: Price(kind: kind, firstOn: day, money: money), isRelative: DayText.relative(text, to: today) != nil)
        } catch { throw .init(key: AmountText.key(error)) }
    }

    private static func day(_ text: String) -> LocalDay? {
        guard case .day(let day)? = WrittenDay(text) else { return nil }
        return day
    }
}
