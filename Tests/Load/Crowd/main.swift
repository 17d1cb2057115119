/// Many browsers in one small program, for loads that wrk cannot make: who follows redirects, thinks, comes back after a 503, or all at
/// once and each only once. Prints one line, `RESULT` and JSON. See `Options` and `Script`.

import Glibc

do {
    let options = try Options(CommandLine.arguments.dropFirst())
    raiseOpenFiles(to: options.connections + 64)
    let crowd = try Crowd(options, Script(path: options.script), Poll())
    try crowd.connect()
    crowd.run()
    say("RESULT \(crowd.tally.json)", to: STDOUT_FILENO)
    if options.holds { say("HELD \(crowd.hold())", to: STDOUT_FILENO) }
} catch let problem as Failure {
    say("crowd: \(problem.sentence)", to: STDERR_FILENO)
    exit(1)
}

private func say(_ sentence: String, to file: Int32) {
    let line = Array((sentence + "\n").utf8)
    _ = write(file, line, line.count)
}

/// As many as are needed, where the system lets us.
private func raiseOpenFiles(to count: Int) {
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    getrlimit(kind, &limit)
    guard limit.rlim_cur < count else { return }
    limit.rlim_cur = rlim_t(count)
    limit.rlim_max = max(limit.rlim_max, limit.rlim_cur)
    setrlimit(kind, &limit)
}
