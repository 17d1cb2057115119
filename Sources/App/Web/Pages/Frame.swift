/// The parts around the content of every page: title, navigation bar, languages, account.
struct Frame: Equatable, Sendable {
    struct LanguageChoice: Equatable, Sendable {
        let code: String
        let name: String
        let isCurrent: Bool
    }

    struct Link: Equatable, Sendable {
        let href: String
        let text: String
    }

    /// The bar at the foot of a page, with links to the main pages of its area, and one to another area or to several; the
    /// latter is shown where there is no link back.
    struct TabBar: Equatable, Sendable {
        let tabs: [Tab]
        let area: Link?
        let areaList: AreaList?
    }

    struct AreaList: Equatable, Sendable {
        let word: String
        let links: [Link]
    }

    struct Tab: Equatable, Sendable {
        let href: String
        let text: String
        let isCurrent: Bool
    }

    /// What stands beside a page where the screen is wide: the pages that belong together with it.
    struct Menu: Equatable, Sendable {
        /// What they have in common, such as a course, with its own page.
        let title: String
        let contentLanguage: String
        let href: String
        let links: [Tab]
    }

    /// One row at the head of a page: what waits for its reader on another one.
    struct Notice: Equatable, Sendable {
        let href: String
        /// What it is about, such as a test in progress.
        let kind: String
        let title: String
        let contentLanguage: String
        let state: String
        /// What pressing it does.
        let action: String
        /// The way to others of its kind; nil when there are none.
        let more: Link?
    }

    /// Something to do.
    struct Step: Equatable, Sendable {
        /// Where it is done; nil where that is this page.
        let href: String?
        let text: String

        /// Without its link on the page to which that leads.
        fileprivate func on(_ page: String) -> Step {
            Step(href: href.flatMap { WayBack.unasked($0) == WayBack.unasked(page) ? nil : $0 }, text: text)
        }
    }

    /// At the head of a page among several that are worked through: what comes next of them all, and what is to be done on this
    /// one where that is something else.
    struct Guidance: Equatable, Sendable {
        let next: Step?
        let here: Step?

        init?(next: Step?, here: Step?) {
            if next == nil, here == nil { return nil }
            (self.next, self.here) = (next, here == next ? nil : here)
        }
    }

    let language: String
    /// The document's title, followed by the institution's name.
    private(set) var title: String
    let heading: String
    let institution: String
    let back: Link?
    /// The id of the form that the way back saves where there is no script; nil where the way back is a link.
    private(set) var backForm: String?
    /// The signed-in person's name; nil for a visitor.
    let account: String?
    /// The page of the account, which leads back to the area that this page lies in.
    var accountHref = WebRoutes.account
    private(set) var flash: String?
    let languages: [LanguageChoice]
    /// The address of this page, to return to after changing the language.
    private(set) var here: String
    let token: String
    /// Nil on pages that are far from the main pages.
    var tabBar: TabBar?
    /// Shown where the screen is wide; nil on pages that stand alone.
    var menu: Menu?
    /// The areas of the site, shown where the screen is wide; empty for those who have one.
    var areas: [Tab] = [] {
        didSet { hasAreas = !areas.isEmpty }
    }
    private(set) var hasAreas = false
    /// What features say at the head of all pages of an area.
    var notices: [Notice] = []
    /// Nil on pages that stand alone, and where nothing is left to do.
    private(set) var guidance: Guidance?
    /// Whether this browser has been told of the stylesheet's file, see `Templates.styleMark`. If not, the stylesheet is
    /// written into the page.
    var hasStyle = false
    /// Whether the page includes the script that sends answers kept on this device.
    var sendsKept = false
    /// Whether the page includes the script that forgets what the tab has kept.
    var forgets = false

    /// The frame with a prefix before its title, for a page that is shown again with errors.
    func titled(_ prefix: String) -> Frame {
        var frame = self
        frame.title = prefix + " " + title
        return frame
    }

    /// The frame of a page that says what comes next; of what is done on this very page it has no link.
    func guided(by guidance: Guidance?) -> Frame {
        var frame = self
        frame.guidance = guidance.flatMap { Guidance(next: $0.next?.on(here), here: $0.here?.on(here)) }
        return frame
    }

    /// What was done, of a page that says it further down, where it opens, and its frame without that.
    func said(_ isBelow: Bool) -> (frame: Frame, done: String?) {
        guard isBelow else { return (self, nil) }
        var frame = self
        frame.flash = nil
        return (frame, flash)
    }

    /// The frame of a page whose way back posts a form, with `go` as "back", so that nothing typed is lost on the way. The page
    /// needs `leaving.js`, which makes it a link and warns instead.
    func savingBack(_ form: String) -> Frame {
        var frame = self
        frame.backForm = form
        return frame
    }

    /// The frame for a page that answers a form posted to an address without a page of its own. Changing the language leads to
    /// the page with the form.
    func at(_ address: String, if isPosted: Bool) -> Frame {
        var frame = self
        if isPosted { frame.here = address }
        return frame
    }
}

extension Language {
    /// The buttons for choosing a language; this is the present one.
    var choices: [Frame.LanguageChoice] {
        Language.allCases.map { .init(code: $0.rawValue, name: $0.name, isCurrent: $0 == self) }
    }
}
