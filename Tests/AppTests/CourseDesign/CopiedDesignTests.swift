import Testing

@testable import App

@Suite("A copy of a course takes its description, policies and people along")
struct CopiedDesignTests {
    @Test("but not its working name and its meetings, which are of one semester")
    func copied() async throws {
        try await DesignScene.run { scene in
            let (course, now) = (scene.course, scene.now)
            try await scene.site.database.write { tx in
                try CourseDesignRows.mark(course, at: now, tx)
                try tx.execute("UPDATE course_design SET working_name = 'Toamna' WHERE course_id = \(course)")
                try CourseDescriptionRows.write(SampleDesign.description, of: course, by: nil, tx)
                for (kind, policy) in SampleDesign.policies {
                    try CoursePolicyRows.write(policy.content, as: kind, of: course, by: nil, tx)
                }
                try InstructorRows.insert(SampleDesign.typed, in: course, by: nil, tx)
                try MeetingWriteRows.write(SampleDesign.weekly.fields, of: course, nil, by: nil, tx)
            }
            let copy = ID<Course>(at: now)
            let copies = CourseCopyStore(database: scene.site.database, parts: scene.site.features.flatMap { $0.courseCopies })
            let names = CourseNames(code: "PDM302", title: "Din nou", semester: "2026/2027, semestrul I")
            #expect(try await copies.copy(course, as: names, to: copy, by: scene.carmen, at: now))
            try await scene.site.database.read { tx in
                let there = try #require(try CourseStore.courses(tx, where: "course.id = \(copy)").first)
                #expect(try CourseDescriptionRows.find(there, tx) == SampleDesign.description)
                let policies = try CoursePolicyRows.all(of: copy, tx)
                #expect(policies.mapValues(\.content) == SampleDesign.policies.mapValues(\.content))
                let people = try InstructorRows.all(of: copy, tx)
                #expect(people.map(\.fields) == [SampleDesign.typed.fields] && people.first?.id != SampleDesign.typed.id)
                #expect(try CourseDesignRows.workingName(of: copy, tx) == nil)
                #expect(try MeetingRows.plans(tx, where: "meeting_plan.course_id = \(copy)").isEmpty)
            }
        }
    }

    @Test("a course without a design has a copy without one")
    func bare() async throws {
        try await DesignScene.run { scene in
            let (copy, now) = (ID<Course>(at: scene.now), scene.now)
            let copies = CourseCopyStore(database: scene.site.database, parts: scene.site.features.flatMap { $0.courseCopies })
            let names = CourseNames(code: "PDM302", title: "Din nou", semester: "2026/2027, semestrul I")
            let isCopied = try await copies.copy(scene.course, as: names, to: copy, by: scene.carmen, at: now)
            #expect(isCopied)
            #expect(try await scene.site.count("course_design") == 0)
        }
    }
}
