import Database
import Foundation

/// How many payments came in that are nobody's yet, for the office's first page.
struct ReceivedPaymentOfficeRows: OfficeRows {
    func items(at now: Instant, in zone: TimeZone, _ tx: ReadTransaction) throws -> [OfficeItem] {
        let count = try ReceivedPaymentRows.unassigned(tx).count
        if count == 0 { return [] }
        return [
            OfficeItem(
                section: .waiting, order: 0, href: OfficeRoutes.received, title: { strings in strings("office.received") },
                state: { strings in strings("office.received-count", n: count) })
        ]
    }
}
