/// What the service can be asked. In the raw value a slash stands for the point of the name that programs call it by.
enum RPCMethod: String, CaseIterable, Sendable {
    case openSession = "session/open"
    case closeSession = "session/close"
    case listCourses = "courses/list"
    case addCourse = "courses/add"
    case showScreen = "course/get"
    case saveScreen = "course/set"
    case listObjectives = "objectives/list"
    case showObjective = "objectives/get"
    case saveObjective = "objectives/put"
    case moveObjective = "objectives/move"
    case copyObjective = "objectives/copy"
    case removeObjective = "objectives/remove"
    case restoreObjective = "objectives/restore"
    case saySentence = "objectives/sentence"
    case listWords = "objectives/words"
    case listTopics = "contents/list"
    case showTopic = "contents/get"
    case saveTopic = "contents/put"
    case removeTopic = "contents/remove"
    case saveResource = "contents/resource/put"
    case moveResource = "contents/resource/move"
    case removeResource = "contents/resource/remove"
    case restoreResource = "contents/resource/restore"
    case listInstructors = "instructors/list"
    case saveInstructor = "instructors/put"
    case removeInstructor = "instructors/remove"
    case suggestTechniques = "techniques/suggest"
    case assignTechnique = "techniques/assign"
    case showPlan = "plan/get"
    case showEvent = "plan/event"
    case saveEvent = "plan/put"
    case copyEvent = "plan/copy"
    case removeEvent = "plan/remove"
    case restoreEvent = "plan/restore"
    case checkDesign = "design/check"
    case showAlignment = "design/alignment"
    case showDesign = "design/get"
    case saveDesign = "design/put"
    case showSyllabus = "syllabus/get"

    /// Who may call it.
    enum Access: Equatable, Sendable {
        case everybody
        case signedIn
        case scope(TokenScope)
    }

    /// What the readers of calls and the page know of a method.
    struct Row: Sendable {
        /// In the order in which they can be sent without their names.
        let takes: [RPCField]
        let access: Access
        /// The key of a sentence about it.
        let about: String

        static func reading(_ takes: [RPCField], _ about: String) -> Row {
            Row(takes: takes, access: .scope(.designRead), about: about)
        }

        static func writing(_ takes: [RPCField], _ about: String) -> Row {
            Row(takes: takes, access: .scope(.designWrite), about: about)
        }
    }

    /// As programs call it.
    var name: String { rawValue.replacing("/", with: ".") }

    /// Nil for a method that there is none of.
    init?(name: String) {
        guard !name.contains("/") else { return nil }
        self.init(rawValue: name.replacing(".", with: "/"))
    }
}
