import Testing

@testable import App

@Suite("A topic's page has ten of its resources at a time")
struct TopicResourcePagesTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func pages(_ there: Int, removed: Int = 0, showing: String? = nil) -> TopicResourcePages {
        TopicResourcePages(TopicResource.many(there, removed: removed), showing: showing.map { ID(text: $0) })
    }

    private func list(_ there: Int, removed: Int = 0, showing: String? = nil) -> TopicResourceList {
        let topic = ID<Topic>(text: "architecture")
        let shelf = TopicEditingStore.Shelf(
            taught: TeacherCourse(course: .sample(), isArchived: false, role: .professor), topics: .sample, uses: [:],
            resources: TopicResource.many(there, removed: removed))
        return TopicResourceList(
            shelf, of: topic, showing: showing.map { ID(text: $0) }, at: SampleSnapshot.start, ground.strings)
    }

    @Test("each is on the page of its place, and pages lead to one another by what they show")
    func places() {
        let (first, second, last) = (pages(22), pages(22, showing: "r13"), pages(22, showing: "r21"))
        #expect(first.shown.map(\.place) == Array(0..<10) && first.number == 1 && first.count == 3)
        #expect(first.previous == nil && first.next == ID(text: "r10"))
        #expect(second.shown.map(\.place) == Array(10..<20) && second.number == 2)
        #expect(second.previous == ID(text: "r0") && second.next == ID(text: "r20"))
        #expect(last.shown.map(\.resource.id.text) == ["r20", "r21"] && last.number == 3 && last.next == nil)
        #expect(pages(10).count == 1 && pages(10).next == nil && pages(11).count == 2)
    }

    @Test("deleted ones come behind the others; what is not there leads to the first page, and none is one page")
    func deleted() {
        let last = pages(12, removed: 3, showing: "r14")
        #expect(last.shown.map(\.resource.id.text) == ["r10", "r11"])
        #expect(last.removed.map(\.id.text) == ["r12", "r13", "r14"] && last.total == 12 && last.count == 2)
        #expect(pages(12, showing: "nothing").number == 1)
        let none = pages(0)
        #expect(none.shown.isEmpty && none.total == 0 && none.count == 1 && none.number == 1 && none.next == nil)
    }

    @Test("the first of all does not move up, nor the last of all down; a page of deleted ones does not say that there are none")
    func rows() throws {
        let (first, last) = (list(12), list(12, showing: "r11"))
        #expect(first.rows.map(\.isFirst) == [true] + Array(repeating: false, count: 9) && !first.rows.contains(where: \.isLast))
        #expect(last.rows.map(\.isFirst) == [false, false] && last.rows.map(\.isLast) == [false, true])
        #expect(first.pages == ground.strings("watch.page", ["n": "1", "of": "2"]) && list(10).pages == nil)
        #expect(first.nextHref == "/teach/topics/architecture/edit?resource=r10#resources" && first.previousHref == nil)
        let deleted = list(10, removed: 2, showing: "r11")
        #expect(!deleted.hasRows && !deleted.isEmpty && deleted.removed.count == 2)
        #expect(list(0, removed: 1).isEmpty && list(0, removed: 1).hasRemoved)
    }

    @Test("a link is named by its site, and a file or a lesson by itself")
    func details() {
        let details = TopicResource.samples.map { $0.detail(.samples, ground.strings, isShort: true) }
        #expect(details.first == "Link · example.org" && details.at(1) == "Document · media/a.pdf")
        #expect(TopicResource.samples[0].detail(.samples, ground.strings) == "Link · https://example.org/?a=<1>")
    }

    @Test("whoever moves, deletes, restores or changes one comes back to where it is")
    func back() async throws {
        try await TestSite.run { site in
            let course = try await site.courseID("PDM301")
            let topic = try await site.topicID("Straturi", in: course)
            try await site.database.write { tx in
                for resource in TopicResource.many(12, of: topic) { try TopicResourceRows.insert(resource, in: course, tx) }
            }
            let carmen = try await site.signedIn("carmen")
            func place(_ id: String) -> String { "/teach/topics/\(topic)/edit?resource=\(id)#resources" }
            let order = TopicResourceRoutes.order(of: topic)
            #expect(try await carmen.post(order, [("up", "r10")]).location == place("r10"))
            let moved = try await carmen.get("/teach/topics/\(topic)/edit?resource=r10")
            #expect(moved.text.contains("/teach/resources/r10/edit") && !moved.text.contains("/teach/resources/r9/edit"))
            let form = [("title", "Cartea"), ("kind", "book"), ("seen", "1")]
            #expect(try await carmen.post(TopicResourceRoutes.resource(ID(text: "r9")), form).location == place("r9"))
            #expect(try await carmen.post(TopicResourceRoutes.removals(of: ID(text: "r3"))).location == place("r3"))
            #expect(try await carmen.get(place("r3")).text.contains("/teach/resources/r3/restorations"))
            #expect(try await carmen.post(TopicResourceRoutes.restorations(of: ID(text: "r3"))).location == place("r3"))
            #expect(try await carmen.get("/teach/topics/\(topic)/edit?resource=%00%FF").status == .ok)
        }
    }
}
