/// The working name of a design.
struct RPCNameScreen: Sendable {
    let designs: DesignControlStore

    func value(of id: ID<Course>, _ caller: RPCCaller) async throws -> RPCValue {
        guard let sheet = try await designs.find(id, by: caller.person, in: caller.strings.language) else {
            throw Problem.notFound
        }
        let name = sheet.state.workingName
        return .screen(.name, of: id, version: name ?? "", ["working-name": RPCValue(name)])
    }

    /// - Returns: false when there is no such course for the caller; likewise in all screens.
    func save(_ values: RPCArguments, of id: ID<Course>, _ version: String, _ caller: RPCCaller) async throws -> Bool {
        let form = DesignNameForm(seen: version, name: values.text("working-name"))
        return try await designs.rename(
            id, to: form.typed(), seen: TypedText.line(form.seen), by: caller.person, at: caller.now)
    }
}
