-- What a run came to, as one line of JSON; `done` of every script calls it.
return function(threads, summary, latency)
  local sent, statuses = 0, {}
  for _, thread in ipairs(threads) do
    sent = sent + (thread:get("sent") or 0)
    for status, count in pairs(thread:get("statuses") or {}) do statuses[status] = (statuses[status] or 0) + count end
  end
  local counts = {}
  for status, count in pairs(statuses) do table.insert(counts, string.format('"%d": %d', status, count)) end
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"seconds": %f, "requests": %d, "bytes": %d, "sent": %d, "statuses": {%s}, "broken": %d, "timeouts": %d, ' ..
      '"p50": %f, "p95": %f, "p99": %f, "max": %f}\n',
    summary.duration / 1e6, summary.requests, summary.bytes, sent, table.concat(counts, ", "),
    errors.connect + errors.read + errors.write, errors.timeout, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3, latency.max / 1e3))
end
