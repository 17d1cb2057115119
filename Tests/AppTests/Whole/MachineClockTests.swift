import Testing

@Suite("No test reads the machine's date")
struct MachineClockTests {
    /// What has to, with why.
    private static let known: [String: Set<String>] = [
        // What is tested is the clock of the machine itself.
        "Tests/AppTests/Web/SteadyClockTests.swift": ["Date()", "SteadyClock(.system)"],
        // The one place where the journeys ask: server and browser read the same clock, and `clock.so` moves it for all of them.
        "Tests/Browser/institution.py": ["datetime.now("],
        // A name that nobody has yet; nothing reads the time in it.
        "Tests/Browser/teaching_scenes.py": ["time.time_ns("],
        // How far the planned moment lies from the machine's, by which the server's clock is moved.
        "Tests/Torture/clocks.py": ["time.time("], "Tests/Torture/faculty.py": ["time.time("], "Tests/hours.py": ["time.time("],
        // Where rows lie that are written for a server on the machine's clock.
        "Tests/Harness/program.py": ["time.time("],
        "Tests/Load/attaining.py": ["time.time("],
        "Tests/Load/openings.py": ["time.time("],
        "Tests/Load/past.py": ["time.time("],
        "Tests/Load/scenarios/registration.py": ["time.time("],
        // Who watches half an hour of attacks sees when a line was printed.
        "Tests/Torture/plan.py": ["time.strftime("],
    ]

    @Test("but those whose subject it is, and each of these has its reason")
    func nobodyAsks() throws {
        let files = try ["swift", "py", "sh"].flatMap { try SourceTree.files("Tests", $0) }
        let found = files.flatMap(MachineClock.findings)
        #expect(found.filter { Self.known[$0.path]?.contains($0.text) != true }.map(\.description) == [])
        let needed = Dictionary(grouping: found, by: \.path).mapValues { Set($0.map(\.text)) }
        let needless = Self.known.flatMap { path, texts in texts.subtracting(needed[path] ?? []).map { "\(path) \($0)" } }
        #expect(needless.sorted() == [], "an exception is in the list only as long as somebody needs it")
    }

    @Test(
        "who asks is found",
        arguments: [
            ("a.swift", "let now = Date()"), ("a.swift", "let now = Instant(Date.now)"), ("a.swift", "let now: Date = .now"),
            ("a.swift", "let clock = SteadyClock(.system)"), ("a.swift", "run(now: ClockSource.system.wall)"),
            ("a.swift", "clock_gettime(CLOCK_REALTIME, &time)"), ("a.swift", "let seconds = time(nil)"),
            ("a.swift", "let day = Calendar.current.component(.day, from: day)"),
            ("a.swift", "formatter.timeZone = TimeZone.current"),
            ("a.swift", "let text = \"today \\(Date())\""), ("a.swift", "gettimeofday(&time, nil)"),
            ("a.py", "now = datetime.now(ZONE)"), ("a.py", "now = datetime.datetime.now()"), ("a.py", "day = date.today()"),
            ("a.py", "now = datetime.utcnow()"), ("a.py", "seed = int(time.time())"),
            ("a.py", "name = f\"guest.{time.time_ns()}\""),
            ("a.py", "year = time.localtime().tm_year"), ("a.py", "day = time.gmtime()"),
            ("a.py", "print(time.strftime(\"%H:%M\"))"),
            ("a.py", "print(time.strftime('%H:%M' ) + line)"), ("a.py", "from time import time"),
            ("a.py", "text = \"a # b\"; now = time.time()"), ("a.py", "\"\"\"Words.\"\"\"\nnow = time.time()"),
            ("a.sh", "date"), ("a.sh", "now=$(date +%s)"), ("a.sh", "run && date -u | cat"), ("a.sh", "now=`date`"),
            ("a.sh", "if true; then LC_ALL=C date; fi"), ("a.sh", "began=$EPOCHSECONDS"),
        ])
    func found(path: String, text: String) {
        #expect(MachineClock.findings(.init(path: path, text: text)).count == 1)
    }

    @Test(
        "who has a moment of his own, or a clock that only goes on, is left alone",
        arguments: [
            ("a.swift", "let day = Date(timeIntervalSince1970: 0)"), ("a.swift", "// Date()"),
            ("a.swift", "let text = \"Date()\""),
            ("a.swift", "let began = ContinuousClock.now"), ("a.swift", "clock_gettime(CLOCK_MONOTONIC, &time)"),
            ("a.swift", "let now = clock.now"), ("a.swift", "let page = LastDate()"), ("a.swift", "let day = Date.nowhere"),
            ("a.py", "began = time.monotonic()"), ("a.py", "now = institution.now()"), ("a.py", "# datetime.now()"),
            ("a.py", "\"\"\"Not time.time().\n\nNor date.today().\n\"\"\""), ("a.py", "until = loop.time() + 2"),
            ("a.py", "text = at.strftime(\"%H:%M\")"), ("a.py", "print(time.strftime(\"%H:%M\", moment))"),
            ("a.py", "day = time.gmtime(seconds)"), ("a.py", "words = 'time.time()'"), ("a.py", "text = \"it's\"  # time.time()"),
            ("a.sh", "# date"), ("a.sh", "apt-get update"), ("a.sh", "echo up to date"), ("a.sh", "python3 date.py"),
            ("a.sh", "cat $date"), ("a.sh", "run --date 2"), ("a.md", "date"),
        ])
    func leftAlone(path: String, text: String) {
        #expect(MachineClock.findings(.init(path: path, text: text)) == [])
    }
}
