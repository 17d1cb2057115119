import HTTPTypes
import Hummingbird

extension Request {
    /// Whether a person asked for the page: not a browser that prefetches it, and not a `HEAD` request. Only then is it stored
    /// that something was opened.
    var isByPerson: Bool {
        let purpose = headers[.purpose] ?? headers[.secPurpose] ?? ""
        return method == .get && !purpose.contains("prefetch")
    }
}

extension HTTPField.Name {
    fileprivate static let purpose = HTTPField.Name("Purpose")!
    fileprivate static let secPurpose = HTTPField.Name("Sec-Purpose")!
}
