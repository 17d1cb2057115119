import Hummingbird

/// The addresses of techniques, for those who teach.
enum TechniqueRoutes {
    /// The list for a course.
    static func techniques(of id: ID<Course>, _ kind: TechniqueKind? = nil) -> String {
        TeachRoutes.design(of: id) + "/techniques" + AddressQuery.text([("kind", kind?.rawValue)])
    }

    static func new(of id: ID<Course>, _ kind: TechniqueKind? = nil) -> String {
        techniques(of: id) + "/new" + AddressQuery.text([("kind", kind?.rawValue)])
    }

    static func technique(_ reference: TechniqueReference, in id: ID<Course>) -> String {
        techniques(of: id) + "/" + reference.text
    }

    static func edit(_ technique: ID<OwnTechnique>, in id: ID<Course>) -> String {
        Self.technique(.own(technique), in: id) + "/edit"
    }

    static func copies(of reference: TechniqueReference, in id: ID<Course>) -> String {
        technique(reference, in: id) + "/copies"
    }

    static func favourites(of reference: TechniqueReference, in id: ID<Course>) -> String {
        technique(reference, in: id) + "/favourites"
    }

    static func removals(of technique: ID<OwnTechnique>, in id: ID<Course>) -> String {
        Self.technique(.own(technique), in: id) + "/removals"
    }

    static func restorations(of technique: ID<OwnTechnique>, in id: ID<Course>) -> String {
        Self.technique(.own(technique), in: id) + "/restorations"
    }

    /// For administrators.
    static func publications(of technique: ID<OwnTechnique>, in id: ID<Course>) -> String {
        Self.technique(.own(technique), in: id) + "/publications"
    }

    /// The assessment plan, or the instructional plan, of a course.
    static func plan(_ kind: TechniqueKind, of id: ID<Course>) -> String { TeachRoutes.design(of: id) + "/" + kind.rawValue }

    /// What fits an objective.
    static func suggestions(_ kind: TechniqueKind, for id: ID<Objective>) -> String {
        DesignRoutes.objective(id) + "/techniques/" + kind.rawValue
    }

    static func mount(
        on routes: SiteRoutes, list: TechniqueListController, techniques: TechniqueController, forms: TechniqueFormController,
        suggestions: SuggestionController
    ) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/assessment", use: list.assessmentPlan)
        staff.get("teach/courses/:course/design/teaching", use: list.teachingPlan)
        staff.get("teach/courses/:course/design/techniques", use: list.index)
        staff.post("teach/courses/:course/design/techniques", use: forms.create)
        staff.get("teach/courses/:course/design/techniques/new", use: forms.new)
        staff.get("teach/courses/:course/design/techniques/:technique", use: techniques.show)
        staff.post("teach/courses/:course/design/techniques/:technique", use: forms.update)
        staff.get("teach/courses/:course/design/techniques/:technique/edit", use: forms.edit)
        staff.post("teach/courses/:course/design/techniques/:technique/copies", use: techniques.copy)
        staff.post("teach/courses/:course/design/techniques/:technique/favourites", use: techniques.mark)
        staff.post("teach/courses/:course/design/techniques/:technique/removals", use: techniques.remove)
        staff.post("teach/courses/:course/design/techniques/:technique/restorations", use: techniques.restore)
        staff.post("teach/courses/:course/design/techniques/:technique/publications", use: techniques.publish)
        staff.get("teach/objectives/:objective/techniques/:kind", use: suggestions.show)
        staff.post("teach/objectives/:objective/techniques/:kind", use: suggestions.apply)
    }
}
