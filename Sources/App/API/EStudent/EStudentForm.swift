import Hummingbird

extension Request {
    /// What was sent with a call of the eStudent API: as a form, as JSON, or in the address of what is only read.
    /// - Throws: `ServiceRefusal`, `Problem.unreadable`
    func eStudentFields() async throws -> JSONFields {
        if method == .get || method == .head {
            return JSONFields(try EStudentForm.object(PostedFields((uri.query ?? "").utf8).fields))
        }
        try requireParameters([])
        let body = try await body.collect(upTo: ServiceBodies.longestUnpacked)
        switch try EStudentForm.kind(headers[.contentType], isEmpty: body.readableBytes == 0) {
        case .form: return JSONFields(try EStudentForm.object(PostedFields(body.readableBytesView).fields))
        case .json:
            guard case .object(let fields) = JSONValue(body.readableBytesView) else { throw ServiceRefusal(.malformed) }
            return JSONFields(EStudentForm.numbered(fields))
        }
    }
}

/// Reads forms as if they were JSON, so that both are checked by the same rules.
enum EStudentForm {
    enum Kind: Equatable { case form, json }

    /// The field with the chosen subjects, and those of each.
    static let chosen = "predmeti"
    static let (code, date) = ("kod", "termin")
    static let student = "student_id"
    /// The most fields of a form.
    static let mostFields = 1000

    /// What a body is; one of another kind, or charset, is not taken.
    static func kind(_ type: String?, isEmpty: Bool) throws -> Kind {
        guard let type else {
            guard isEmpty else { throw ServiceRefusal(.unsupportedType) }
            return .form
        }
        let parts = type.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\"" } }
        guard parts.dropFirst().allSatisfy({ !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }) else {
            throw ServiceRefusal(.unsupportedType)
        }
        switch parts.first {
        case "application/x-www-form-urlencoded": return .form
        case JSONAnswer.type: return .json
        default: throw ServiceRefusal(.unsupportedType)
        }
    }

    /// The fields by their names, each once. Chosen subjects are written as Rails reads lists: `predmeti[][kod]` with
    /// `predmeti[][termin]` behind it, or with a number between the brackets, which says what belongs together.
    /// - Throws: `Problem.unreadable` for a name that comes twice, and for a subject without a date.
    static func object(_ entries: [(name: String, value: String)]) throws -> [String: JSONValue] {
        guard entries.count <= mostFields else { throw Problem.unreadable }
        var object: [String: JSONValue] = [:]
        var choices = SentChoices()
        for (name, value) in entries {
            guard !value.unicodeScalars.contains("\0") else { throw Problem.unreadable }
            if choices.take(name, value) { continue }
            guard object.updateValue(.text(value), forKey: name) == nil else { throw Problem.unreadable }
        }
        guard let pairs = choices.pairs else { throw Problem.unreadable }
        if pairs.isEmpty { return object }
        guard object.updateValue(.list(pairs), forKey: chosen) == nil else { throw Problem.unreadable }
        return object
    }

    /// The fields of chosen subjects, by what stands between the first brackets.
    private struct SentChoices {
        /// In the order in which they came.
        private var places: [String] = []
        private var codes: [String: [JSONValue]] = [:]
        private var dates: [String: [JSONValue]] = [:]

        /// Takes a field of a chosen subject; false for any other.
        mutating func take(_ name: String, _ value: String) -> Bool {
            guard let (place, field) = Self.parts(name) else { return false }
            if !places.contains(place) { places.append(place) }
            if field == code {
                codes[place, default: []].append(.text(value))
            } else {
                dates[place, default: []].append(.text(value))
            }
            return true
        }

        /// What stands between the first brackets of a name, at most three digits, and which of both fields it is.
        private static func parts(_ name: String) -> (place: String, field: String)? {
            let parts = name.utf8.split(separator: UInt8(ascii: "["), maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].elementsEqual(chosen.utf8), parts[1].last == UInt8(ascii: "]") else { return nil }
            let place = parts[1].dropLast()
            guard place.count <= 3, place.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let field = [code, date].first(where: { parts[2].elementsEqual(($0 + "]").utf8) })
            else { return nil }
            return (String(decoding: place, as: UTF8.self), field)
        }

        /// Each subject with its date; nil where one lacks the other, or a number comes twice.
        var pairs: [JSONValue]? {
            var pairs: [JSONValue] = []
            for place in places {
                let (codes, dates) = (codes[place] ?? [], dates[place] ?? [])
                guard codes.count == dates.count, place.isEmpty || codes.count == 1 else { return nil }
                pairs += zip(codes, dates).map { JSONValue.object([code: $0, date: $1]) }
            }
            return pairs
        }
    }

    /// Some programs write a student's number as a number.
    static func numbered(_ fields: [String: JSONValue]) -> [String: JSONValue] {
        guard case .integer(let number)? = fields[student] else { return fields }
        return fields.merging([student: .text(String(number))]) { _, new in new }
    }
}
