extension RPCMethod {
    /// The table of all methods.
    var row: Row {
        switch self {
        case .openSession:
            Row(takes: [.required("user", .text), .required("password", .text)], access: .everybody, about: "rpc.open-session")
        case .closeSession: Row(takes: [], access: .signedIn, about: "rpc.close-session")
        case .listCourses: .reading([], "rpc.list-courses")
        case .addCourse: .writing([.course] + RPCScreen.details.fields, "rpc.add-course")
        case .showScreen: .reading([.ofCourse, .screen, .group], "rpc.show-screen")
        case .saveScreen: .writing([.ofCourse, .screen, .version, .values, .group], "rpc.save-screen")
        case .listObjectives: .reading([.ofCourse], "rpc.list-objectives")
        case .showObjective: .reading([.objective], "rpc.show-objective")
        case .saveObjective:
            .writing(
                [RPCField("objective", .text), .course, .anyVersion, RPCField("key", .text), RPCField("share", .integer)]
                    + RPCObjectiveFields.parts + [RPCField("sentence", .text)], "rpc.save-objective")
        case .moveObjective: .writing([.objective, .direction], "rpc.move-objective")
        case .copyObjective: .writing([.objective, RPCField("copy", .text)], "rpc.copy-objective")
        case .removeObjective: .writing([.objective], "rpc.remove-objective")
        case .restoreObjective: .writing([.objective], "rpc.restore-objective")
        case .saySentence: .reading([.ofCourse] + RPCObjectiveFields.parts, "rpc.say-sentence")
        case .listWords: .reading([RPCField("at", .text)], "rpc.list-words")
        case .listTopics: .reading([.ofCourse], "rpc.list-topics")
        case .showTopic: .reading([.topic], "rpc.show-topic")
        case .saveTopic:
            .writing(
                [
                    RPCField("topic", .text), .course, .anyVersion, RPCField("title", .text), RPCField("below", .text),
                    RPCField("place", .text), RPCField("dimensions", .choices(KnowledgeDimension.self)),
                    RPCField("priority", .choice(TopicPriority.self)), RPCField("prerequisite", .flag),
                ], "rpc.save-topic")
        case .removeTopic: .writing([.topic], "rpc.remove-topic")
        case .saveResource:
            .writing(
                [
                    RPCField("resource", .text), RPCField("topic", .text), .anyVersion, RPCField("title", .text),
                    RPCField("kind", .choice(ResourceKind.self)), RPCField("description", .text), RPCField("url", .text),
                    RPCField("file", .text), RPCField("lesson", .text),
                ], "rpc.save-resource")
        case .moveResource: .writing([.resource, .direction], "rpc.move-resource")
        case .removeResource: .writing([.resource], "rpc.remove-resource")
        case .restoreResource: .writing([.resource], "rpc.restore-resource")
        case .listInstructors: .reading([.ofCourse], "rpc.list-instructors")
        case .saveInstructor:
            .writing(
                [
                    RPCField("instructor", .text), .course, RPCField("person", .text), .anyVersion, RPCField("first-name", .text),
                    RPCField("last-name", .text), RPCField("e-mail", .text), RPCField("phone", .text),
                    RPCField("office-hours", .text), RPCField("web-page", .text),
                    RPCField("role", .choice(InstructorRole.self)), RPCField("office", .text),
                ], "rpc.save-instructor")
        case .removeInstructor: .writing([.required("instructor", .text)], "rpc.remove-instructor")
        case .suggestTechniques:
            .reading(
                [
                    .objective, .kind, RPCField("domains", .choices(RPCObjectiveFields.domains)),
                    RPCField("categories", .choices(RPCObjectiveFields.categories)),
                    RPCField("dimensions", .choices(KnowledgeDimension.self)),
                ], "rpc.suggest-techniques")
        case .assignTechnique:
            .writing([.objective, .kind, .required("technique", .text), RPCField("assigned", .flag)], "rpc.assign-technique")
        case .showPlan: .reading([.ofCourse], "rpc.show-plan")
        case .showEvent: .reading([.event], "rpc.show-event")
        case .saveEvent: .writing([RPCField("event", .text), .course, .anyVersion] + RPCPlanCalls.fields, "rpc.save-event")
        case .copyEvent: .writing([.event, RPCField("copy", .text)], "rpc.copy-event")
        case .removeEvent: .writing([.event], "rpc.remove-event")
        case .restoreEvent: .writing([.event], "rpc.restore-event")
        case .checkDesign: .reading([.ofCourse], "rpc.check-design")
        case .showAlignment: .reading([.ofCourse], "rpc.show-alignment")
        case .showDesign: .reading([.ofCourse], "rpc.show-design")
        case .saveDesign: .writing([.ofCourse, .version, .required("design", .object)], "rpc.save-design")
        case .showSyllabus: .reading([.ofCourse], "rpc.show-syllabus")
        }
    }
}

extension RPCField {
    fileprivate static let ofCourse = RPCField.required("course", .text)
    /// Of something new.
    fileprivate static let course = RPCField("course", .text)
    fileprivate static let screen = RPCField.required("screen", .choice(RPCScreen.self))
    fileprivate static let group = RPCField("group", .text)
    fileprivate static let version = RPCField.required("version", .text)
    /// Something new has none.
    fileprivate static let anyVersion = RPCField("version", .text)
    fileprivate static let values = RPCField("values", .object)
    fileprivate static let objective = RPCField.required("objective", .text)
    fileprivate static let topic = RPCField.required("topic", .text)
    fileprivate static let resource = RPCField.required("resource", .text)
    fileprivate static let event = RPCField.required("event", .text)
    fileprivate static let kind = RPCField.required("kind", .choice(TechniqueKind.self))
    fileprivate static let direction = RPCField.required("direction", .choice(RPCDirection.self))
}
