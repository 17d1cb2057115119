import Foundation

/// `PersonalData` as JSON. Names of fields do not change between versions. Times are ISO 8601 in UTC, lengths of time
/// milliseconds, points and marks thousandths. Fields without a value are absent.
struct PersonalDataResource: Encodable, Sendable {
    /// A name that only a feature knows.
    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(_ name: some StringProtocol) { stringValue = String(name) }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { return nil }
    }

    private let values: [String: any Encodable & Sendable]

    init(_ data: PersonalData, institution: String, at now: Instant) {
        let own: [String: any Encodable & Sendable] = [
            "institution": institution, "madeAt": now.iso8601, "leftOut": data.leftOut,
        ]
        values = own.merging(data.values) { own, _ in own }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        var groups: [Substring: [String: any Encodable & Sendable]] = [:]
        for (name, value) in values {
            let parts = name.split(separator: ".", maxSplits: 1)
            if parts.count == 2 {
                groups[parts[0], default: [:]][String(parts[1])] = value
            } else {
                try container.encode(value, forKey: Name(name))
            }
        }
        for (name, group) in groups {
            var inner = container.nestedContainer(keyedBy: Name.self, forKey: Name(name))
            for (name, value) in group { try inner.encode(value, forKey: Name(name)) }
        }
    }

    /// The file, its keys sorted.
    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}
