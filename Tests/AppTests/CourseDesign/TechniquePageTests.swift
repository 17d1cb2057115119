import Testing

@testable import App

@Suite("The page of a technique")
struct TechniquePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(
        _ sheet: TechniqueStore.Sheet, by viewer: Viewer = SampleObjectives.viewer(), errors: FormErrors? = nil
    ) throws -> TechniquePage {
        try TechniquePage(
            frame: ground.frame, strings: ground.strings, stringsOf: { _ in ground.strings }, sheet: sheet, viewer: viewer,
            copy: ID(text: "copy"), at: SampleObjectives.now, errors: errors)
    }

    @Test("of a curated one has its words in the language of the page, and nothing to change")
    func curated() throws {
        let technique = try #require(SampleTechniques.curated("minute-paper"))
        let page = try page(SampleTechniques.sheet(technique, uses: [SampleObjectives.whole, SampleObjectives.empty]))
        #expect(page.descriptionHTML?.hasPrefix("<p>In the last minutes students write") == true)
        #expect(page.facts.map(\.label).contains("Difficulty") && page.texts.isEmpty && page.state == nil)
        #expect(page.editHref == nil && page.removeAction == nil && page.publications.isEmpty)
        #expect(page.uses.map(\.href) == ["whole", "empty"].map { "/teach/objectives/\($0)/techniques/assessment" })
        #expect(page.uses.map { $0.sentence == nil } == [false, true] && page.favouriteValue == "add")
    }

    @Test("of one's own can be changed and put away; of somebody else's only read; an administrator publishes")
    func own() throws {
        let own = SampleTechniques.own()
        let mine = try page(SampleTechniques.sheet(.own(own), isFavourite: true, author: "Carmen"))
        #expect(mine.editHref == "/teach/courses/course/design/techniques/own/edit" && mine.removeAction != nil)
        #expect(mine.texts.map(\.title) == ["Procedure", "Materials", "Source"] && mine.favouriteValue == "remove")
        #expect(mine.texts.first?.bodyHTML.contains("<li>") == true && mine.descriptionHTML?.contains("<em>") == true)
        #expect(mine.facts.last == TechniqueFact(label: "Written by", value: "Carmen"))
        let others = try page(SampleTechniques.sheet(.own(SampleTechniques.own(of: "felix"))))
        #expect(others.editHref == nil && others.removeAction == nil && others.publications.isEmpty)
        let publications = try [nil, SampleObjectives.now].map { publishedAt in
            let sheet = SampleTechniques.sheet(.own(SampleTechniques.own(publishedAt: publishedAt)))
            return try #require(try page(sheet, by: SampleTechniques.administrator).publications.first)
        }
        #expect(publications.map(\.value) == ["add", "remove"] && publications.map(\.seen) == ["3", "3"])
    }

    @Test("of a published one that was changed since shows its author and administrators both texts, and one press publishes it")
    func changed() throws {
        let waiting = TechniqueStore.Sheet(
            taught: SampleDesign.taught, technique: .own(SampleTechniques.waiting()), isFavourite: false, author: nil, uses: [])
        let mine = try page(waiting)
        #expect(mine.state == ground.strings("technique.waiting-own") && mine.publications.isEmpty && !mine.hasPublications)
        #expect(mine.published?.title == "Perechi, ca înainte" && mine.published?.texts.map(\.title) == ["Procedure"])
        #expect(mine.published?.descriptionHTML?.contains("Cum era <em>atunci</em>.") == true)
        #expect(mine.descriptionHTML?.contains("<em>") == true && mine.published?.facts != mine.facts)
        let read = try page(waiting, by: SampleTechniques.administrator)
        #expect(read.state == ground.strings("technique.waiting-others") && read.published != nil && read.hasPublications)
        #expect(read.publications.map(\.value) == ["add", "remove"] && read.publications.allSatisfy { $0.seen == "3" })
        #expect(read.publications.map(\.label) == ["Publish the new text", "Unpublish"])
        let others = try page(SampleTechniques.sheet(.own(SampleTechniques.waiting().forOthers)))
        #expect(others.published == nil && others.descriptionHTML?.contains("atunci") == true)
        var removed = SampleTechniques.waiting()
        removed.removedAt = SampleObjectives.now
        #expect(try page(SampleTechniques.sheet(.own(removed))).state == ground.strings("technique.is-removed"))
    }

    @Test("of one that was put away says so, and leads back for thirty days")
    func removed() throws {
        func page(_ days: Int) throws -> TechniquePage {
            let removed = SampleTechniques.own(removedAt: SampleObjectives.now + .days(-days))
            return try self.page(SampleTechniques.sheet(.own(removed)))
        }
        let young = try page(29)
        #expect(young.state != nil && young.editHref == nil && young.removeAction == nil && young.restoreAction != nil)
        #expect(try page(30).restoreAction == nil)
    }
}
