/// What the form for a charge of a group posts.
struct GroupChargeForm: Decodable, Sendable {
    var charge: ChargeForm
    /// `all`, `list`, or the id of a course.
    var group: String?
    /// Student numbers or user names, one a line.
    var list: String?
    /// The fingerprint of what was checked.
    var checked: String?

    private enum CodingKeys: CodingKey {
        case group, list, checked
    }

    init(at now: Instant, on day: LocalDay) {
        charge = ChargeForm(at: now, on: day)
        group = "all"
    }

    init(from decoder: any Decoder) throws {
        charge = try ChargeForm(from: decoder)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        group = try values.decodeIfPresent(String.self, forKey: .group)
        list = try values.decodeIfPresent(String.self, forKey: .list)
        checked = try values.decodeIfPresent(String.self, forKey: .checked)
    }

    static let mostLines = 5000
}
