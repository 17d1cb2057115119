import Database

/// Adds answers to the surveys of the demo, through the usual stores and with sealed ballots: many to the one that has closed, a
/// few to the one that is open. Not part of the import format.
struct DemoSurvey {
    let people: PersonStore
    let store: DemoSurveyStore
    let lifecycle: SurveyLifecycle
    let ballots: BallotStore

    init(database: Database, keys: BallotKeyFolder) {
        people = PersonStore(database: database)
        store = DemoSurveyStore(database: database)
        lifecycle = SurveyLifecycle(
            openings: SurveyOpeningStore(database: database), closings: SurveyClosingStore(database: database), keys: keys)
        ballots = BallotStore(database: database)
    }

    func play(at now: Instant) async throws {
        let surveys = try await store.surveys()
        for (index, survey) in surveys.enumerated() where survey.closes <= now {
            guard try await lifecycle.open(survey, at: survey.opens) else { continue }
            try await answer(survey, number: index, share: 0.8, except: nil)
            _ = try await lifecycle.close(survey, at: now)
        }
        // Opens the surveys that are due, and deletes the keys of those that have closed.
        _ = try await lifecycle.turn(at: now)
        let visitor = try await people.find(userName: DemoYear.halfDone)?.id
        for (index, survey) in surveys.enumerated() where survey.isOpen(at: now) {
            try await answer(survey, number: index, share: 0.4, except: visitor)
        }
    }

    /// - Parameters:
    ///   - share: the share of a subject's students who answer; of a small subject, three do.
    ///   - visitor: a student who has not answered.
    private func answer(_ survey: Survey, number: Int, share: Double, except visitor: ID<Person>?) async throws {
        for (index, group) in try await store.classes(of: survey).enumerated() {
            var generator = SeededGenerator(seed: Int64(number), stream: index)
            let count = group.students.count < 10 ? 3 : Int(share * Double(group.students.count))
            let handingIn = generator.shuffled(group.students).filter { $0 != visitor }.prefix(count)
            var comments = DemoComments.texts(about: group.subject.code)
            for (place, student) in handingIn.enumerated() {
                let moment = survey.opens + .minutes(1)
                guard let call = try ballots.call(survey.id, group.subject.course, of: student, at: moment) else {
                    continue
                }
                let declines = place % 10 == 9
                let ballot = declines ? Ballot.declined(call.paper) : ballot(on: call, &comments, &generator)
                let sheet = BallotSheet.bytes(ballot, on: call.paper, length: call.sheetLength)
                let sealed = try BallotSeal(call.publicKey, of: survey.id).seal(sheet, course: group.subject.course)
                _ = try await ballots.handIn(sealed, to: call, by: student)
            }
        }
    }

    /// The answers of one student about a subject: mostly good, with a few who are dissatisfied.
    private func ballot(on call: BallotStore.Call, _ comments: inout [String], _ generator: inout SeededGenerator) -> Ballot {
        let mood = generator.chance(0.12) ? -1.8 : generator.between(-0.5, 0.7)
        return Ballot(
            answers: call.paper.slots.map { slot in
                switch slot.item.kind {
                case .comment:
                    return generator.chance(0.45) ? comments.popLast().map { .comment($0) } ?? .nothing : .nothing
                case .choice(let options):
                    let middle = Double(options.count + 1) / 2 + 0.4
                    return .value(generator.near(middle, within: 1.4, in: 1...options.count))
                case .scale:
                    if generator.chance(0.04) { return .notApplicable }
                    return .value(generator.near(call.subject.merit(of: slot) + mood, within: 1, in: SurveyItem.steps))
                }
            })
    }
}

extension SurveySubject {
    /// How good a subject, item or teacher is in the demo; they differ.
    fileprivate func merit(of slot: BallotPaper.Slot) -> Double {
        let merits: [String: Double] = ["IT250": 4.1, "IT330": 3.3, "SE311": 4.5]
        let differences: [Double] = [0, 0.1, -0.3, -0.6, 0.2]
        let bonus = slot.teacher?.role == .assistant ? 0.3 : 0
        return (merits[code] ?? 4) + differences[slot.item.position % differences.count] + bonus
    }
}

extension SeededGenerator {
    fileprivate mutating func between(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() % 1000) / 1000
    }

    fileprivate mutating func chance(_ share: Double) -> Bool { between(0, 1) < share }

    fileprivate mutating func near(_ middle: Double, within spread: Double, in range: ClosedRange<Int>) -> Int {
        let value = Int((middle + between(-spread, spread)).rounded())
        return min(range.upperBound, max(range.lowerBound, value))
    }
}
