/// Answers the calls of all methods.
struct RPCCalls: Sendable {
    let sessions: RPCSessionCalls
    let courses: RPCCourseCalls
    let objectives: RPCObjectiveCalls
    let contents: RPCContentCalls
    let resources: RPCResourceCalls
    let instructors: RPCInstructorCalls
    let techniques: RPCTechniqueCalls
    let plan: RPCPlanCalls
    let reviews: RPCReviewCalls
    let designs: RPCDesignCalls
    let site: Site

    /// - Parameter origin: of this site, as browsers write it.
    /// - Throws: `RPCFailure`, `ServiceRefusal`, `Problem`
    func answer(_ call: RPCMessage.Call, _ context: ServiceContext, origin: String) async throws -> RPCValue {
        guard let method = RPCMethod(name: call.method) else { throw ServiceRefusal(.unknownOperation) }
        let row = method.row
        if method == .openSession { return try await sessions.open(RPCArguments(call.parameters, row.takes), context) }
        let program = try ProgramContext(context: context)
        if case .scope(let scope) = row.access { try program.require(scope) }
        let caller = RPCCaller(context: program, strings: site.strings(program.language), origin: origin)
        return try await answer(method, RPCArguments(call.parameters, row.takes), caller)
    }

    private func answer(_ method: RPCMethod, _ sent: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        switch method {
        case .openSession: throw Problem.notFound
        case .closeSession: try await sessions.close(caller)
        case .listCourses: try await courses.list(caller)
        case .addCourse: try await courses.add(sent, caller)
        case .showScreen: try await courses.show(sent, caller)
        case .saveScreen: try await courses.save(sent, caller)
        case .listObjectives: try await objectives.list(sent, caller)
        case .showObjective: try await objectives.show(sent, caller)
        case .saveObjective: try await objectives.save(sent, caller)
        case .moveObjective: try await objectives.move(sent, caller)
        case .copyObjective: try await objectives.copy(sent, caller)
        case .removeObjective: try await objectives.remove(sent, caller)
        case .restoreObjective: try await objectives.restore(sent, caller)
        case .saySentence: try await objectives.sentence(sent, caller)
        case .listWords: try RPCWords.value(at: sent.text("at"), caller.strings.language)
        case .listTopics: try await contents.list(sent, caller)
        case .showTopic: try await contents.show(sent, caller)
        case .saveTopic: try await contents.save(sent, caller)
        case .removeTopic: try await contents.remove(sent, caller)
        case .saveResource: try await resources.save(sent, caller)
        case .moveResource: try await resources.move(sent, caller)
        case .removeResource: try await resources.remove(sent, caller)
        case .restoreResource: try await resources.restore(sent, caller)
        case .listInstructors: try await instructors.list(sent, caller)
        case .saveInstructor: try await instructors.save(sent, caller)
        case .removeInstructor: try await instructors.remove(sent, caller)
        case .suggestTechniques: try await techniques.suggest(sent, caller)
        case .assignTechnique: try await techniques.assign(sent, caller)
        case .showPlan: try await plan.show(sent, caller)
        case .showEvent: try await plan.event(sent, caller)
        case .saveEvent: try await plan.save(sent, caller)
        case .copyEvent: try await plan.copy(sent, caller)
        case .removeEvent: try await plan.remove(sent, caller)
        case .restoreEvent: try await plan.restore(sent, caller)
        case .checkDesign: try await reviews.check(sent, caller)
        case .showAlignment: try await reviews.alignment(sent, caller)
        case .showDesign: try await designs.show(sent, caller)
        case .saveDesign: try await designs.save(sent, caller)
        case .showSyllabus: try await reviews.syllabus(sent, caller)
        }
    }
}
