import Hummingbird

/// Where features add their routes: a group for each type of context, which says who may ask.
struct SiteRoutes {
    let everybody: Router<VisitorContext>
    let signedIn: RouterGroup<SignedInContext>
    let staff: RouterGroup<StaffContext>
    let office: RouterGroup<OfficeContext>
    let administrators: RouterGroup<AdminContext>

    init(_ router: Router<VisitorContext>) {
        everybody = router
        signedIn = router.group(context: SignedInContext.self)
        staff = signedIn.group(context: StaffContext.self)
        office = signedIn.group(context: OfficeContext.self)
        administrators = signedIn.group(context: AdminContext.self)
    }
}
