/// What serves an objective, as entries of pages.
struct ServingEntries {
    typealias Entry = ObjectiveAlignmentPage.Entry

    let words: AlignmentWords
    let course: Course
    let objective: Objective
    let source: AlignmentSource

    private var id: ID<Objective> { objective.id }

    func all(_ matter: AlignmentMatter) -> [Entry] {
        switch matter {
        case .topics:
            objective.topics.map { topic in
                entry(TeachTopicRoutes.edit(topic), TopicPath.text(source.topics.path(to: topic).map(\.title)))
            }
        case .lessons:
            source.lessons.filter { $0.objectives.contains(id) }.map {
                entry(WritingRoutes.edit($0.id), words.lesson($0.title))
            }
        case .quizzes: questions(.quiz)
        case .finals: questions(.final)
        case .items: items
        case .assessment: techniques(.assessment)
        case .teaching: techniques(.teaching)
        case .events:
            source.events.filter { $0.objectives.contains(id) }.map { entry(CoursePlanRoutes.edit($0.id), $0.title) }
        }
    }

    private func questions(_ kind: AssessmentKind) -> [Entry] {
        source.questions.filter { $0.kind == kind && $0.objectives.contains(id) }.map { question in
            entry(
                QuestionFormRoutes.row(question.number, of: question.test), words.question(question.text),
                words.lesson(question.title))
        }
    }

    private var items: [Entry] {
        let language = words.strings.language
        return source.items.filter { $0.objective == id }.map { item in
            Entry(
                href: nil, text: item.text.text(language), language: other(item.text), detail: item.survey.text(language),
                detailLanguage: other(item.survey))
        }
    }

    private func techniques(_ kind: TechniqueKind) -> [Entry] {
        source.techniques(kind, of: id).map { technique in
            // A curated one speaks the language of the page, an own one that of the course.
            Entry(
                href: TechniqueRoutes.technique(technique.reference, in: course.id),
                text: technique.title(words.strings.language), language: technique.own.map { _ in course.language.rawValue },
                detail: nil, detailLanguage: nil)
        }
    }

    /// In the language of the course.
    private func entry(_ href: String?, _ text: String, _ detail: String? = nil) -> Entry {
        let language = course.language.rawValue
        return Entry(
            href: href, text: text, language: language, detail: detail, detailLanguage: detail == nil ? nil : language)
    }

    /// The language of a text that is not written in that of the page.
    private func other(_ wording: Wording) -> String? {
        let language = wording.spoken(words.strings.language)
        return language == words.strings.language ? nil : language?.rawValue
    }
}

extension ObjectiveAlignmentPage.Entry {
    /// With a way, where it has none of its own.
    func leading(to href: String) -> Self {
        Self(href: self.href ?? href, text: text, language: language, detail: detail, detailLanguage: detailLanguage)
    }
}
