import Mustache

/// What stands around every page: title, navigation bar, languages, account.
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

    /// The bar at the foot of a page, with the ways to the main pages; and the way to the other area, or to several behind one word, shown
    /// where there is none back.
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
    /// The document's title, with the institution's name behind it.
    private(set) var title: String
    private(set) var heading: String
    private(set) var institution: String
    let back: Link?
    /// The signed-in person's name; nil for a visitor.
    private(set) var account: String?
    private(set) var flash: String?
    let languages: [LanguageChoice]
    /// The address of this page, to come back to after changing the language.
    private(set) var here: String
    private(set) var token: String
    /// On the main pages and near them; nil elsewhere.
    var tabBar: TabBar?
    /// Whether this browser was told of the stylesheet's file before, see `Templates.styleMark`; into other pages it is written.
    var hasStyle = false
    /// Whether the page brings the script that sends what this device keeps.
    var sendsKept = false

    /// The same frame with a prefix before its title, for a page that comes back with errors.
    func titled(_ prefix: String) -> Frame {
        var frame = self
        frame.title = prefix + " " + title
        return frame
    }

    /// The same frame for a page that came back from a form posted to an address that cannot be got: changing the language leads to where the
    /// form is.
    func at(_ address: String, if isPosted: Bool) -> Frame {
        var frame = self
        if isPosted { frame.here = address }
        return frame
    }

    /// The same with other texts, see `MoldedPage`. Those of the bars and buttons differ on few pages.
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
    /// The buttons that pick a language, this one being the present.
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
