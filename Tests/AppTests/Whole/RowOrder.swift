/// Whether the order that a query says decides completely, as far as its text and the schema tell: of every table that it reads a key is
/// in the order, follows from what is, or is held fast by a condition. Selections in brackets are not looked into.
struct RowOrder {
    private struct Column: Hashable {
        /// The table's name in the query.
        let table: String
        let name: String
    }

    private let sql: String
    private let schema: Schema
    /// Tables by their names in the query; all there are where a part of a query names none.
    private let tables: [String: String]
    /// The names of those that may have no row.
    private let optional: Set<String>
    private let isPart: Bool

    private init(_ sql: String, _ schema: Schema) {
        (self.sql, self.schema) = (sql, schema)
        let joined = sql.matches(of: #/(LEFT JOIN|FROM|JOIN) (\w+)(?: AS (\w+))?/#).map { match in
            (name: String(match.3 ?? match.2), table: String(match.2), isLeft: match.1.hasPrefix("LEFT"))
        }
        isPart = joined.isEmpty
        let all = isPart ? schema.tables.map { ($0, $0) } : joined.map { ($0.name, $0.table) }
        tables = Dictionary(all, uniquingKeysWith: { first, _ in first })
        optional = Set(joined.filter(\.isLeft).map(\.name))
    }

    /// A sentence for each order that leaves something open.
    static func complaints(_ sql: String, _ schema: Schema) -> [String] {
        guard sql.contains("ORDER BY ") else { return [] }
        let order = RowOrder(StoreSQL.outsideBrackets(StoreSQL.withoutTexts(sql)), schema)
        return order.orders.flatMap { terms in
            let columns = terms.flatMap(order.columns)
            let open =
                order.decides(columns) || order.isDistinct(terms) ? [] : ["ORDER BY \(terms.joined(separator: ", ")) leaves ties"]
            let missing = Set(columns.filter(order.mayBeMissing).map(\.name)).sorted()
            return open + missing.map { "\($0) may be NULL: first in one database, last in another" }
        }
    }

    private var orders: [[String]] {
        sql.matches(of: #/\bORDER BY /#).map { match in
            StoreSQL.parts(StoreSQL.clause(sql[match.range.upperBound...], until: ["LIMIT "]))
        }
    }

    /// What a term of an order may mean; nothing where it is more than a column.
    private func columns(_ term: String) -> [Column] {
        guard let match = term.wholeMatch(of: #/(?:(\w+)\.)?(\w+)(?: DESC| ASC)?/#) else { return [] }
        return columns(match.2, of: match.1)
    }

    private func columns(_ name: Substring, of table: Substring?) -> [Column] {
        tables.filter { there, real in
            (table == nil || table.map(String.init) == there) && schema.columns.contains { $0.table == real && $0.name == name }
        }.map { Column(table: $0.key, name: String(name)) }
    }

    private func decides(_ ordered: [Column]) -> Bool {
        var known = Set(ordered).union(fixed)
        var decided: Set<String> = []
        var before = -1
        while known.count + decided.count > before {
            before = known.count + decided.count
            for (one, other) in equal {
                if !known.isDisjoint(with: one) { known.formUnion(other) }
                if !known.isDisjoint(with: other) { known.formUnion(one) }
            }
            for (name, table) in tables where hasKey(name, table, in: known) {
                decided.insert(name)
                known.formUnion(schema.columns.filter { $0.table == table }.map { Column(table: name, name: $0.name) })
            }
        }
        return isPart ? !decided.isEmpty : decided.count == tables.count
    }

    private func hasKey(_ name: String, _ table: String, in known: Set<Column>) -> Bool {
        (schema.keys[table] ?? []).contains { key in key.allSatisfy { known.contains(Column(table: name, name: $0)) } }
    }

    /// Columns that a condition gives one value, or one for each row of the others.
    private var fixed: [Column] {
        if sql.contains(" OR ") { return [] }
        return sql.matches(of: #/(?:(\w+)\.)?(\w+) = (?:\?|''|\()/#).flatMap { columns($0.2, of: $0.1) }
    }

    private var equal: [([Column], [Column])] {
        sql.matches(of: #/(\w+)\.(\w+) = (\w+)\.(\w+)/#).map { (columns($0.2, of: $0.1), columns($0.4, of: $0.3)) }
    }

    /// Rows that are all different, in the order of all that they hold.
    private func isDistinct(_ terms: [String]) -> Bool {
        guard let match = sql.firstMatch(of: #/^SELECT DISTINCT (.+?) FROM/#) else { return false }
        return Set(StoreSQL.parts(match.1)).isSubset(of: terms)
    }

    private func mayBeMissing(_ column: Column) -> Bool {
        if isPart { return false }
        let compared = sql.matches(of: #/(\w+) (?:[<>=]|IS NOT NULL)/#).contains { $0.1 == column.name }
        let isOptional = schema.columns.contains { $0.table == tables[column.table] && $0.name == column.name && !$0.isNotNull }
        return !compared && (isOptional || optional.contains(column.table))
    }
}
