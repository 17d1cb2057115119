import Foundation

extension Instant {
    /// 2026-11-21T08:00:00.000Z
    var iso8601: String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let whole = Date(timeIntervalSince1970: Double(rest < 0 ? seconds - 1 : seconds)).formatted(.iso8601)
        let thousandths = String(1000 + (rest < 0 ? rest + 1000 : rest)).dropFirst()
        return whole.replacingOccurrences(of: "Z", with: "." + thousandths + "Z")
    }
}
