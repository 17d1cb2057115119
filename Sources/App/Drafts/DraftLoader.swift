import Hummingbird

/// What one kind of text brings to the pages on which it is written: its forms, its pages, its addresses and its words.
protocol DraftLoader: Sendable {
    associatedtype Rows: DraftRows
    /// A thing on the desk of those who write it, with what its page needs.
    associatedtype Opened: Sendable
    associatedtype Form: DraftForm
    typealias Thing = Rows.Thing

    /// The key of the sentence that somebody else saved another text.
    static var elsewhere: String { get }
    /// That a thing of a title was put away, or back.
    static func removed(_ title: String) -> Flash
    static func putBack(_ title: String) -> Flash

    var site: Site { get }
    var drafts: DraftStore<Rows> { get }

    func id(_ context: StaffContext) throws -> ID<Thing.Subject>
    /// - Throws: `Problem.notFound` for a thing that is not this person's to change.
    func open(_ context: StaffContext) async throws -> Opened
    func thing(_ opened: Opened) -> Thing
    /// What a form says about what is on the desk; a form without a text says what is there.
    /// - Throws: `FormErrors`
    func edit(_ form: Form, on opened: Opened) throws -> DraftEdit<Thing>
    /// The desk after something was saved on it.
    func saved(_ edit: DraftEdit<Thing>, _ thing: Thing, on opened: Opened) -> Opened
    /// What the script of the page hears of a save.
    func notice(_ opened: Opened, _ context: StaffContext) throws -> DraftNotice

    /// The editor, with what is wrong in it.
    func page(
        _ request: Request, _ context: StaffContext, _ opened: Opened, sent: Form, errors: FormErrors
    ) throws -> Response
    func page(_ request: Request, _ context: StaffContext, _ opened: Opened) throws -> Response
    /// Both texts, where two were written at the same time.
    func conflict(
        _ request: Request, _ context: StaffContext, _ thing: Thing, current: Thing.Text, mine: Thing.Text
    ) throws -> Response

    /// How it is called in a sentence.
    func title(_ thing: Thing, _ strings: Strings) -> String
    func editHref(_ id: ID<Thing.Subject>) -> String
    /// The list that a thing stands in, and its row there.
    func listHref(_ thing: Thing) -> String
    func rowHref(_ thing: Thing) -> String
}

/// What the form of an editor posts, whichever of its buttons was pressed.
protocol DraftForm: Decodable, Sendable {
    /// Nil where only a button was posted, as from a preview.
    var text: String? { get }
    var version: Int? { get }
    var base: String? { get }
    /// The name of a file to be put at the end of the text.
    var insert: String? { get }
    /// Which text stays, after a conflict.
    var resolve: String? { get }
}

extension DraftForm {
    var resolution: DraftResolution? { resolve.flatMap(DraftResolution.init) }

    /// What it says of a text that was read from it.
    func edit<Thing: Drafted>(_ text: Thing.Text) -> DraftEdit<Thing> {
        DraftEdit(
            text: text, version: version ?? 0, base: base.flatMap { $0.isEmpty ? nil : ID(text: $0) }, resolution: resolution)
    }
}
