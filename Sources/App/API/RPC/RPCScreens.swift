/// The screens of a course.
struct RPCScreens: Sendable {
    let name: RPCNameScreen
    let details: RPCDetailsScreen
    let description: RPCDescriptionScreen
    let schedule: RPCScheduleScreen
    let policy: RPCPolicyScreen
}
