/// The limits of what a design holds, in a form and in a folder.
enum WrittenDesign {
    /// In letters.
    static let longestName = 80
    static let longestLine = 200
    static let longestPolicy = 10_000
    static let longestBibliography = 10_000
    static let longestSentence = 1000
    static let longestCriterion = 200
    static let longestCondition = 500
    static let longestWord = 80
    static let longestKey = 60
    static let longestDescription = 1000

    static let longestLink = 1000
    static let longestTechnique = 4000

    static let mostCreditHours = 60
    static let mostSeats = 1000
    static let hoursInClass = 1...9
    static let hoursOutOfClass = 0...9
    static let intervals = 1...30
    static let shares = 1...100
    static let techniqueMinutes = 1...9999
    /// Of the students who must reach an objective, in percent.
    static let usualShare = 70

    /// Of an activity in a semester.
    static let mostHours = 2000
    /// Of the meetings of a course or a group, in days.
    static let longestMeetings = 366

    /// From the day on which an event is assigned to that on which it is due, in days.
    static let longestEvent = 366

    static let mostObjectives = 40
    static let mostResources = 60
    static let mostInstructors = 40
    static let mostOutcomes = 60
    static let mostMeetingPlans = 100
    /// Each meeting can be moved or cancelled: no more than there are days.
    static let mostMeetingChanges = longestMeetings
    /// Own ones in a folder, and of one person.
    static let mostTechniques = 200
    /// Of both kinds, in one objective.
    static let mostObjectiveTechniques = 60
    static let mostEvents = 500

    /// Whether a text can be the key of an objective or an event: small letters from a to z, digits and hyphens.
    static func isKey(_ text: String) -> Bool {
        text.utf8.count <= longestKey && text.wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil
    }
}
