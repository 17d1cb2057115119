import Hummingbird

/// Where routes are added: a group for each kind of person, made once. Who asks is the type of its context.
struct SiteRoutes {
    let everybody: Router<VisitorContext>
    let signedIn: RouterGroup<SignedInContext>
    let staff: RouterGroup<StaffContext>
    let administrators: RouterGroup<AdminContext>

    init(_ router: Router<VisitorContext>) {
        everybody = router
        signedIn = router.group(context: SignedInContext.self)
        staff = signedIn.group(context: StaffContext.self)
        administrators = signedIn.group(context: AdminContext.self)
    }
}
