import ServiceLifecycle

/// A service that is called by the name of its type. `ServiceGroup` prints every service at the start to have a name for it, and would
/// otherwise print all that it contains.
protocol NamedService: Service, CustomStringConvertible {}

extension NamedService {
    var description: String { "\(Self.self)" }
}
