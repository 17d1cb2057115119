import Foundation
import Testing

@testable import App

/// What the file with one's own data says, as a program reads it.
struct ToldData: Decodable {
    struct Account: Decodable {
        let userName: String
        let email: String?
        let hasPassword: Bool
    }

    struct Attempt: Decodable {
        struct Test: Decodable {
            let title: String
            let isPutAway: Bool
        }

        struct Line: Decodable, Equatable {
            let question: Int
            let options: [Int]?
            let text: String?
            let arrivedAt: String
        }

        struct Submission: Decodable {
            struct Result: Decodable {
                let mark: Int
                let correct: Int
            }

            let isResultWithheld: Bool
            let result: Result?
        }

        let id: String
        let test: Test
        let answers: [Line]
        let submission: Submission?
    }

    let account: Account
    let attempts: [Attempt]
}

extension TestBrowser {
    /// One's own data as the file has it.
    func ownData() async throws -> ToldData {
        let reply = try await get("/account/data.json")
        try #require(reply.status == .ok)
        return try reply.decoded(ToldData.self)
    }
}
