import Hummingbird

/// The address of the service that speaks SOAP.
enum SOAPRoutes {
    static let service = "/Service1.asmx"
    /// The description of the service.
    static let description = "/Service1.asmx?WSDL"

    static func mount(on services: ServiceRoutes, _ service: SOAPController) {
        services.everybody.get("Service1.asmx", use: service.show)
        services.countedByMessage.post("Service1.asmx", use: service.call)
    }
}
