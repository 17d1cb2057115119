import Mustache

/// The parts around the content of every page: title, navigation bar, languages, account.
struct Frame: Hashable, Sendable {
    struct LanguageChoice: Hashable, Sendable {
        let code: String
        let name: String
        let isCurrent: Bool
    }

    struct Link: Hashable, Sendable {
        let href: String
        let text: String
    }

    /// The bar at the foot of a page, with links to the main pages of its area, and one to another area or to several; the latter
    /// is shown where there is no link back.
    struct TabBar: Hashable, Sendable {
        let tabs: [Tab]
        let area: Link?
        let areaList: AreaList?
    }

    struct AreaList: Hashable, Sendable {
        let word: String
        let links: [Link]
    }

    struct Tab: Hashable, Sendable {
        let href: String
        let text: String
        let isCurrent: Bool
    }

    let language: String
    /// The document's title, followed by the institution's name.
    private(set) var title: String
    private(set) var heading: String
    private(set) var institution: String
    let back: Link?
    /// The signed-in person's name; nil for a visitor.
    private(set) var account: String?
    private(set) var flash: String?
    let languages: [LanguageChoice]
    /// The address of this page, to return to after changing the language.
    private(set) var here: String
    private(set) var token: String
    /// Nil on pages that are far from the main pages.
    var tabBar: TabBar?
    /// Whether this browser has been told of the stylesheet's file, see `Templates.styleMark`. If not, the stylesheet is written
    /// into the page.
    var hasStyle = false
    /// Whether the page includes the script that sends answers kept on this device.
    var sendsKept = false

    /// The frame with a prefix before its title, for a page that is shown again with errors.
    func titled(_ prefix: String) -> Frame {
        var frame = self
        frame.title = prefix + " " + title
        return frame
    }

    /// The frame for a page that answers a form posted to an address without a page of its own. Changing the language leads to
    /// the page with the form.
    func at(_ address: String, if isPosted: Bool) -> Frame {
        var frame = self
        if isPosted { frame.here = address }
        return frame
    }

    /// The frame with other texts, see `MoldedPage`. The texts of bars and buttons differ on few pages.
    func mapping(_ text: (String) -> String) -> Frame {
        var frame = self
        frame.title = text(title)
        frame.heading = text(heading)
        frame.institution = text(institution)
        frame.account = account.map(text)
        frame.flash = flash.map(text)
        frame.here = text(here)
        frame.token = text(token)
        return frame
    }
}

extension Language {
    /// The buttons for choosing a language; this is the present one.
    var choices: [Frame.LanguageChoice] {
        Language.allCases.map { .init(code: $0.rawValue, name: $0.name, isCurrent: $0 == self) }
    }
}

extension Frame: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "language": language
        case "title": title
        case "heading": heading
        case "institution": institution
        case "back": back
        case "account": account
        case "flash": flash
        case "languages": languages
        case "here": here
        case "token": token
        case "tabBar": tabBar
        case "hasStyle": hasStyle
        case "sendsKept": sendsKept
        default: nil
        }
    }
}

extension Frame.Link: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "href": href
        case "text": text
        default: nil
        }
    }
}

extension Frame.TabBar: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "tabs": tabs
        case "area": area
        case "areaList": areaList
        default: nil
        }
    }
}

extension Frame.AreaList: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "word": word
        case "links": links
        default: nil
        }
    }
}

extension Frame.Tab: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "href": href
        case "text": text
        case "isCurrent": isCurrent
        default: nil
        }
    }
}

extension Frame.LanguageChoice: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "code": code
        case "name": self.name
        case "isCurrent": isCurrent
        default: nil
        }
    }
}
