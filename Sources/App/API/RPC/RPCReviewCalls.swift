/// What is missing in a design, how its objectives are served, and the syllabus that it makes.
struct RPCReviewCalls: Sendable {
    let site: Site
    let checks: DesignCheckStore
    let alignments: AlignmentStore
    let syllabuses: SyllabusStore

    func check(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let (id, strings) = (try arguments.id("course", of: Course.self), caller.strings)
        guard let sheet = try await checks.find(id, by: caller.person, in: strings.language) else { throw Problem.notFound }
        return .record([
            "course": .text(id.text), "findings": .list(sheet.open.map { .record(Self.fields(of: $0, strings)) }),
            "set-aside": .list(
                sheet.aside.map { finding, exception in
                    let more: [String: RPCValue] = [
                        "reason": .text(exception.reason), "by": RPCValue(exception.maker),
                        "at": .text(exception.madeAt.iso8601),
                    ]
                    return .record(Self.fields(of: finding, strings).merging(more) { own, _ in own })
                }),
            "strategies": .list(
                sheet.check.strategies.map { strategy in
                    .record([
                        "objective": .text(strategy.objective.text), "kind": .text(strategy.kind.rawValue),
                        "techniques": .list(
                            strategy.suggested.map { .record(["technique": .text($0.name), "title": .text($0.title)]) }),
                    ])
                }),
        ])
    }

    private static func fields(of finding: DesignFinding, _ strings: Strings) -> [String: RPCValue] {
        let query =
            switch finding.rule.query {
            case .missing: "missing"
            case .inconsistent: "inconsistent"
            }
        return [
            "finding": .text(finding.key), "rule": .text(finding.rule.rawValue), "query": .text(query),
            "subject": .texts(finding.subject), "text": .text(finding.sentence(strings)),
        ]
    }

    func alignment(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("course", of: Course.self)
        guard let sheet = try await alignments.find(id, by: caller.person) else { throw Problem.notFound }
        let alignment = CourseAlignment(sheet.source)
        return .record([
            "course": .text(id.text), "objectives": .list(alignment.lines.map { RPCValue($0) }),
            "unserved": .record([
                "topics": .list(
                    alignment.topics.map { .record(["topic": .text($0.id.text), "title": .text($0.title)]) }),
                "lessons": .list(
                    alignment.lessons.map { .record(["lesson": .text($0.id.text), "title": .text($0.title)]) }),
                "tests": .list(alignment.tests.compactMap(Self.untagged)),
            ]),
            "unmeasured": .list(
                alignment.unmeasured.map {
                    .record(["objective": .text($0.objective.id.text), "criterion": .text($0.criterion.rawValue)])
                }),
        ])
    }

    /// A test with the numbers of its questions that serve no objective.
    private static func untagged(_ untagged: CourseAlignment.Untagged) -> RPCValue? {
        untagged.questions.first.map { first in
            .record([
                "test": .text(first.test.text), "title": .text(first.title), "kind": .text(first.kind.rawValue),
                "questions": .list(untagged.questions.map { .number($0.number) }), "all": .number(untagged.all),
            ])
        }
    }

    func syllabus(_ arguments: RPCArguments, _ caller: RPCCaller) async throws -> RPCValue {
        let id = try arguments.id("course", of: Course.self)
        guard let source = try await syllabuses.find(id, for: caller.person) else { throw Problem.notFound }
        let syllabus = Syllabus(source, caller.strings, courseStrings: site.strings(source.course.language))
        return .record([
            "course": .text(id.text), "title": .text(syllabus.title),
            "sections": .list(syllabus.sections.map { RPCValue($0, origin: caller.origin) }),
            "markdown": .text(SyllabusMarkdown(syllabus: syllabus, origin: caller.origin).text),
        ])
    }
}

extension RPCValue {
    /// How many things of each kind serve an objective.
    fileprivate init(_ line: CourseAlignment.Line) {
        let counts = AlignmentMatter.allCases.map { ($0.rawValue, RPCValue.number(line.count($0))) }
        self = .record([
            "objective": .text(line.objective.id.text), "key": RPCValue(line.objective.key),
            "counts": .record(Dictionary(counts, uniquingKeysWith: { first, _ in first })),
        ])
    }

    /// A section of a syllabus.
    fileprivate init(_ section: Syllabus.Section, origin: String) {
        func address(_ href: String?) -> RPCValue { RPCValue(href.map { $0.hasPrefix("/") ? origin + $0 : $0 }) }
        self = .record([
            "section": .text(section.kind.rawValue), "title": .text(section.title), "numbered": .flag(section.isNumbered),
            "facts": .list(
                section.facts.map { .record(["label": .text($0.label), "value": .text($0.value), "url": address($0.href)]) }),
            "texts": .list(
                section.texts.map {
                    .record(["title": RPCValue($0.title), "detail": RPCValue($0.detail), "markdown": RPCValue($0.markdown)])
                }),
            "lines": .list(
                section.lines.map { line in
                    .record([
                        "depth": .number(line.depth), "title": .text(line.title), "url": address(line.href),
                        "note": RPCValue(line.note),
                        "details": .list(
                            line.details.map { .record(["text": .text($0.text), "url": address($0.href)]) }),
                    ])
                }),
        ])
    }
}
