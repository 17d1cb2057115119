/// How the crowd behaves: crowd SCRIPT --port 8080 --connections 64 --seconds 5 --follow …
struct Options {
    /// The file of what is asked, see `Script`.
    private(set) var script = ""
    private(set) var port = UInt16(0)
    /// People at the same time, each with a connection that is kept open.
    private(set) var connections = 1
    /// Goes round the lines for so long; without it, each line is asked once.
    private(set) var seconds: Double?
    /// Goes round the lines until standard input ends.
    private(set) var isUntilTold = false
    /// Keeps the connections, silent, until standard input ends.
    private(set) var holds = false
    /// Goes where a 303 leads, until there is a page.
    private(set) var follows = false
    /// Comes back when a 429 or 503 says to.
    private(set) var retries = false
    /// With which status a step has to end,
    private(set) var expected = 200
    /// and what the address of its last redirect must hold.
    private(set) var landing: [UInt8] = []
    /// So many steps begin each second, whoever is done; a step that has to wait for a free connection began when it was due.
    private(set) var rate: Double?
    /// Milliseconds between a page and the next step.
    private(set) var thinking: ClosedRange<Int>?
    /// All begin within so many milliseconds.
    private(set) var within = 0
    /// How many addresses of this machine the connections come from.
    private(set) var addresses = 1
    /// So many seconds after the end of its time, or of the beginning where each line is asked once, nothing is waited for any more.
    private(set) var patience = 60.0
    /// Tells the requests of one run from those of another.
    private(set) var mark = "c"

    var goesRound: Bool { seconds != nil || isUntilTold }

    /// - Throws: `Failure` for what it does not know.
    init(_ arguments: some Sequence<String>) throws {
        var left = Array(arguments.reversed())
        while let name = left.popLast() {
            switch name {
            case "--follow": follows = true
            case "--retry": retries = true
            case "--hold": holds = true
            case "--until-told": isUntilTold = true
            case _ where name.hasPrefix("--"): try take(name, left.popLast() ?? "")
            default: script = name
            }
        }
        guard !script.isEmpty, port > 0 else { throw Failure("crowd SCRIPT --port PORT [--connections N] [--seconds S] …") }
    }

    private mutating func take(_ name: String, _ value: String) throws {
        let number = Double(value) ?? .nan
        let whole = Int(value) ?? -1
        switch name {
        case "--port" where (1...65_535).contains(whole): port = UInt16(whole)
        case "--connections" where whole > 0: connections = whole
        case "--seconds" where number > 0: seconds = number
        case "--expect" where (100...599).contains(whole): expected = whole
        case "--lands": landing = Array(value.utf8)
        case "--rate" where number > 0: rate = number
        case "--think":
            let ends = value.split(separator: "-").compactMap { Int($0) }
            guard ends.count == 2, ends[0] <= ends[1] else { throw Failure("\(name) FROM-TO, not \(value)") }
            thinking = ends[0]...ends[1]
        case "--within" where whole >= 0: within = whole
        case "--addresses" where (1...200).contains(whole): addresses = whole
        case "--patience" where number > 0: patience = number
        case "--mark" where !value.isEmpty && value.utf8.count <= 6: mark = value
        default: throw Failure("\(name) \(value) is not understood")
        }
    }
}
