import Database
import Foundation

/// A merge of two topics that can be undone.
struct TopicMerge: Sendable, Equatable {
    let id: ID<TopicMerge>
    let topicTitle: String
    let targetTitle: String
    let mergedAt: Instant
    /// The fingerprint of the tree after the merge.
    let tree: String
    let content: Content

    /// For so many days a merge can be undone.
    static let undoDays = 7

    /// Until when it can be undone.
    var undoneUntil: Instant { mergedAt + .days(Self.undoDays) }

    /// What has to be restored, in the order of the merge.
    struct Content: Codable, Sendable, Equatable {
        var steps: [Step]
        /// The subtopics that got another parent, as they were before.
        var moved: [Place]
    }

    /// A topic that disappeared, as it was, and what was moved from it.
    struct Step: Codable, Sendable, Equatable {
        let topic: Place
        let target: String
        /// By the name of the feature, see `TopicHolderRows`.
        let references: [String: [String]]
    }

    /// A topic and its place in the tree.
    struct Place: Codable, Sendable, Equatable {
        let id: String
        let parent: String?
        let title: String
        let position: Int

        init(_ topic: Topic) {
            (id, parent, title, position) = (topic.id.text, topic.parent?.text, topic.title, topic.position)
        }
    }
}

/// Why a merge cannot be undone: a key of `Strings` and its values.
struct TopicMergeObstacle: Sendable, Equatable {
    let key: String
    var values: [String: String] = [:]
}

/// Stored as JSON with sorted keys.
extension TopicMerge.Content: DatabaseValue {
    var sqlValue: SQLValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null
    }

    init(sqlValue: SQLValue) throws {
        guard let content = try? JSONDecoder().decode(Self.self, from: Data(String(sqlValue: sqlValue).utf8)) else {
            throw ColumnProblem.unreadable(sqlValue)
        }
        self = content
    }
}
