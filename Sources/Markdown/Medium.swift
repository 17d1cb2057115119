/// What a name in a text stands for, served by the caller.
public enum Medium: Sendable, Equatable {
    case picture(Picture)
    case video(Clip)
    case audio(Clip)
    case file(Attachment)

    var address: String {
        switch self {
        case .picture(let picture): picture.address
        case .video(let clip), .audio(let clip): clip.address
        case .file(let file): file.address
        }
    }

    /// All that it makes a browser ask for.
    var addresses: [String] {
        switch self {
        case .picture, .file: [address]
        case .video(let clip), .audio(let clip): [address] + (clip.captions.map { [$0.address] } ?? [])
        }
    }

    /// Whether it is shown on the page itself.
    var isFigure: Bool {
        switch self {
        case .picture, .video, .audio: true
        case .file: false
        }
    }

    var isPlayed: Bool {
        switch self {
        case .video, .audio: true
        case .picture, .file: false
        }
    }
}

/// A picture that the caller serves: its address and its size in CSS pixels, so that nothing jumps when it arrives.
public struct Picture: Sendable, Equatable {
    public let address: String
    public let width: Int
    public let height: Int

    public init(address: String, width: Int, height: Int) {
        self.address = address
        self.width = width
        self.height = height
    }
}

/// A recording that a player shows, and that can be taken along.
public struct Clip: Sendable, Equatable {
    public let address: String
    /// As in `video/mp4`.
    public let contentType: String
    public let captions: Captions?
    /// What the link says that saves it: "Descarcă (MP4, 240 KB)".
    public let downloadLabel: String

    public init(address: String, contentType: String, captions: Captions?, downloadLabel: String) {
        self.address = address
        self.contentType = contentType
        self.captions = captions
        self.downloadLabel = downloadLabel
    }
}

/// The words of a clip, in WebVTT.
public struct Captions: Sendable, Equatable {
    public let address: String
    /// A code, as in `ro`.
    public let language: String
    /// The language's own name.
    public let label: String

    public init(address: String, language: String, label: String) {
        self.address = address
        self.language = language
        self.label = label
    }
}

/// Any other file, to be opened or saved.
public struct Attachment: Sendable, Equatable {
    public let address: String
    /// Kind and size: "PDF, 120 KB".
    public let details: String

    public init(address: String, details: String) {
        self.address = address
        self.details = details
    }
}
