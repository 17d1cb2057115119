import Foundation
import HTTPTypes
import Hummingbird

/// A part of a long list, in the order of the ids, which does not move when something is added or taken away.
struct JSONPage<Item: Encodable & Sendable>: Encodable, Sendable {
    let items: [Item]
    /// The address of what follows; absent at the end.
    let next: String?

    /// - Parameter rest: what follows after `place`, at least one more than it asks for if there is one.
    init(_ rest: [Item], _ place: JSONPlace, at path: String, id: (Item) -> String) {
        items = Array(rest.prefix(place.limit))
        next = rest.count > items.count ? items.last.flatMap { place.address(after: id($0), at: path) } : nil
    }

    func answer(to request: Request) throws -> Response {
        let headers: HTTPFields = next.map { [.link: "<\($0)>; rel=\"next\""] } ?? [:]
        return try JSONAnswer.answer(self, to: request, headers: headers)
    }
}

/// Where in a list an answer begins, and how much it has.
struct JSONPlace: Sendable, Equatable {
    static let usual = 50
    static let most = 200
    static let parameters: Set<String> = ["limit", "after"]

    let limit: Int
    /// The id of the last thing that the program has; nil at the beginning.
    let after: String?

    /// - Throws: `ServiceRefusal` for parameters that are not known, or not possible.
    init(_ request: Request) throws {
        try request.requireParameters(Self.parameters)
        let sent = request.uri.queryParameters
        func refusal(_ name: String, _ key: String, _ values: [String: String] = [:]) -> ServiceRefusal {
            ServiceRefusal(.badParameter, errors: [.init(field: name, key: key, values: values)])
        }
        let limit = sent["limit"].map { Int($0) ?? 0 } ?? Self.usual
        guard (1...Self.most).contains(limit) else {
            throw refusal("limit", "refusal.field-integer", ["least": "1", "most": "\(Self.most)"])
        }
        self.limit = limit
        after = try sent["after"].map { text in
            guard let id = Self.id(String(text)) else { throw refusal("after", "refusal.place-unknown") }
            return id
        }
    }

    /// What comes after the place, of a whole list.
    func rest<Item>(of all: [Item], id: (Item) -> String) -> [Item] {
        let inOrder = all.map { (id($0), $0) }.sorted { $0.0 < $1.0 }
        return inOrder.drop { item in after.map { item.0 <= $0 } ?? false }.map(\.1)
    }

    fileprivate func address(after id: String, at path: String) -> String? {
        Self.cursor(id).map { path + (limit == Self.usual ? "?" : "?limit=\(limit)&") + "after=" + $0 }
    }

    /// The 16 bytes of an id in letters, so that whatever looks like a place is one.
    private static func cursor(_ id: String) -> String? {
        UUID(uuidString: id).map { id in withUnsafeBytes(of: id.uuid) { Base64URL.encode($0) } }
    }

    private static func id(_ cursor: String) -> String? {
        guard cursor.utf8.count == 22, let data = Base64URL.decode(cursor), data.count == 16, Base64URL.encode(data) == cursor
        else { return nil }
        return NSUUID(uuidBytes: [UInt8](data)).uuidString.lowercased()
    }
}

extension ProgramContext {
    /// The id in the address.
    func id<Subject>(_ name: String) throws -> ID<Subject> { ID(text: try parameters.require(name)) }
}

extension HTTPField.Name {
    static let link = HTTPField.Name("Link")!
}
