/// The button that a form was left with, where it has several: what `go` posts.
///
/// What is saved leads on by one rule. A thing that has a page with more on it than its form, such as an objective, a topic or a
/// technique, is shown on that page. Everything else leads to the page that leads to its form: a part of a design to the design,
/// one of several to their list. A part of an objective leads on to the next part, and to the objective where somebody asks for
/// that.
enum FormWay: String, Sendable {
    /// The button in the bar, which saves on the way back, see `Frame.savingBack`.
    case back
    /// On to the part after this one.
    case next

    init?(_ posted: String?) {
        guard let way = posted.flatMap(FormWay.init(rawValue:)) else { return nil }
        self = way
    }
}
