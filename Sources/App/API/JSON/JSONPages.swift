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
        next = rest.count > items.count ? items.last.map { place.address(after: id($0), at: path) } : nil
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

    fileprivate func address(after id: String, at path: String) -> String {
        let cursor = "after=" + Base64URL.encode(id.utf8)
        return path + (limit == Self.usual ? "?" : "?limit=\(limit)&") + cursor
    }

    private static func id(_ cursor: String) -> String? {
        guard cursor.utf8.count <= 64, let data = Base64URL.decode(cursor), let id = String(data: data, encoding: .utf8),
            id.wholeMatch(of: #/[0-9a-f-]{36}/#) != nil
        else { return nil }
        return id
    }
}

extension ProgramContext {
    /// The id in the address.
    func id<Subject>(_ name: String) throws -> ID<Subject> { ID(text: try parameters.require(name)) }
}

extension HTTPField.Name {
    static let link = HTTPField.Name("Link")!
}
