import Hummingbird

/// The address of the service that speaks SOAP.
enum SOAPRoutes {
    static let service = "/Service1.asmx"

    static func mount(on services: ServiceRoutes, _ shared: Shared) {}
}
