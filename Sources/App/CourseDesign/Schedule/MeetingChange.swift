/// What somebody said about the meeting of one day: that it is moved or cancelled, or takes place as planned after all. Of a
/// day the last one holds.
struct MeetingChange: Sendable, Equatable {
    /// Where a meeting is moved to.
    struct Target: Sendable, Equatable {
        let day: LocalDay
        /// In minutes since midnight.
        let startsAt: Int
        let endsAt: Int
        /// Nil for the usual one.
        let room: String?
    }

    /// What a form says.
    struct Content: Sendable, Equatable {
        let kind: MeetingChangeKind
        /// Only where it is moved.
        var target: Target?
        var note: String?
    }

    let plan: ID<MeetingPlan>
    /// The planned day.
    let day: LocalDay
    /// From 1, for each day of a plan.
    let sequence: Int
    let content: Content
    /// Nil where it was not a person.
    let maker: ID<Person>?
    let madeAt: Instant
}

/// A meeting of a day, as it is now.
struct Meeting: Sendable, Equatable {
    enum State: Sendable, Equatable {
        case planned
        case cancelled
        /// It was planned for another day or time.
        case moved
        /// It was planned here, and takes place elsewhere.
        case movedTo(MeetingChange.Target)
    }

    let plan: ID<MeetingPlan>
    /// What the plan says; its changes are named so.
    let plannedDay: LocalDay
    let day: LocalDay
    let startsAt: Int
    let endsAt: Int
    /// Nil for the usual one.
    let room: String?
    let state: State
    let note: String?
}

/// The meetings of one plan with all its changes.
struct MeetingCalendar: Sendable {
    let plan: MeetingPlan
    /// The last change of each planned day.
    private let last: [LocalDay: MeetingChange]

    /// - Parameter changes: of the plan, in their order.
    init(_ plan: MeetingPlan, _ changes: [MeetingChange]) {
        self.plan = plan
        last = Dictionary(changes.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    }

    /// The change that holds for a planned day; nil where nothing was ever changed.
    func change(of day: LocalDay) -> MeetingChange? { last[day] }

    /// The changes that hold, of days that the plan still has.
    var changes: [MeetingChange] {
        last.values.filter { plan.fields.meets(on: $0.day) }.sorted { $0.day < $1.day }
    }

    /// What takes place, and what is cancelled or moved away, from one day to another, both included; in order of time.
    func meetings(from: LocalDay, to: LocalDay) -> [Meeting] {
        let regular = plan.fields.days(from: from, to: to).map { planned($0) }
        let moved = changes.compactMap { arrival($0) }.filter { from <= $0.day && $0.day <= to }
        return (regular + moved).sorted {
            ($0.day.number, $0.startsAt, $0.plannedDay.number) < ($1.day.number, $1.startsAt, $1.plannedDay.number)
        }
    }

    /// A planned day, whatever became of its meeting.
    private func planned(_ day: LocalDay) -> Meeting {
        let content = last[day]?.content
        let state: Meeting.State =
            switch content?.kind {
            case .cancelled: .cancelled
            case .moved: content?.target.map { .movedTo($0) } ?? .planned
            case .restored, nil: .planned
            }
        return Meeting(
            plan: plan.id, plannedDay: day, day: day, startsAt: plan.fields.startsAt, endsAt: plan.fields.endsAt, room: nil,
            state: state, note: content?.note)
    }

    private func arrival(_ change: MeetingChange) -> Meeting? {
        guard let target = change.content.target else { return nil }
        return Meeting(
            plan: plan.id, plannedDay: change.day, day: target.day, startsAt: target.startsAt, endsAt: target.endsAt,
            room: target.room, state: .moved, note: change.content.note)
    }
}
