import Database

/// What becomes of a meeting.
enum MeetingChangeKind: String, CaseIterable, Sendable, DatabaseValue {
    case moved, cancelled, restored

    /// The key of its name.
    var key: String {
        switch self {
        case .moved: "design.meeting-moved"
        case .cancelled: "design.meeting-cancelled"
        case .restored: "design.meeting-restored"
        }
    }
}
