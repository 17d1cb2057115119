/// What pages are made of, read from the folders once at a start: the sentences of every language, the files that browsers load, and
/// the templates.
struct Presentation: Sendable {
    let catalogues: Catalogues
    let assets: Assets
    let templates: Templates
    let compressor: PageCompressor

    /// - Throws: `ConfigurationProblem` naming the file that is missing or does not parse.
    init(templates folder: String, publicFiles: String) throws {
        catalogues = try Catalogues(folder: folder)
        assets = try Assets(folder: publicFiles, catalogues: catalogues)
        templates = try Templates(folder: folder, pages: allPages, catalogues: catalogues, assets: assets)
        compressor = PageCompressor(beginnings: templates.beginnings)
    }
}
