@testable import App

extension CourseItem {
    /// A lesson, a deleted one, tests that belong to the topics of the sample in every way, and one that only its draft names.
    static let samples: [CourseItem] = {
        let (architecture, layers) = (ID<Topic>(text: "architecture"), ID<Topic>(text: "layers"))
        let (lesson, test) = (WritingRoutes.edit(ID(text: "lesson")), TestWritingRoutes.test(ID(text: "test")))
        return [
            CourseItem(kind: .lesson, href: lesson, title: "Straturile <sistemului>", isRemoved: false, topic: architecture),
            CourseItem(kind: .lesson, href: lesson, title: "", isRemoved: true, topic: layers),
            CourseItem(
                kind: .test, href: test, title: "Parțial", isRemoved: false, topic: architecture, questions: [layers: 8]),
            CourseItem(
                kind: .test, href: test, title: "Restanță", isRemoved: true, topic: nil, earlier: [architecture, layers]),
            CourseItem(
                kind: .test, href: test, title: "Ciornă", isRemoved: false, topic: nil,
                written: { [["Arhitectura"], ["Arhitectura", "Straturi"]] }),
        ]
    }()
}

extension SamplePages {
    /// The question before two topics are merged, and the notice of the last merge.
    static func topicMerges(_ strings: Strings, frame: Frame, _ taught: TeacherCourse) -> [SamplePage] {
        let changed = FormErrors(items: [.init(field: "merge", key: "topic-merge.changed")])
        func question(_ topic: String, _ target: String, _ items: [CourseItem]) -> TopicMergeStore.Question? {
            let uses: [ID<Topic>: TopicUse] = [ID(text: "architecture"): .init(resources: 2, objectives: 1)]
            let shelf = TopicEditingStore.Shelf(taught: taught, topics: .merging, uses: uses, items: items)
            guard let topic = shelf.topics.topic(ID(text: topic)), let target = shelf.topics.topic(ID(text: target)),
                let plan = TopicMergePlan(topic.id, into: target.id, in: shelf.topics)
            else { return nil }
            return .init(shelf: shelf, topic: topic, target: target, plan: plan, seen: "0a")
        }
        func page(_ question: TopicMergeStore.Question, _ errors: FormErrors? = nil) -> TopicMergePage {
            TopicMergePage(frame: frame, strings: strings, question: question, at: SampleSnapshot.start, errors: errors)
        }
        let questions = [
            question("architecture", "language", CourseItem.samples).map { SamplePage("full", page($0)) },
            question("architecture", "language", CourseItem.samples).map { SamplePage("changed", page($0, changed)) },
            question("cycle", "language", []).map { SamplePage("empty", page($0)) },
        ]
        return questions.compactMap { $0 } + merged(strings, frame, taught)
    }

    private static func merged(_ strings: Strings, _ frame: Frame, _ taught: TeacherCourse) -> [SamplePage] {
        let merge = TopicMerge(
            id: ID(text: "merge"), topicTitle: "Arhitectura", targetTitle: "Limbajul", mergedAt: SampleSnapshot.start, tree: "",
            content: .init(steps: [], moved: []))
        let obstacles = [
            "topic-merge.lesson-elsewhere", "topic-merge.test-elsewhere", "topic-merge.test-published",
            "topic-merge.objective-changed", "topic-merge.hours-changed",
        ].map {
            TopicMergeObstacle(key: $0, values: ["title": "Parțial <1>"])
        }
        return [("merged", []), ("merged, and changed since", obstacles)].map { state, obstacles in
            let notice = TopicMergeNotice(
                .init(merge: merge, obstacles: obstacles), in: taught.course.id, at: SampleSnapshot.start, strings)
            return SamplePage(
                state,
                TeacherTopicsPage(
                    frame: frame, strings: strings, shelf: .init(taught: taught, topics: .sample, uses: [:]), merge: notice))
        }
    }
}

extension TopicTree {
    /// The sample, with a subtopic that two topics have alike.
    static let merging = TopicTree(
        TopicTree.sample.inOrder + [.init(id: ID(text: "same"), parent: ID(text: "language"), title: "Straturi", position: 0)])
}
