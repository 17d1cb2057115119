import Hummingbird

/// The address at which programs import whole institutions.
enum ProgramImportRoutes {
    static let imports = JSONRoutes.version + "/imports"

    static func mount(on services: ServiceRoutes, imports: ProgramImportController) {
        services.scoped(.adminImport, counting: .bulk, takingFiles: true).post("api/v1/imports", use: imports.create)
    }
}
