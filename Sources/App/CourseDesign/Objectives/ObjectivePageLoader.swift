import Hummingbird

/// Finds an objective for the pages of its parts, and makes what they have alike.
struct ObjectivePageLoader: Sendable {
    let site: Site
    let store: ObjectivePartStore
    let guide: DesignGuide

    func id(_ context: StaffContext) throws -> ID<Objective> { ID(text: try context.parameters.require("objective")) }

    /// - Throws: `Problem.notFound` for an objective of somebody else's course.
    func sheet(_ context: StaffContext) async throws -> ObjectivePartStore.Sheet {
        guard let sheet = try await store.find(id(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    /// The same with what serves it.
    /// - Throws: `Problem.notFound` likewise.
    func served(_ context: StaffContext) async throws -> ObjectivePartStore.Sheet {
        guard let sheet = try await store.served(id(context), by: context.person) else { throw Problem.notFound }
        return sheet
    }

    /// Saves a part, and goes where its button leads.
    func save(
        _ edit: ObjectiveEdit, of part: ObjectivePart, seen: String?, way: String?, _ context: StaffContext
    ) async throws -> Response {
        let id = try id(context)
        guard try await store.save(edit, of: id, seen: Int(seen ?? "") ?? 0, by: context.person, at: context.arrivedAt) else {
            throw Problem.notFound
        }
        return site.redirect(to: part.href(after: FormWay(way), of: id), flash: Flash("flash.objective-saved"))
    }

    /// The frame of the page of a part.
    /// - Parameter form: the id of the form that the way back saves; nil on a page that has none.
    func frame(
        _ request: Request, _ context: StaffContext, _ sheet: ObjectivePartStore.Sheet, _ part: ObjectivePart,
        _ errors: FormErrors?, savingBack form: String? = "form"
    ) async throws -> Frame {
        let (strings, course, id) = (site.strings(context), sheet.taught.course, sheet.objective.id)
        let frame = site.frame(
            request, context, heading: strings(part.key),
            back: .init(href: DesignRoutes.edit(id), text: strings("objective.one")),
            title: strings(part.key) + " · " + course.code
        ).at(part.href(of: id), if: errors != nil).in(course, at: .design, strings)
        return try await guide.guided(
            form.map { frame.savingBack($0) } ?? frame, at: .part(part, of: id), in: course.id, context, errors)
    }

    func words(_ sheet: ObjectivePartStore.Sheet, _ context: StaffContext) -> ObjectiveWords {
        ObjectiveWords(strings: site.strings(context), course: sheet.taught.course.language, topics: sheet.topics)
    }

    func sentence(_ sheet: ObjectivePartStore.Sheet) -> ObjectiveSentence {
        ObjectiveSentence(site.strings(sheet.taught.course.language))
    }

    /// - Parameter seen: what the form posted that is answered; nil where none is.
    func head(
        _ sheet: ObjectivePartStore.Sheet, _ part: ObjectivePart, seen: String?, _ errors: FormErrors?, _ context: StaffContext
    ) -> ObjectiveHead {
        let (strings, objective, language) = (site.strings(context), sheet.objective, sheet.taught.course.language)
        let words = words(sheet, context)
        let stored = DesignStored.all(
            ObjectivePart.allCases.map {
                (strings($0.key), words.summary($0, of: objective, in: site.strings(language)))
            }, errors)
        return ObjectiveHead(
            contentLanguage: language.rawValue, sentence: sentence(sheet).sentence(of: objective, sheet.topics),
            isOwn: objective.ownSentence != nil,
            steps: ObjectivePart.allCases.map {
                ObjectiveHead.Step(href: $0.start(in: objective), text: strings($0.key), isCurrent: $0 == part)
            },
            seen: errors.seen(seen, String(objective.version)), stored: stored, hasStored: !stored.isEmpty,
            skipHref: part.next(of: objective.id), action: part.href(of: objective.id))
    }
}
