import Hummingbird

/// What one kind of text supplies for its editor: forms, pages, addresses and sentences.
protocol DraftLoader: Sendable {
    associatedtype Rows: DraftRows
    /// A thing in the editor, with what its page needs.
    associatedtype Opened: Sendable
    associatedtype Form: DraftForm
    typealias Thing = Rows.Thing

    /// The key of the sentence that says that another person saved another text.
    static var elsewhere: String { get }
    /// Says that the thing with a title was removed or restored.
    static func removed(_ title: String) -> Flash
    static func putBack(_ title: String) -> Flash

    var site: Site { get }
    var drafts: DraftStore<Rows> { get }

    func id(_ context: StaffContext) throws -> ID<Thing.Subject>
    /// - Throws: `Problem.notFound` when this person may not change the thing.
    func open(_ context: StaffContext) async throws -> Opened
    func thing(_ opened: Opened) -> Thing
    /// The edit that a form contains; a form without a text means the present one.
    /// - Throws: `FormErrors`
    func edit(_ form: Form, on opened: Opened) throws -> DraftEdit<Thing>
    /// The editor's content after a save.
    func saved(_ edit: DraftEdit<Thing>, _ thing: Thing, on opened: Opened) -> Opened
    /// The response to a save by the page's script.
    func notice(_ opened: Opened, _ context: StaffContext) throws -> DraftNotice

    /// The editor page, with its errors.
    func page(
        _ request: Request, _ context: StaffContext, _ opened: Opened, sent: Form, errors: FormErrors
    ) throws -> Response
    func page(_ request: Request, _ context: StaffContext, _ opened: Opened) throws -> Response
    /// The page with both texts, when another was saved meanwhile.
    func conflict(
        _ request: Request, _ context: StaffContext, _ thing: Thing, current: Thing.Text, mine: Thing.Text
    ) throws -> Response

    /// The title of the thing in a sentence.
    func title(_ thing: Thing, _ strings: Strings) -> String
    func editHref(_ id: ID<Thing.Subject>) -> String
    /// The address of the list that contains the thing, with the fragment of its row.
    func listHref(_ thing: Thing) -> String
    func rowHref(_ thing: Thing) -> String
}

/// What the form of an editor posts, with any of its buttons.
protocol DraftForm: Decodable, Sendable {
    /// Nil where only a button was posted, as from a preview.
    var text: String? { get }
    var version: Int? { get }
    var base: String? { get }
    /// The name of a file to insert at the end of the text.
    var insert: String? { get }
    /// Which text to keep after a conflict.
    var resolve: String? { get }
}

extension DraftForm {
    var resolution: DraftResolution? { resolve.flatMap(DraftResolution.init) }

    /// The edit, with the text that was read from the form.
    func edit<Thing: Drafted>(_ text: Thing.Text) -> DraftEdit<Thing> {
        DraftEdit(
            text: text, version: version ?? 0, base: base.flatMap { $0.isEmpty ? nil : ID(text: $0) }, resolution: resolution)
    }
}
