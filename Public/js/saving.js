// How a page brings to the disk what it shows. What it shows is saved, on its way (sending) for at most ten seconds, or unsaved, and then it says
// so. Until it is on disk it is kept on the device as well, where that is possible.
const limit = 10000

// Posts, and gives the answer when all of it is there; fails when it is not there in time.
export function post(address, body, keepalive) {
  const stop = window.AbortController ? new AbortController() : null
  return new Promise((give, fail) => {
    const timer = setTimeout(() => {
      fail(new Error('late'))
      if (stop) stop.abort()
    }, limit)
    const end = done => result => { clearTimeout(timer); done(result) }
    const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' }
    // A browser lets no more than 64 KB go on behind a page that is left.
    const options = { method: 'POST', body, headers, credentials: 'same-origin', redirect: 'manual', keepalive: keepalive && body.length < 60000 }
    if (stop) options.signal = stop.signal
    fetch(address, options).then(answer => answer.text().then(text => ({
      ok: answer.ok, status: answer.status, isElsewhere: answer.type === 'opaqueredirect', text,
      isJSON: /json/.test(answer.headers.get('Content-Type'))
    }))).then(end(give), end(fail))
  })
}

// The line that says it. Whatever was touched is confirmed within eleven seconds, or said to be unsaved by `late`.
export function status(place, late) {
  let first = 0
  let later = 0
  let watch = 0
  place.dataset.state = place.dataset.state || 'saved'
  const arm = () => {
    clearTimeout(watch)
    if (first && place.dataset.state !== 'unsaved') watch = setTimeout(late, Math.max(0, first + limit + 1000 - Date.now()))
  }
  function tell(words, state) {
    if (place.textContent !== words) place.textContent = words
    place.className = state === 'unsaved' ? 'bad' : 'quiet'
    place.dataset.state = state
    if (state === 'saved') first = later = 0
    if (state === 'sending') first = later || first
    arm()
  }
  return {
    tell,
    touched() {
      later = later || Date.now()
      first = first || later
      if (place.dataset.state === 'saved') place.dataset.state = 'sending'
      arm()
    },
    // What is touched from now on is not in it.
    sent() { later = 0 },
    isUnsaved: () => place.dataset.state === 'unsaved',
    add(words) {
      if (place.dataset.state === 'unsaved' && !place.textContent.includes(words)) place.textContent += ' ' + words
    }
  }
}

// The device: one record for each page, by its key. Every promise ends; it gives nothing where the browser keeps nothing.
function open() {
  return new Promise((give, fail) => {
    const asked = indexedDB.open('gata', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore('kept', { keyPath: 'key' })
    asked.onsuccess = () => give(asked.result)
    asked.onerror = asked.onblocked = fail
  })
}

let opened = null
function device(mode, act) {
  try {
    opened = opened || open()
    return opened.then(base => new Promise((give, fail) => {
      const change = base.transaction('kept', mode, { durability: 'strict' })
      const asked = act(change.objectStore('kept'))
      // A page that is put aside on its way to another hears no more, and everybody who comes later would wait for it.
      if (change.commit) change.commit()
      change.oncomplete = () => give(asked.result === undefined ? true : asked.result)
      change.onabort = change.onerror = fail
    })).catch(() => null)
  } catch (error) {
    return Promise.resolve(null)
  }
}

export const keep = record => device('readwrite', records => records.put(record))
export const forget = key => device('readwrite', records => records.delete(key))
export const allKept = () => device('readonly', records => records.getAll()).then(all => Array.isArray(all) ? all : [])
