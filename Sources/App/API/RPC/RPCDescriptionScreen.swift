/// The description of a course.
struct RPCDescriptionScreen: Sendable {
    let descriptions: CourseDescriptionStore

    func value(of id: ID<Course>, _ caller: RPCCaller) async throws -> RPCValue {
        guard let description = try await descriptions.find(id, by: caller.person)?.description else { throw Problem.notFound }
        let ratio = description.ratio.map { "\($0.inClass):\($0.outOfClass)" }
        return .screen(
            .description, of: id, version: description.fingerprint,
            [
                "overview": RPCValue(description.overview), "subject-area": RPCValue(description.subjectArea),
                "audience": .texts(description.audiences.map(\.rawValue)), "credit-hours": RPCValue(description.creditHours),
                "time-ratio": RPCValue(ratio), "seats": RPCValue(description.seats),
            ])
    }

    func save(_ values: RPCArguments, of id: ID<Course>, _ version: String, _ caller: RPCCaller) async throws -> Bool {
        // Whatever stands behind the first colon: the form says whether it is a number.
        let ratio = (values.text("time-ratio") ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let form = CourseDescriptionForm(
            seen: version, overview: values.text("overview"), subject: values.text("subject-area"),
            audience: values.texts("audience"), credits: values.text("credit-hours"), inClass: ratio.first.map { String($0) },
            outOfClass: ratio.at(1).map { String($0) }, seats: values.text("seats"))
        return try await descriptions.save(
            form.description(), of: id, seen: form.seen, by: caller.person, at: caller.now)
    }
}
