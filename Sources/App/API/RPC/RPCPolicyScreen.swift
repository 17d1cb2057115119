/// The policies of a course.
struct RPCPolicyScreen: Sendable {
    let site: Site
    let policies: CoursePolicyStore

    func value(of id: ID<Course>, _ caller: RPCCaller) async throws -> RPCValue {
        guard let sheet = try await policies.find(id, by: caller.person) else { throw Problem.notFound }
        let strings = site.strings(sheet.taught.course.language)
        var (values, beginnings): ([String: RPCValue], [String: RPCValue]) = ([:], [:])
        for kind in CoursePolicyKind.allCases {
            let content = sheet.policy(kind).content
            var fields: [String: RPCValue] = ["text": RPCValue(content.body), "hidden": .flag(content.isHidden)]
            if kind == .grading { fields["procedure"] = RPCValue(content.procedure?.rawValue) }
            values[kind.rawValue] = .record(fields)
            beginnings[kind.rawValue] = .text(strings(kind.beginning))
        }
        return .screen(
            .policy, of: id, version: CoursePolicyVersions(sheet).text, values, ["beginnings": .record(beginnings)])
    }

    func save(_ values: RPCArguments, of id: ID<Course>, _ version: String, _ caller: RPCCaller) async throws -> Bool {
        var form = CoursePolicyForm(seen: version)
        func text(_ kind: CoursePolicyKind) -> String? { values.record(kind.rawValue)?.text("text") }
        form.grading = values.record(CoursePolicyKind.grading.rawValue)?.text("procedure")
        (form.gradingText, form.attendance, form.participation) = (text(.grading), text(.attendance), text(.participation))
        (form.conduct, form.missedExams, form.missedAssignments) = (text(.conduct), text(.missedExams), text(.missedAssignments))
        form.hidden = CoursePolicyKind.allCases.map(\.rawValue).filter { values.record($0)?.flag("hidden") == true }
        return try await policies.save(
            form.contents(), of: id, seen: CoursePolicyVersions(text: version), by: caller.person, at: caller.now)
    }
}
