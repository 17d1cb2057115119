// Only adds: what stands in `live` is loaded again every few seconds and put in its place, while somebody looks. Where that fails, the page says
// since when it has been as it is. Focus, scrolling and what is typed elsewhere on the page stay as they are.
const place = document.getElementById('live')
const lost = document.getElementById('lost')
const every = Number(place.dataset.every)
let timer = 0
let isBusy = false
let isPressed = false

// Fails when not all of it is there in time, and when it is another page: whoever is logged out is sent to one.
function load() {
  const stop = window.AbortController ? new AbortController() : null
  return new Promise((give, fail) => {
    const limit = setTimeout(() => {
      fail(new Error('late'))
      if (stop) stop.abort()
    }, every)
    const options = { credentials: 'same-origin', redirect: 'manual', cache: 'no-store' }
    if (stop) options.signal = stop.signal
    fetch(location.href.split('#')[0], options).then(answer => answer.ok ? answer.text() : Promise.reject(new Error(answer.type))).then(text => {
      const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('live')
      if (fresh) give(fresh)
      else fail(new Error('another page'))
    }).catch(fail).then(() => clearTimeout(limit))
  })
}

// A link keeps the focus by where it leads to, and by which of those it is.
function links(address) {
  return Array.from(place.querySelectorAll('a')).filter(link => link.getAttribute('href') === address)
}

function show(fresh) {
  const focused = place.contains(document.activeElement) ? document.activeElement : null
  const address = focused && focused.getAttribute('href')
  const which = focused ? links(address).indexOf(focused) : -1
  const top = window.pageYOffset
  place.dataset.asOf = fresh.dataset.asOf
  // What ended since is not asked for again.
  if (fresh.dataset.every) place.dataset.every = fresh.dataset.every
  else place.removeAttribute('data-every')
  place.innerHTML = fresh.innerHTML
  if (focused) {
    const same = links(address)
    const next = same[which] || same[0] || place
    if (next === place) place.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  if (window.pageYOffset !== top) window.scrollTo(window.pageXOffset, top)
}

// Not under somebody's finger, and not while somebody copies from it.
function isTouched() {
  const chosen = getSelection()
  return isPressed || (chosen && !chosen.isCollapsed && place.contains(chosen.anchorNode))
}

function tell(words) {
  if (lost.textContent !== words) lost.textContent = words
  lost.hidden = words === ''
}

function later() {
  clearTimeout(timer)
  if (place.dataset.every) timer = setTimeout(renew, every)
}

function renew() {
  clearTimeout(timer)
  if (document.hidden || isBusy || !place.dataset.every) return
  isBusy = true
  load().then(fresh => {
    if (!isTouched()) show(fresh)
    tell('')
  }).catch(() => tell("[[watch.lost]]" + ' ' + place.dataset.asOf + '.')).then(() => {
    isBusy = false
    later()
  })
}

document.addEventListener('mousedown', () => { isPressed = true })
document.addEventListener('touchstart', () => { isPressed = true }, { passive: true })
for (const name of ['mouseup', 'touchend', 'touchcancel', 'dragend', 'blur']) {
  addEventListener(name, () => { setTimeout(() => { isPressed = false }) })
}
document.addEventListener('visibilitychange', () => document.hidden ? clearTimeout(timer) : renew())
addEventListener('online', renew)
later()
