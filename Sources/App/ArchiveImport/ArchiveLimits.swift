/// The limits of archives that are imported in the browser, besides `ZipLimits`. The command line has none of these.
enum ArchiveLimits {
    /// How long an archive waits for its import.
    static let life = Milliseconds.hours(24)
    /// How many archives of one person wait. The oldest gives way to a new one.
    static let ofOne = 3
    /// How many archives wait together, and their size in bytes.
    static let ofAll = 60
    static let size = 3_000_000_000
    /// The size of all Markdown, YAML and CSV files of one archive together, in bytes.
    static let texts = 10_000_000
    /// The size of all pictures of tests together, in bytes. They are kept in the database, and read into memory.
    static let pictures = 30_000_000
    /// The number of topics, lessons, files, questions, options and people together. Each becomes a row of the database, and all
    /// are written in one transaction, for which everybody waits.
    static let things = 4_000
    /// How long a plan is shown again without being worked out again, and how many plans are remembered for that.
    static let planLife = Milliseconds.minutes(1)
    static let plans = 8
    /// How many archives are read at once, and how many wait for that.
    static let (turns, waiting) = (1, 8)
}
