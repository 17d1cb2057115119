/// What pages are made of: the sentences of every language, the files that browsers load, and the templates. It is read once at
/// the start.
struct Presentation: Sendable {
    let catalogues: Catalogues
    let assets: Assets
    let templates: Templates
    let compressor: PageCompressor

    /// - Throws: `ConfigurationProblem` with the name of the file that is missing or cannot be parsed.
    init(templates folder: String, publicFiles: String) throws {
        catalogues = try Catalogues(folder: folder)
        assets = try Assets(folder: publicFiles, catalogues: catalogues)
        templates = try Templates(folder: folder, pages: allPages, catalogues: catalogues, assets: assets)
        compressor = PageCompressor(beginnings: templates.beginnings)
    }
}
