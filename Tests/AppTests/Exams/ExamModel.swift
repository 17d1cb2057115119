@testable import App

/// The rules of registering, written again in the simplest way: what the transactions of the product are compared with.
struct ExamModel {
    /// A student's exam of a course in a period: at most one registration of it holds.
    struct Key: Hashable, CustomStringConvertible {
        let person: ID<Person>
        let course: ID<Course>
        let period: ID<ExamPeriod>

        var description: String { "\(person) \(course) \(period)" }
    }

    struct Place: Equatable {
        var seat: ID<ExamDate>?
        var waiting: ID<ExamDate>?
        let fee: ExamFee.Kind?
        /// With the first seat.
        var isCharged = false
    }

    struct Date {
        let course: ID<Course>
        let period: ID<ExamPeriod>
        var fields: ExamDateFields
    }

    enum Answer: Equatable {
        case registered
        case queued(Int)
        case unchanged
        case overtaken
        case refused
    }

    /// In minor units.
    static let prices: [ExamFee.Kind: Int] = [.exam: 50_000, .late: 100_000, .commission: 500_000]

    var now: Instant
    var periods: [ID<ExamPeriod>: ExamPeriodFields] = [:]
    var dates: [ID<ExamDate>: Date] = [:]
    /// Registrations that hold.
    private(set) var places: [Key: Place] = [:]
    /// The first first.
    private(set) var queues: [ID<ExamDate>: [Key]] = [:]

    /// What people owe, in minor units.
    var owed: [ID<Person>: Int] {
        Dictionary(
            places.filter(\.value.isCharged).map { ($0.key.person, $0.value.fee.flatMap { Self.prices[$0] } ?? 0) },
            uniquingKeysWith: +)
    }
}

// MARK: - What is asked for

extension ExamModel {
    mutating func register(_ person: ID<Person>, _ id: ID<ExamDate>) -> Answer {
        guard let date = dates[id] else { return .refused }
        let key = Key(person: person, course: date.course, period: date.period)
        if let place = places[key] {
            return place.seat == id || place.waiting == id && !isBegun(id) ? .unchanged : .refused
        }
        guard isOpen(date.period) else { return .refused }
        switch answer(id) {
        case .refused: return .refused
        case let answer:
            places[key] = Place(fee: fee(key))
            return take(answer, id, key)
        }
    }

    /// - Parameter isStale: whether something has happened to the registration since it was shown.
    mutating func change(_ key: Key, to id: ID<ExamDate>, isStale: Bool) -> Answer {
        guard let place = places[key] else { return .refused }
        if place.seat == id && place.waiting == nil { return .unchanged }
        if place.waiting == id { return rank(key).map(Answer.queued) ?? .refused }
        if isStale { return .overtaken }
        guard let date = dates[id], date.course == key.course, date.period == key.period else { return .refused }
        if let seat = place.seat, isBegun(seat) { return .refused }
        if place.seat == id {
            leaveList(key)
            return .registered
        }
        guard isOpen(key.period) else { return .refused }
        let answer = answer(id)
        return answer == .refused ? .refused : take(answer, id, key)
    }

    mutating func withdraw(_ key: Key, isStale: Bool) -> Answer {
        guard let place = places[key], let period = periods[key.period] else { return .refused }
        if isStale { return .overtaken }
        if let seat = place.seat, now >= period.withdrawUntil || isBegun(seat) { return .refused }
        end(key)
        return .registered
    }

    mutating func end(_ key: Key) {
        places[key] = nil
        leave(key)
        settle()
    }

    /// Whoever has passed keeps the seat of an exam that has begun, and waits for no other.
    mutating func pass(_ key: Key) {
        guard let place = places[key], let date = place.seat ?? place.waiting else { return }
        if !isBegun(date) {
            end(key)
        } else if place.seat != nil, place.waiting != nil {
            leaveList(key)
        }
    }

    mutating func update(_ id: ID<ExamDate>, _ fields: ExamDateFields) {
        dates[id]?.fields = fields
        settle()
    }
}

// MARK: - Rules

extension ExamModel {
    private func isOpen(_ period: ID<ExamPeriod>) -> Bool {
        guard let fields = periods[period] else { return false }
        return fields.opens <= now && now < (fields.lateCloses ?? fields.closes)
    }

