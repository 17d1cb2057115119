import Database
import Testing

@testable import App

/// The sample course PDM301 with its professor Carmen, its assistant Felix, its students Ana and Bogdan, and two who have
/// nothing to do with it.
struct DesignScene {
    let site: TestSite
    let course: ID<Course>
    let carmen: Viewer
    let felix: Viewer
    let ana: Viewer

    var now: Instant { site.clock.now }

    var checks: DesignFactsRows {
        let site = site.site
        return DesignFactsRows(strings: { site.strings($0) })
    }

    var controls: DesignControlStore { DesignControlStore(database: site.database, checks: checks) }

    init(_ site: TestSite) async throws {
        self.site = site
        course = try await site.courseID("PDM301")
        (carmen, felix) = try await (site.person("carmen"), site.person("felix"))
        ana = try await site.person("ana")
    }

    static func run(_ body: @escaping @Sendable (DesignScene) async throws -> Void) async throws {
        try await TestSite.run { site in try await body(try await DesignScene(site)) }
    }

    /// A course of which Carmen and Felix know nothing, and who teaches it.
    func stranger() async throws -> Viewer {
        _ = try await site.addGelusCourse()
        return try await site.person("gelu")
    }

    func isEdited() async throws -> Bool {
        let course = course
        return try await site.database.read { tx in try CourseDesignRows.isEdited(course, tx) }
    }

    func addGroup(_ name: String = "Grupa 1", assistant: ID<Person>? = nil, room: String? = nil) async throws -> ID<CourseGroup> {
        let (id, course, now) = (ID<CourseGroup>(at: now), course, now)
        try await site.database.write { tx in
            let fields = CourseGroupFields(name: name, assistant: assistant, meetings: nil, room: room)
            try CourseGroupWriteRows.insert(fields, as: id, in: course, at: now, tx)
        }
        return id
    }

    /// The meetings of the whole course.
    func plan(_ fields: MeetingPlan.Fields, version: Int) -> MeetingPlan {
        MeetingPlan(course: course, group: nil, fields: fields, version: version)
    }
}
