// Only adds to the question page: saves in the background, ticks, announces, swipes. Without it every button saves as well.
const form = document.getElementById('question')
const saved = document.getElementById('saved')
const left = document.getElementById('left')
const page = form.elements.page
const seq = form.appendChild(document.createElement('input'))
let sending = false
let again = false
let retry = 0
let sent = null
let asked = false
let status = null
let leaving = false
let end = left ? performance.now() + Number(left.dataset.left) : 0
seq.type = 'hidden'
seq.name = 'seq'
seq.value = 0

// The server then believes what the field says, whatever the page had shown.
function touch(name) {
  page.value = name === 'flag' ? page.value.replace(/^(\S+) [-!] /, '$1 ? ') : page.value.replace(/ = .*/, ' ?')
  seq.value++
  saved.dataset.state = 'sending'
}

// What the page shows is saved, on its way (sending), or unsaved.
function tell(text, state) {
  saved.textContent = text
  saved.className = state === 'unsaved' ? 'bad' : 'quiet'
  saved.dataset.state = state
}

// Saying the same again would be read out again.
function announce(text) {
  if (status.textContent !== text) status.textContent = text
}

async function save() {
  if (sending) { again = true; return }
  clearTimeout(retry)
  sending = true
  sent = window.AbortController ? new AbortController() : null
  again = false
  const now = seq.value
  try {
    const body = new URLSearchParams(new FormData(form))
    body.set('go', 'stay')
    const answer = await fetch(form.action, { method: 'POST', body, keepalive: true, signal: sent && sent.signal, headers: { Accept: 'application/json' }, redirect: 'manual' })
    retry = 0
    if (answer.type === 'opaqueredirect') return location.replace(form.action)
    if (!answer.ok && answer.status !== 422) throw answer.status
    const state = await answer.json()
    tell(state.saved, !answer.ok ? 'unsaved' : now === seq.value ? 'saved' : 'sending')
    const field = form.elements.text
    if (field) answer.ok ? field.removeAttribute('aria-invalid') : field.setAttribute('aria-invalid', 'true')
    // What is on disk is what the page shows: nothing to be changed until it is touched again.
    if (state.page && now === seq.value) page.value = state.page
    document.getElementById('clear').hidden = !form.querySelector('[name="choice[]"]:checked') && !(field && field.value)
    if (left && state.until) {
      end = performance.now() + state.left
      left.previousElementSibling.textContent = state.until
      // Nothing more is shown; what was done since this save was sent goes first.
      if (!state.left && now === seq.value) return location.replace(form.action)
      if (!state.left) again = true
      else if (asked) status.textContent = ''
      asked = false
    }
  } catch (error) {
    sending = false
    // The form itself is on its way: nothing went wrong, and nothing is to be tried again.
    if (error.name === 'AbortError') return
    const lost = !error || !(error < 500)
    tell(error >= 500 ? "[[question.not-taken]]" : lost ? "[[question.not-saved]]" : error === 401 ? "[[question.session-over]]" : "[[question.refused]]", 'unsaved')
    if (asked) announce("[[question.time-up]]")
    // Not all at the same moment.
    if (lost) retry = setTimeout(save, 3000 + Math.random() * 2000)
  }
  sending = false
  if (again) save()
}

// Whether something was touched that the server has not answered for.
const owes = () => / \?( |$)/.test(page.value)

form.addEventListener('change', event => {
  // Leaving a text field is no change: the typing was.
  if (event.target.name !== 'text') touch(event.target.name)
  if (owes()) save()
})
// What is typed is saved when the fingers rest, and before that when a button is pressed.
form.addEventListener('input', event => {
  if (event.target.name !== 'text') return
  touch('text')
  tell('…', 'sending')
  clearTimeout(retry)
  retry = setTimeout(save, 1500)
})
// The button's own post says the same or more: a save still on its way must not arrive after it.
form.addEventListener('submit', event => {
  clearTimeout(retry)
  // The page stays, and what is on it, until there is a way to the server.
  if (navigator.onLine === false) {
    event.preventDefault()
    return save()
  }
  leaving = true
  seq.value++
  if (sent) sent.abort()
})
addEventListener('online', () => { if (retry) save() })
// Brought back by the browser as it was left: perhaps with something that did not get through.
addEventListener('pageshow', event => {
  leaving = false
  if (event.persisted) save()
})
// Left without a button, or put into the pocket, in the middle of typing.
addEventListener('pagehide', () => { if (owes() && !leaving) save() })
// A phone that slept has a clock that stood still.
document.addEventListener('visibilitychange', () => { if (document.hidden ? owes() && !leaving : left) save() })

if (left) {
  status = left.parentNode.appendChild(document.createElement('span'))
  const hide = document.getElementById('clear').parentNode.appendChild(document.createElement('button'))
  const words = { 10: "[[question.left-10]]", 5: "[[question.left-5]]", 1: "[[question.left-1]]" }
  let before = Math.ceil(left.dataset.left / 60000)
  status.setAttribute('role', 'status')
  hide.type = 'button'
  hide.className = 'link'
  hide.style.marginLeft = 'auto'
  const show = hidden => {
    left.hidden = hidden
    // Who sees the clock needs no other words; nothing below it may move.
    status.className = hidden ? '' : 'enter'
    hide.textContent = hidden ? "[[question.show-clock]]" : "[[question.hide-clock]]"
    // Where storage is off it is shown again on the next page.
    try { sessionStorage.clock = hidden ? 'hidden' : '' } catch (error) {}
  }
  hide.onclick = () => show(!left.hidden)
  let hidden = false
  try { hidden = sessionStorage.clock === 'hidden' } catch (error) {}
  show(hidden)
  setInterval(() => {
    const minutes = Math.ceil(Math.max(0, end - performance.now()) / 60000)
    // The server decides that time is up: one more save asks it, in time for what was just typed.
    if (!asked && !minutes) { asked = true; save() }
    const text = "[[question.minutes-left]]".replace('{n}', minutes)
    if (left.textContent !== text) left.textContent = text
    // Only what is passed is announced, not what the page began with.
    if ([10, 5, 1].some(mark => minutes <= mark && mark < before)) announce(words[minutes] || text)
    before = minutes
  }, 1000)
}

let start = null
addEventListener('touchstart', event => {
  const touch = event.touches[0]
  const inEdge = touch.clientX < 24 || touch.clientX > innerWidth - 24
  start = event.touches.length > 1 || inEdge || event.target.closest('pre, input') ? null : touch
}, { passive: true })
addEventListener('touchend', event => {
  if (!start) return
  const touch = event.changedTouches[0]
  const across = touch.clientX - start.clientX
  const down = touch.clientY - start.clientY
  if (Math.abs(across) < 70 || Math.abs(down) > Math.abs(across) / 2) return
  const button = document.getElementById(across > 0 ? 'previous' : 'next')
  if (button) button.click()
}, { passive: true })
