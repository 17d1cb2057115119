extension Medium {
    /// The HTML for a file that is alone in its paragraph: a picture or a player with its caption. Nil for other files, which
    /// stay links.
    func figureHTML(description: String, caption: String) -> String? {
        switch self {
        case .picture(let picture):
            figure(picture.html(description: description, isLazy: true), captionHTML: [Markdown.escape(caption)])
        case .video(let clip):
            figure(
                clip.player("video", " width=\"640\" height=\"360\"", " playsinline", title: description),
                captionHTML: [description, caption].map(Markdown.escape) + [clip.downloadHTML])
        case .audio(let clip):
            figure(
                clip.player("audio", title: description),
                captionHTML: [description, caption].map(Markdown.escape) + [clip.downloadHTML])
        case .file: nil
        }
    }

    /// The HTML for a file among other words. A link must not contain another link, so inside one only the words of a clip or
    /// file are printed.
    func inlineHTML(description: String, caption: String, isInsideLink: Bool, isLazy: Bool) -> String {
        let words = Markdown.escape(description)
        switch self {
        case .picture(let picture):
            return picture.html(description: description, caption: isLazy ? caption : "", isLazy: isLazy)
        case _ where isInsideLink:
            return words
        case .video(let clip), .audio(let clip):
            let named = words.isEmpty ? Markdown.escape(clip.downloadLabel) : words
            return "<a\(attribute("href", clip.address))\(optional("title", caption))>\(named)</a>"
        case .file(let file):
            return file.linkStart(title: caption) + words + file.linkEnd
        }
    }
}

extension Picture {
    func html(description: String, caption: String = "", isLazy: Bool = false) -> String {
        "<img\(attribute("src", address))\(attribute("alt", description))\(optional("title", caption)) width=\"\(width)\" "
            + "height=\"\(height)\"\(isLazy ? " loading=\"lazy\"" : "")>"
    }
}

extension Clip {
    /// A player, which loads nothing before it is started.
    fileprivate func player(_ tag: String, _ size: String = "", _ flags: String = "", title: String) -> String {
        "<\(tag) controls preload=\"none\"\(size)\(optional("aria-label", title))\(flags)>"
            + "<source\(attribute("src", address))\(attribute("type", contentType))>\(captions?.html ?? "")</\(tag)>"
    }

    fileprivate var downloadHTML: String {
        "<a\(attribute("href", address)) download>\(Markdown.escape(downloadLabel))</a>"
    }
}

extension Captions {
    fileprivate var html: String {
        "<track kind=\"captions\"\(attribute("src", address))\(attribute("srclang", language))"
            + "\(attribute("label", label)) default>"
    }
}

extension Attachment {
    /// The HTML before the words of the link.
    func linkStart(title: String) -> String {
        "<a class=\"file\"\(attribute("href", address))\(optional("title", title)) download>"
    }

    var linkEnd: String { " <span>(\(Markdown.escape(details)))</span></a>" }
}

private func figure(_ html: String, captionHTML pieces: [String]) -> String {
    let caption = pieces.filter { !$0.isEmpty }.joined(separator: " · ")
    return "<figure>" + html + (caption.isEmpty ? "" : "<figcaption>" + caption + "</figcaption>") + "</figure>"
}

private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(Markdown.escape(value))\""
}

/// An attribute; empty when the value is empty.
private func optional(_ name: String, _ value: String) -> String {
    value.isEmpty ? "" : attribute(name, value)
}
