-- The smallest answer that the server gives: what the machine and the HTTP library can do at most.

local threads = {}

function setup(thread) table.insert(threads, thread) end

sent, statuses = 0, {}

function request()
  sent = sent + 1
  return "GET /livez HTTP/1.1\r\nHost: " .. wrk.headers["Host"] .. "\r\n\r\n"
end

function response(status)
  statuses[status] = (statuses[status] or 0) + 1
end

function done(summary, latency)
  dofile(os.getenv("GATA_LOAD_REPORT"))(threads, summary, latency)
end
