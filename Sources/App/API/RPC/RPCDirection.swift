/// Where something is moved, by one place.
enum RPCDirection: String, CaseIterable, Sendable {
    case up, down
}
