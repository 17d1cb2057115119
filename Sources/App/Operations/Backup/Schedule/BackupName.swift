import Foundation

/// The name of a scheduled backup: `gata-20261121T164105Z.tar`. Names sort in the order of their times in UTC.
struct BackupName: Hashable, Comparable, Sendable {
    /// To the second.
    let at: Instant

    private static let (beginning, ending) = ("gata-", ".tar")

    init(at: Instant) {
        self.at = Instant(milliseconds: at.milliseconds - at.milliseconds % 1000)
    }

    /// Nil for any other name.
    init?(_ fileName: String) {
        guard
            let parts = fileName.wholeMatch(of: #/gata-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar/#)?.output,
            let date = try? Date("\(parts.1)-\(parts.2)-\(parts.3)T\(parts.4):\(parts.5):\(parts.6)Z", strategy: .iso8601)
        else { return nil }
        self.init(at: Instant(date))
        guard self.fileName == fileName else { return nil }
    }

    var fileName: String { Self.beginning + time + Self.ending }

    /// 20261121T164105Z
    var time: String {
        at.date.formatted(.iso8601).replacing("-", with: "").replacing(":", with: "")
    }

    static func < (left: BackupName, right: BackupName) -> Bool {
        left.at < right.at
    }
}