    private func isBegun(_ id: ID<ExamDate>) -> Bool { dates[id].map { $0.fields.starts <= now } ?? true }

    private func fee(_ key: Key) -> ExamFee.Kind? {
        guard let fields = periods[key.period] else { return nil }
        let earlier = places.count { $0.key.person == key.person && $0.key.course == key.course && $0.value.seat != nil }
        if let commissionFrom = fields.commissionFrom, earlier + 1 >= commissionFrom { return .commission }
        if now >= fields.closes { return .late }
        return earlier + 1 >= fields.chargedFrom ? .exam : nil
    }

    private func seated(_ id: ID<ExamDate>) -> Int { places.values.count { $0.seat == id } }

    private func answer(_ id: ID<ExamDate>) -> Answer {
        guard let date = dates[id], !isBegun(id), !date.fields.isClosed else { return .refused }
        // Who waits where a seat is free has sat another exam meanwhile.
        if seated(id) < date.fields.seats { return .registered }
        return date.fields.hasWaitingList ? .queued(0) : .refused
    }

    private mutating func take(_ answer: Answer, _ id: ID<ExamDate>, _ key: Key) -> Answer {
        if answer == .registered {
            sit(key, on: id)
        } else {
            leave(key)
            places[key]?.waiting = id
            queues[id, default: []].append(key)
        }
        settle()
        guard places[key]?.waiting == id else { return .registered }
        return rank(key).map(Answer.queued) ?? .refused
    }

    /// Whether somebody on a list could still get a seat.
    private func waits(_ key: Key, for id: ID<ExamDate>) -> Bool {
        !isBegun(id) && places[key]?.seat.map { !isBegun($0) } ?? true
    }

    /// The place in the waiting list at this moment, from 1; nil for whoever waits no more, or not at all.
    func rank(_ key: Key) -> Int? {
        guard let id = places[key]?.waiting else { return nil }
        return queues[id]?.filter { waits($0, for: id) }.firstIndex(of: key).map { $0 + 1 }
    }

    /// How many have a seat and wait at this moment.
    func crowd(_ id: ID<ExamDate>) -> ExamCrowd {
        ExamCrowd(seated: seated(id), waiting: queues[id]?.count { waits($0, for: id) } ?? 0)
    }

    private mutating func sit(_ key: Key, on id: ID<ExamDate>) {
        leave(key)
        places[key]?.seat = id
        let fee = places[key]?.fee
        places[key]?.isCharged = fee != nil
    }

    /// Leaves the waiting list.
    private mutating func leave(_ key: Key) {
        places[key]?.waiting = nil
        for (id, queue) in queues { queues[id] = queue.filter { $0 != key } }
    }

    private mutating func leaveList(_ key: Key) {
        leave(key)
        settle()
    }

    /// Until no seat is free for the first of a waiting list, and no first ones have the seats that they want in a circle.
    mutating func settle() {
        while let (key, date) = mover() { sit(key, on: date) }
        guard let circle = inOrder.lazy.compactMap(circle(through:)).first else { return }
        for (key, date) in circle { sit(key, on: date) }
        settle()
    }

    private var inOrder: [ID<ExamDate>] { dates.keys.sorted { $0.text < $1.text } }

    /// The first of a list who may leave the own seat.
    private func head(_ id: ID<ExamDate>) -> Key? {
        queues[id]?.first { key in places[key]?.seat.map { !isBegun($0) } ?? true }
    }

    private func mover() -> (Key, ID<ExamDate>)? {
        for id in inOrder where !isBegun(id) && seated(id) < (dates[id]?.fields.seats ?? 0) {
            if let head = head(id) { return (head, id) }
        }
        return nil
    }

    private func circle(through start: ID<ExamDate>) -> [(Key, ID<ExamDate>)]? {
        var (found, next): ([(Key, ID<ExamDate>)], ID<ExamDate>) = ([], start)
        while found.count < dates.count {
            guard !isBegun(next), let head = head(next), let seat = places[head]?.seat else { return nil }
            found.append((head, next))
            if seat == start { return found }
            next = seat
        }
        return nil
    }
}
