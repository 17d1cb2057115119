/// Opens surveys when their time has come and closes them when it is over, as the officer of an election does.
///
/// Every step can be interrupted and is taken up again by the next turn: the key is on disk before anything can be sealed with it, and
/// goes only after what it opened was counted and nothing of the sealed ballots is left in the database or its log.
struct SurveyLifecycle: Sendable {
    let openings: SurveyOpeningStore
    let closings: SurveyClosingStore
    let keys: BallotKeyFolder

    /// What keeps a survey from being as it should.
    enum Hindrance: Error, Equatable {
        /// It takes no ballots and counts none until the file of the key is put back.
        case keyMissing(ID<Survey>)
        /// Its key did not come back for so long that its ballots were destroyed unopened.
        case givenUp(ID<Survey>)
        /// So many ballots did not open with its key, or were none: somebody altered them.
        case unreadable(ID<Survey>, Int)
        /// Its time has come and none of its subjects has a student.
        case nobodyToAsk(ID<Survey>)
        case failed(ID<Survey>, reason: String)
        /// Its key is of no use any more, and its file cannot be overwritten or taken away.
        case keyLeft(ID<Survey>, reason: String)
    }

    /// Ballots whose key is missing are waited for so long after the closing.
    static let patience = Milliseconds.days(30)

    /// Does what is due, and gives what could not be done; one survey does not keep others from theirs.
    func turn(at now: Instant) async throws -> [Hindrance] {
        var hindrances: [Hindrance] = []
        for survey in try await openings.due(at: now) {
            do {
                let isOpen = try await open(survey, at: now)
                if !isOpen { hindrances.append(.nobodyToAsk(survey.id)) }
            } catch {
                hindrances.append(.failed(survey.id, reason: String(reflecting: error)))
            }
        }
        for survey in try await openings.open(at: now) where try await !holdsKey(of: survey) {
            hindrances.append(.keyMissing(survey))
        }
        for survey in try await closings.due(at: now) {
            do {
                hindrances += try await close(survey, at: now)
            } catch let hindrance as Hindrance {
                hindrances.append(hindrance)
            } catch {
                hindrances.append(.failed(survey.id, reason: String(reflecting: error)))
            }
        }
        return try await hindrances + destroyKeys(at: now)
    }

    /// False where there is nobody to ask.
    func open(_ survey: Survey, at now: Instant) async throws -> Bool {
        try await openings.open(survey.id, publicKey: keys.make(survey.id).publicBytes, at: now)
    }

    /// Counts a survey that is over and writes what it comes to.
    ///
    /// No `PlannedChange`: that is worked out at last by the writer, and who opens thousands of ballots there lets everybody's answers wait. This
    /// one has an end without it, because a survey that is over takes no more ballots.
    /// - Throws: `Hindrance.keyMissing`.
    func close(_ survey: Survey, at now: Instant) async throws -> [Hindrance] {
        var hindrances: [Hindrance] = []
        repeat {
            var results: [SurveyClosingStore.Result] = []
            for box in try await closings.boxes(of: survey.id) { results.append(try await result(of: box, in: survey, at: now)) }
            let unreadable = results.reduce(0) { $0 + $1.unreadable }
            hindrances = unreadable > 0 ? [.unreadable(survey.id, unreadable)] : []
            if results.contains(where: \.isGivenUp) { hindrances.append(.givenUp(survey.id)) }
            // More ballots came, or the closing was put off: then it is done again, or not any more.
            if try await closings.close(survey.id, results, at: now) { break }
        } while try await closings.due(at: now).contains { $0.id == survey.id }
        _ = try await closings.emptyLog()
        return hindrances
    }

    /// Whether the private key of a survey that has opened is there, whole, and the right one.
    func holdsKey(of survey: ID<Survey>) async throws -> Bool {
        try await key(of: survey) != nil
    }

    private func key(of survey: ID<Survey>) async throws -> BallotKey? {
        // A file that cannot be read is as good as none, and is never replaced.
        guard let key = try? keys.find(survey), try await openings.publicKey(of: survey) == key.publicBytes else { return nil }
        return key
    }

    /// Counts the ballots of a subject; those of too few are not opened at all.
    private func result(
        of box: SurveyClosingStore.Box, in survey: Survey, at now: Instant
    ) async throws -> SurveyClosingStore.Result {
        let course = box.subject.course
        guard box.handedIn >= survey.limits.ballots else { return .init(course: course, handedIn: box.handedIn) }
        guard let key = try await key(of: survey.id) else {
            guard survey.closes + Self.patience <= now else { throw Hindrance.keyMissing(survey.id) }
            return .init(course: course, handedIn: box.handedIn, isGivenUp: true)
        }
        let paper = BallotPaper(items: survey.items, teachers: box.subject.teachers)
        let sealed = try await closings.sealed(survey.id, course)
        var ballots: [Ballot] = []
        for content in sealed {
            if let sheet = try? key.open(content, of: survey.id, course: course),
                let ballot = BallotSheet.ballot(sheet, on: paper)
            {
                ballots.append(ballot)
            }
            await Task.yield()
        }
        return .init(
            course: course, handedIn: sealed.count, unreadable: sealed.count - ballots.count,
            count: BallotCount(ballots, on: paper, limits: survey.limits))
    }

    /// Only those that this database knows to be of no use: a key that it does not know may be another one's, or of an older copy.
    /// One that cannot be destroyed does not keep others from being.
    private func destroyKeys(at now: Instant) async throws -> [Hindrance] {
        var hindrances: [Hindrance] = []
        for survey in try keys.surveys() where try await closings.isOver(survey, at: now) {
            do {
                // A reader keeps the log from being emptied: the key stays until a later turn.
                if try await closings.emptyLog() { try keys.destroy(survey) }
            } catch {
                hindrances.append(.keyLeft(survey, reason: String(reflecting: error)))
            }
        }
        return hindrances
    }
}
