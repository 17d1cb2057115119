/// Opens and closes surveys when they are due, like the returning officer of an election.
///
/// Every step can be interrupted and is continued in the next turn. A key is on disk before a ballot can be sealed with it. It is
/// deleted only after the ballots were counted and nothing of them is left in the database or its log.
struct SurveyLifecycle: Sendable {
    let openings: SurveyOpeningStore
    let closings: SurveyClosingStore
    let keys: BallotKeyFolder

    /// A problem that keeps a survey from proceeding.
    enum Hindrance: Error, Equatable {
        /// The key is missing. The survey takes no ballots and counts none until its file is put back.
        case keyMissing(ID<Survey>)
        /// The key was missing for so long that the ballots were destroyed unopened.
        case givenUp(ID<Survey>)
        /// A number of ballots could not be opened with the key, or could not be read: they were altered.
        case unreadable(ID<Survey>, Int)
        /// The survey should open, but none of its subjects has a student.
        case nobodyToAsk(ID<Survey>)
        case failed(ID<Survey>, reason: String)
        /// The key is of no use, but its file cannot be overwritten or deleted.
        case keyLeft(ID<Survey>, reason: String)
    }

    /// How long after the closing a missing key is waited for.
    static let patience = Milliseconds.days(30)

    /// Does everything that is due, and gives the problems. A problem with one survey does not stop the others.
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

    /// Counts a survey that is over and stores the result.
    ///
    /// This is not a `PlannedChange`, which would do the work inside the write transaction after some attempts: opening thousands
    /// of ballots there would make answers wait. Here the attempts end without that, because a survey that is over takes no more
    /// ballots.
    /// - Throws: `Hindrance.keyMissing`.
    func close(_ survey: Survey, at now: Instant) async throws -> [Hindrance] {
        var hindrances: [Hindrance] = []
        repeat {
            var results: [SurveyClosingStore.Result] = []
            for box in try await closings.boxes(of: survey.id) { results.append(try await result(of: box, in: survey, at: now)) }
            let unreadable = results.reduce(0) { $0 + $1.unreadable }
            hindrances = unreadable > 0 ? [.unreadable(survey.id, unreadable)] : []
            if results.contains(where: \.isGivenUp) { hindrances.append(.givenUp(survey.id)) }
            // If it failed, more ballots had arrived or the closing was postponed: the survey is counted again, if it is still
            // due.
            if try await closings.close(survey.id, results, at: now) { break }
        } while try await closings.due(at: now).contains { $0.id == survey.id }
        _ = try await closings.emptyLog()
        return hindrances
    }

    /// Whether the private key of an open survey is there, readable, and the right one.
    func holdsKey(of survey: ID<Survey>) async throws -> Bool {
        try await key(of: survey) != nil
    }

    private func key(of survey: ID<Survey>) async throws -> BallotKey? {
        // A file that cannot be read counts as missing, and is never replaced.
        guard let key = try? keys.find(survey), try await openings.publicKey(of: survey) == key.publicBytes else { return nil }
        return key
    }

    /// Counts the ballots of a subject. If there are too few, they are not opened.
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

    /// Destroys the keys that this database knows to be of no use. An unknown key is kept, because it may belong to another
    /// database or to a backup of this one. A failure with one key does not stop the others.
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
