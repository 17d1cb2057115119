/// How fields of forms are called in the parameters of a method, for what a form complains about.
struct RPCNames: Sendable {
    /// The place of all of them.
    var pointer = ""
    /// Those with another name, or another place.
    var others: [String: String] = [:]

    func pointer(to field: String) -> String { pointer + "/" + (others[field] ?? field) }

    /// Makes a change by the rules of its form.
    /// - Parameter current: what is there now, for who wants to change an older version.
    /// - Throws: `RPCFailure` in place of `FormErrors`.
    func changing<Value>(
        current: () async throws -> RPCValue?, _ change: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await change()
        } catch let errors as FormErrors {
            if FormErrors?.some(errors).isOvertaken || errors.items.contains(where: { $0.key == "design.meetings-changed" }) {
                throw RPCFailure(problem: .refused(.changed), current: try await current())
            }
            let items = errors.items.map { FormErrors.Item(field: pointer(to: $0.field), key: $0.key, values: $0.values) }
            throw RPCFailure(problem: .invalid(FormErrors(items: items)))
        }
    }

    /// The same for what nobody else can have changed meanwhile.
    func adding<Value>(_ change: () async throws -> Value) async throws -> Value {
        try await changing(current: { nil }, change)
    }
}
