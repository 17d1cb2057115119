/// What one template prints: only stored values, ready to print. A secret that is not in it cannot leak.
protocol Page: Sendable {
    /// The template below `Templates`, without its ending.
    static var template: String { get }
    /// What the layout prints around it.
    var frame: Frame { get }
}
