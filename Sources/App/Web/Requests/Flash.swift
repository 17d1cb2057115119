import Foundation

/// A sentence that one request leaves for the next page: a key of `Strings` and its values, carried in a short-lived cookie.
struct Flash: Codable, Equatable, Sendable {
    let key: String
    let values: [String: String]
    /// Whether the browser's tab forgets what it keeps of that which has ended, see `forget.js`.
    let forgets: Bool?

    init(_ key: String, _ values: [String: String] = [:], forgets: Bool = false) {
        self.key = key
        self.values = values
        self.forgets = forgets ? true : nil
    }

    /// Reads a cookie; nil when it does not have the key of a flash message.
    init?(cookie: String) {
        guard let data = Base64URL.decode(cookie), let flash = try? JSONDecoder().decode(Flash.self, from: data),
            flash.key.hasPrefix("flash.")
        else { return nil }
        self = flash
    }

    var cookie: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map(Base64URL.encode) ?? ""
    }

    /// Nil when there is no such sentence, because a cookie can contain anything.
    func sentence(_ strings: Strings) -> String? {
        strings.catalogue.entries[key] == nil ? nil : strings(key, values)
    }
}
