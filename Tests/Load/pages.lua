-- Everybody of a file asks for one page, round and round; without a file, all ask for the address on the command line.
--
-- Answers are not looked at one by one, which would cost wrk as much as asking: whoever starts it looks at pages before and after.
-- Argument: the file, a line for each person: cookie and path, with a tab between; or for each program: method, path, token, and the
-- type and text of what it sends; the last three may be empty.

local threads = {}

function setup(thread)
  thread:set("index", #threads)
  table.insert(threads, thread)
end

local requests, turn = {}, 0

local function ofProgram(line)
  local method, path, token, kind, body = line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*)$")
  -- A calendar is opened by its address alone.
  local signed = token == "" and "" or "\r\nAuthorization: Bearer " .. token
  local sent = body == "" and "" or "\r\nContent-Type: " .. kind .. "\r\nContent-Length: " .. #body
  return method .. " " .. path .. " HTTP/1.1\r\nHost: " .. wrk.headers["Host"] .. "\r\nAccept-Encoding: gzip" .. signed .. sent ..
    "\r\n\r\n" .. body
end

function init(arguments)
  local head = " HTTP/1.1\r\nHost: " .. wrk.headers["Host"] .. "\r\nSec-Fetch-Site: same-origin\r\nAccept: text/html" ..
    "\r\nUser-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile" ..
    "\r\nAccept-Encoding: gzip\r\nCookie: "
  if arguments[1] then
    for line in io.lines(arguments[1]) do
      local cookie, path = line:match("^([^\t]*)\t([^\t]*)$")
      table.insert(requests, cookie and "GET " .. path .. head .. cookie .. "\r\n\r\n" or ofProgram(line))
    end
  else
    requests = { wrk.format() }
  end
  -- The second thread begins in the middle.
  turn = math.floor(#requests * index / 2)
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"seconds": %f, "steps": %d, "requests": %d, "sent": %d, "bytes": %d, "statuses": {"200": %d}, "wrong": %d, ' ..
      '"retries": 0, "broken": %d, "timeouts": %d, "p50": %f, "p95": %f, "p99": %f, "max": %f}\n',
    summary.duration / 1e6, summary.requests, summary.requests, summary.requests, summary.bytes,
    summary.requests - errors.status, errors.status, errors.connect + errors.read + errors.write, errors.timeout,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end
