/// The values that one template prints. All are stored properties, formatted for printing, so a secret that is not among them
/// cannot be shown.
protocol Page: Sendable {
    /// The template below `Templates`, without its ending.
    static var template: String { get }
    /// What the layout prints around it.
    var frame: Frame { get }
}
