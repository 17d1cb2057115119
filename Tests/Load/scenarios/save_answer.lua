-- Students save answers, each one question after the other, and every save says something new.
--
-- wrk does not say which connection a request is for, so requests go round all students of a thread: as many as it has
-- connections, and so one request of each is under way. Who has answered all questions of all attempts gives the place to the
-- next student. Arguments: the file of the seats (cookie, then attempts, with tabs between), threads, connections, questions,
-- round.

local threads = {}

function setup(thread)
  thread:set("index", #threads)
  table.insert(threads, thread)
end

local places, turn, round, questions, head
sent, statuses = 0, {}

-- A place is taken by every `all`-th student, beginning with the one of its number.
local function sit(place)
  local line = lines[place.student % #lines + 1]
  place.attempts = {}
  for field in line:gmatch("[^\t]+") do table.insert(place.attempts, field) end
  place.cookie = table.remove(place.attempts, 1)
  place.attempt, place.question = 1, 0
end

function init(arguments)
  lines = {}
  for line in io.lines(arguments[1]) do table.insert(lines, line) end
  local all = tonumber(arguments[3])
  local own = all / tonumber(arguments[2])
  questions, round = tonumber(arguments[4]), tonumber(arguments[5])
  places, turn = {}, 0
  for number = 1, own do
    local place = { student = index * own + number - 1, all = all }
    sit(place)
    table.insert(places, place)
  end
  head = " HTTP/1.1\r\nHost: " .. wrk.headers["Host"] .. "\r\nOrigin: http://" .. wrk.headers["Host"] ..
    "\r\nSec-Fetch-Site: same-origin\r\nAccept: text/html\r\nAccept-Encoding: gzip" ..
    "\r\nUser-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile" ..
    "\r\nContent-Type: application/x-www-form-urlencoded\r\nCookie: "
end

local function step(place)
  place.question = place.question + 1
  if place.question <= questions then return end
  place.question, place.attempt = 1, place.attempt + 1
  if place.attempt <= #place.attempts then return end
  place.student = place.student + place.all
  if place.student >= #lines then place.lap = (place.lap or 0) + 1 end
  sit(place)
  place.question = 1
end

function request()
  turn = turn % #places + 1
  local place = places[turn]
  step(place)
  sent = sent + 1
  -- Another option each time that the question comes again, and a page of its own for each save, as without script.
  local option = (place.question + (place.lap or 0) + round) % 4 + 1
  local body = string.format(
    "token=0123456789012345678901234567890123456789012&page=%x-%x-%x.%d+-+%%3D+&choice%%5B%%5D=%d&go=next", round, index, sent,
    place.question - 1, option)
  return "POST " .. place.attempts[place.attempt] .. "/questions/" .. place.question .. head .. place.cookie ..
    "\r\nContent-Length: " .. #body .. "\r\n\r\n" .. body
end

function response(status)
  statuses[status] = (statuses[status] or 0) + 1
end

function done(summary, latency)
  dofile(os.getenv("GATA_LOAD_REPORT"))(threads, summary, latency)
end
