extension AssessmentDocument {
    /// Reads a test of an import folder.
    /// - Parameter folder: the document's folder. Its pictures are looked for there, under the names in `files`.
    /// - Throws: `ImportMistakes` with everything that is wrong in the document.
    static func read(
        _ file: TextFile, folder: String, position: Int, key: String, in around: AssessmentSurroundings
    ) throws -> AssessmentDraft {
        var settings = try Settings(tolerant: FrontMatter(file).settings, file: file.name, lineOffset: 1)
        let before = settings.mistakes.count
        let names = FileNames.read(&settings)
        guard settings.mistakes.count == before else { throw ImportMistakes(mistakes: settings.mistakes) }
        let source = PictureSource.folder(folder, around.files)
        return try read(
            file, pictures: PictureSource { source.find(names[$0] ?? $0) }, position: position, key: key, in: around)
    }
}
