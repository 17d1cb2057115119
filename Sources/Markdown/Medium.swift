/// The file that a name in a text refers to, as given by the caller.
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

    /// All addresses that a browser may load because of it.
    var addresses: [String] {
        switch self {
        case .picture, .file: [address]
        case .video(let clip), .audio(let clip): [address] + (clip.captions.map { [$0.address] } ?? [])
        }
    }

    /// Whether it is shown on the page itself and not only linked.
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

/// A picture: its address and its size in CSS pixels, so that the page does not move when it is loaded.
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

/// A recording that can be played and downloaded.
public struct Clip: Sendable, Equatable {
    public let address: String
    /// As in `video/mp4`.
    public let contentType: String
    public let captions: Captions?
    /// The label of the download link: "Descarcă (MP4, 240 KB)".
    public let downloadLabel: String

    public init(address: String, contentType: String, captions: Captions?, downloadLabel: String) {
        self.address = address
        self.contentType = contentType
        self.captions = captions
        self.downloadLabel = downloadLabel
    }
}

/// The captions of a clip, in WebVTT.
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
