/// The button that a form was left with, where it has several: what `go` posts.
enum FormWay: String, Sendable {
    /// The button in the bar, which saves on the way back, see `Frame.savingBack`.
    case back
    /// On to the part after this one, and to the one before it.
    case next, previous

    init?(_ posted: String?) {
        guard let way = posted.flatMap(FormWay.init(rawValue:)) else { return nil }
        self = way
    }
}
