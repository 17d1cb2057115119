import Hummingbird

/// The address of the service that speaks JSON-RPC.
enum RPCRoutes {
    static let service = "/rpc"

    static func mount(on services: ServiceRoutes, _ service: RPCController) {
        services.everybody.get("rpc", use: service.show)
        services.everybody.post("rpc", use: service.call)
    }
}
