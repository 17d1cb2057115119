extension AssessmentDocument {
    /// Reads a test of an import folder.
    /// - Parameter folder: where the document lies; its pictures are looked for below it, under the names that `files` gives them.
    /// - Throws: `ImportMistakes` with everything that is wrong in the document.
    static func read(
        _ file: TextFile, folder: String, position: Int, key: String, in around: AssessmentSurroundings
    ) throws -> AssessmentDraft {
        var settings = try Settings(FrontMatter(file).settings, file: file.name, lineOffset: 1)
        let names = FileNames.read(&settings)
        guard settings.mistakes.isEmpty else { throw ImportMistakes(mistakes: settings.mistakes) }
        let source = PictureSource.folder(folder)
        return try read(
            file, pictures: PictureSource { source.find(names[$0] ?? $0) }, position: position, key: key, in: around)
    }
}
