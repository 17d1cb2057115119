/// Opens surveys when their time has come and closes them when it is over, as the officer of an election does.
///
/// Every step can be interrupted and is taken up again by the next turn: the key is on disk before anything can be sealed with it, and
/// goes only after what it opened was counted and nothing of the sealed ballots is left in the database or its log.
struct ReturningOfficer: Sendable {
    let openings: SurveyOpeningStore
    let closings: SurveyClosingStore
    let keys: BallotKeyFolder

    /// Why a survey stays as it is until the next turn.
    enum Hindrance: Error, Equatable {
        /// The ballots cannot be opened; the file of the key has to be put back.
        case keyMissing(ID<Survey>)
    }

    /// Does what is due, and gives what could not be done: surveys that can take no ballots, or whose ballots cannot be counted.
    /// - Parameter invites: whether to look for those who were enrolled after the opening, which takes longer than the rest.
    func turn(at now: Instant, invites: Bool = true) async throws -> [Hindrance] {
        for survey in try await openings.due(at: now) { try await open(survey, at: now) }
        if invites { try await openings.inviteNewcomers(at: now) }
        var hindrances = try await openings.publicKeys(at: now).filter { !holds($0.key, of: $0.survey) }.map {
            Hindrance.keyMissing($0.survey)
        }
        for survey in try await closings.due(at: now) {
            do {
                try await close(survey)
            } catch let hindrance as Hindrance {
                hindrances.append(hindrance)
            }
        }
        try await destroyKeys(at: now)
        return hindrances
    }

    func open(_ survey: Survey, at now: Instant) async throws {
        try await openings.open(survey.id, publicKey: keys.make(survey.id).publicBytes, at: now)
    }

    func close(_ survey: Survey) async throws {
        var isClosed = false
        while !isClosed {
            var results: [SurveyClosingStore.Result] = []
            for box in try await closings.boxes(of: survey.id) { results.append(try await result(of: box, in: survey)) }
            isClosed = try await closings.close(survey.id, results)
        }
    }

    /// Whether the private key of a survey is there, whole, and the one of this public key.
    func holds(_ publicKey: [UInt8], of survey: ID<Survey>) -> Bool {
        (try? keys.find(survey))?.publicBytes == publicKey
    }

    /// Counts the ballots of a subject; those of too few are not opened at all.
    private func result(of box: SurveyClosingStore.Box, in survey: Survey) async throws -> SurveyClosingStore.Result {
        let course = box.subject.course
        guard box.handedIn >= survey.limits.ballots else { return .init(course: course, handedIn: box.handedIn, count: nil) }
        guard let key = try? keys.find(survey.id) else { throw Hindrance.keyMissing(survey.id) }
        let paper = BallotPaper(items: survey.items, teachers: box.subject.teachers)
        let sealed = try await closings.sealed(survey.id, course)
        var ballots: [Ballot] = []
        for content in sealed {
            // What was altered in the database is no ballot.
            guard let sheet = try? key.open(content, of: survey.id, course: course) else { continue }
            if let ballot = BallotSheet.ballot(sheet, on: paper) { ballots.append(ballot) }
            await Task.yield()
        }
        return .init(course: course, handedIn: sealed.count, count: BallotCount(ballots, on: paper, limits: survey.limits))
    }

    private func destroyKeys(at now: Instant) async throws {
        for survey in try keys.surveys() where try await closings.isOver(survey, at: now) {
            // A reader keeps the log from being emptied: the key stays until a later turn.
            if try await closings.database.emptyLog() { try keys.destroy(survey) }
        }
    }
}
