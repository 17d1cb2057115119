/// Which services for programs are on. What is off is not there.
struct ServiceSwitches: Sendable, Equatable {
    /// JSON, below `/api/v1`.
    var jsonAPI = true
    /// SOAP.
    var soap = false
    /// The eStudent API, below `/estudent/api`.
    var eStudent = false
    /// JSON-RPC, for the design of courses.
    var jsonRPC = false
    /// Whether programs may send the account's own password instead of a token (HTTP Basic).
    var ownPasswords = false
    /// Calendars that people subscribe to.
    var calendar = true

    static let initial = ServiceSwitches()
}
