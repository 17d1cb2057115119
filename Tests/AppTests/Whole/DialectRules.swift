/// What two databases understand differently, or only one of them, in one statement or a part of one.
///
/// Each is a rule about the text. What only the types of columns and values tell, a number compared with a text for example, is not
/// here: a driver that binds values with their types finds it.
enum DialectRules {
    static func complaints(_ texts: [String]) -> [String] {
        let rules = rules
        return texts.flatMap { complaints($0, rules) }
    }

    private static func complaints(_ sql: String, _ rules: [Rule]) -> [String] {
        let bare = StoreSQL.withoutTexts(sql)
        let words = rules.filter { bare.contains($0.pattern) }.map(\.name)
        let quoted = sql.contains(#/'\d+'/#) ? ["a number in quotes"] : []
        return words + quoted + likes(bare) + sums(bare) + pairs(bare) + nameless(bare) + columns(bare)
    }

    private struct Rule {
        let name: String
        let pattern: Regex<Substring>

        init(_ name: String, _ pattern: Regex<Substring>) {
            (self.name, self.pattern) = (name, pattern)
        }
    }

    private static var rules: [Rule] {
        [
            // Where no column has the name, SQLite takes it for a text.
            Rule("a name or text in double quotes", #/"/#),
            // Numbers are joined by one, refused by the other; NULL makes all of it NULL.
            Rule("||", #/\|\|/#),
            // Of whole numbers a whole one, of a sum that was not cast a decimal one.
            Rule("a division", #/[\/%]/#),
            Rule("LIMIT without a limit", #/\bLIMIT -/#),
            Rule("LIMIT with a comma", #/\bLIMIT [^ )]+ ?,/#),
            Rule("==", #/==/#),
            Rule("IS with a value", #/\bIS (?!NULL\b|NOT NULL\b|DISTINCT FROM\b|NOT DISTINCT FROM\b)/#),
            // A truth is a number in one, a type of its own in the other.
            Rule("a truth as a word", #/\b(?:TRUE|FALSE)\b/#),
            Rule("a number as a truth", #/\b(?:WHERE|AND|OR|NOT|WHEN|ON) (?:\w+\.)?is_\w+\b(?! (?:=|<>))/#),
            Rule("SET with the table's name", #/\bSET \w+\.\w+ =/#),
            Rule("a clock of the database", #/\bCURRENT_(?:TIMESTAMP|DATE|TIME)\b|\bnow\(/#),
            Rule("a type of another size", #/\bAS (?:INTEGER|INT|REAL|NUMERIC|BLOB)\b/#),
            Rule("bytes in quotes", #/\b[xX]''/#),
            Rule(
                "a function of SQLite's own",
                #/\b(?:total|typeof|instr|printf|format|quote|hex|unhex|char|unicode|random|randomblob|zeroblob|changes|likely|unlikely)\(/#
            ),
            Rule("a word of SQLite's own", #/\b(?:INDEXED BY|NOT INDEXED|REGEXP|MATCH|ATTACH|VACUUM|ISNULL|NOTNULL)\b/#),
        ]
    }

    /// SQLite leaves the case of letters aside, PostgreSQL does not: only a text that is folded already is the same for both.
    private static func likes(_ sql: String) -> [String] {
        sql.matches(of: #/(\S*) LIKE\b/#).compactMap { match in
            match.1.hasSuffix("searchable") ? nil : "LIKE in a text that is not folded"
        }
    }

    /// PostgreSQL gives a sum or a mean of BIGINT as a decimal number.
    private static func sums(_ sql: String) -> [String] {
        sql.matches(of: #/\b(?:sum|avg)\(/#.ignoresCase()).compactMap { match in
            let name = String(match.0.dropLast())
            for beginning in ["CAST(", "CAST(coalesce("] where sql[..<match.range.lowerBound].hasSuffix(beginning) {
                let start = sql.index(match.range.lowerBound, offsetBy: -beginning.count + "CAST".count)
                if StoreSQL.inside(sql[start...]).hasSuffix(" AS BIGINT") { return nil }
            }
            return "\(name) that is not cast to BIGINT"
        }
    }

    /// The larger of two numbers is `greatest` in PostgreSQL.
    private static func pairs(_ sql: String) -> [String] {
        sql.matches(of: #/\b(?:max|min)\(/#.ignoresCase()).compactMap { match in
            let open = sql.index(before: match.range.upperBound)
            return StoreSQL.parts(StoreSQL.inside(sql[open...])).count > 1 ? "\(match.0)…) of several" : nil
        }
    }

    /// PostgreSQL wants a name for what is selected from.
    private static func nameless(_ sql: String) -> [String] {
        sql.matches(of: #/\b(?:FROM|JOIN) \(/#).compactMap { match in
            let open = sql.index(before: match.range.upperBound)
            let rest = sql[StoreSQL.inside(sql[open...]).endIndex...].dropFirst()
            return rest.hasPrefix(" AS ") ? nil : "a selection without a name"
        }
    }

    private static func isAggregate(_ column: String) -> Bool {
        outside(column).contains(#/\b(?:count|sum|avg|max|min)\(/#)
    }

    /// SQLite takes any row's value for a column that is not grouped, and gives a truth as a number.
    private static func columns(_ sql: String) -> [String] {
        sql.matches(of: #/\bSELECT (?:DISTINCT )?/#).flatMap { match -> [String] in
            let whole = StoreSQL.clause(sql[match.range.upperBound...], until: ["UNION "])
            let columns = StoreSQL.parts(StoreSQL.clause(whole, until: ["FROM "])).map { column in
                String(StoreSQL.clause(column[...], until: ["AS "]))
            }
            let rest = whole.dropFirst(StoreSQL.clause(whole, until: ["GROUP BY "]).count + " GROUP BY ".count)
            let groups = StoreSQL.parts(StoreSQL.clause(rest, until: ["HAVING ", "ORDER BY ", "LIMIT "]))
            let truths = columns.filter(isTruth).map { "\($0) is a truth" }
            guard !rest.isEmpty || columns.contains(where: isAggregate) else { return truths }
            return truths
                + columns.filter { column in
                    !groups.contains(column) && !isAggregate(column) && column.contains(#/^[a-z_]+(?:\.[a-z_]+)?$/#)
                }.map { "\($0) is not grouped" }
        }
    }

    private static func isTruth(_ column: String) -> Bool {
        let bare = StoreSQL.outsideBrackets(column)
        return !bare.hasPrefix("CASE ") && bare.contains(#/ (?:=|<>|<=?|>=?) |\bIS (?:NOT )?NULL$|^(?:NOT )?EXISTS\b|^NOT\b/#)
    }

    /// A column without the selections in it.
    private static func outside(_ column: String) -> String {
        column.firstMatch(of: #/\( ?SELECT\b/#).map { String(column[..<$0.range.lowerBound]) } ?? column
    }
}
