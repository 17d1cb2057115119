// Only adds to the question page: saves in the background, ticks, announces, swipes. Without it every button saves as well.
import { post, status, keep, forget, allKept } from './saving.js'
import { mark, settle, sendKept } from './kept.js'

const form = document.getElementById('question')
const left = document.getElementById('left')
const page = form.elements.page
const line = status(document.getElementById('saved'), () => lost("[[question.not-heard]]"))
// In the strip of all questions.
const here = form.querySelector('nav [aria-current]')
const seq = form.appendChild(document.createElement('input'))
const tryAgain = document.getElementById('saved').parentNode.appendChild(document.createElement('button'))
// What this page keeps on the device, until it is on disk.
const key = form.action + ' ' + page.value.split('.')[0]
let sending = false
let again = false
let retry = 0
let heard = 0
let sentAs = 0
// What the page says instead when it is sent although another answer stays.
let instead = ''
// Whether the device has kept what was sent last.
let kept = Promise.resolve()
let pressed = null
let waiting = null
let leaving = 0
let asked = false
let spoken = null
let end = left ? performance.now() + +left.dataset.left : 0
// Until when, where the last minute does not say something else.
let until = left ? left.dataset.until || left.previousElementSibling.textContent : ''
seq.type = 'hidden'
seq.name = 'seq'
seq.value = 0
tryAgain.type = 'button'
tryAgain.className = 'link'
tryAgain.hidden = true
tryAgain.textContent = "[[question.try-again]]"
here.parentNode.scrollLeft = here.offsetLeft - 150
tryAgain.onclick = () => { insist(); save() }

// Whoever was told of another answer and wants this one.
function insist() {
  page.value = instead || page.value
  instead = ''
}

// The server then believes what the field says, whatever the page had shown.
function touch(name) {
  // Who types has not looked up yet.
  if (name !== 'text') insist()
  page.value = name === 'flag' ? page.value.replace(/^(\S+) [-!] /, '$1 ? ') : page.value.replace(/ = .*/, ' ?')
  seq.value++
  leaving = 0
  line.touched()
}

function tell(text, state) {
  line.tell(text, state)
  tryAgain.hidden = state !== 'unsaved'
}

function lost(text) {
  tell(text, 'unsaved')
  kept.then(isKept => { if (isKept) line.add("[[question.kept-here]]") })
}

// Saying the same again would be read out again.
function announce(text) {
  if (spoken.textContent !== text) spoken.textContent = text
}

// Whether something was touched that the server has not answered for.
const owes = () => / \?( |$)/.test(page.value)

// One save at a time, of the newest; only who is about to be gone does not wait for the one before. The server knows their order.
async function save(hurried) {
  const fields = new URLSearchParams(new FormData(form))
  fields.set('go', 'stay')
  const said = fields.toString()
  kept = Promise.resolve()
  if (owes()) {
    // Also what has to wait for another save is on the device by then.
    mark(30)
    // Another window may have found nothing on the device meanwhile.
    kept = keep({ key, address: form.action, page: form.action, body: said }).then(isKept => { mark(30); return isKept })
  }
  if (sending && hurried !== true) return again = true
  clearTimeout(retry)
  retry = 0
  sending = true
  again = false
  const now = sentAs = +seq.value
  line.sent()
  let isLost = false
  try {
    const answer = await post(form.action, said, true)
    if (answer.isElsewhere) { await settle(key); return location.replace(form.action) }
    if (answer.status === 429) throw JSON.parse(answer.text)
    if (answer.status === 409) stays(JSON.parse(answer.text), now)
    else if (!answer.ok && answer.status !== 422) throw answer.status
    else hear(answer.ok, JSON.parse(answer.text), now)
  } catch (error) {
    isLost = !(error < 500)
    lost(error.saved || (error >= 500 ? "[[question.not-taken]]" : error === 401 ? "[[question.session-over]]" : !isLost ? "[[question.refused]]"
      : error.message === 'late' ? "[[question.not-heard]]" : "[[question.not-saved]]"))
    if (asked) announce("[[question.time-up]]")
    // Not all at the same moment.
    clearTimeout(retry)
    if (isLost) retry = setTimeout(save, 3000 + Math.random() * 2000)
  }
  sending = false
  if (isLost) waiting = null
  if (again) return save()
  if (waiting) go()
}

// Another answer stays: nothing more is sent of this one, and no button leads away, until somebody wants it all the same.
function stays(state, now) {
  if (now < heard) return
  heard = now
  tell(state.saved, 'unsaved')
  settle(key)
  instead = state.page || page.value
  waiting = null
  time(state, now === +seq.value)
}

function hear(isTaken, state, now) {
  if (now < heard) return
  heard = now
  const isNewest = now === +seq.value
  tell(state.saved, !isTaken ? 'unsaved' : isNewest ? 'saved' : 'sending')
  const field = form.elements.text
  if (field) {
    !isTaken || state.fault ? field.setAttribute('aria-invalid', 'true') : field.removeAttribute('aria-invalid')
    field.previousElementSibling.textContent = state.fault || ''
  }
  if (isTaken) {
    here.className = state.look
    here.lastChild.textContent = ', ' + state.words
  }
  if (isNewest) settle(key)
  // What is on disk is what the page shows: nothing to be changed until it is touched again.
  // The button that waits says it once more, so that the next page tells what another window did.
  if (state.page && isNewest && !waiting) page.value = state.page
  document.getElementById('clear').hidden = !form.querySelector('[name="choice[]"]:checked') && !(field && field.value)
  time(state, isNewest)
}

// How much there is may have changed meanwhile.
function time(state, isNewest) {
  if (!left || !state.until) return
  end = performance.now() + state.left
  until = state.until
  // Nothing more is shown; what was done since this save was sent goes first.
  if (!state.left && isNewest) return location.replace(form.action)
  if (!state.left) again = true
  else if (asked) spoken.textContent = ''
  asked = false
}

// The button that was pressed, after what it waited for.
function go() {
  const button = waiting
  waiting = null
  leaving = Date.now()
  seq.value++
  button.click()
}

form.addEventListener('change', event => {
  // Leaving a text field is no change: the typing was.
  if (event.target.name !== 'text') touch(event.target.name)
  if (owes()) save()
})
// What is typed is saved when the fingers rest, and before that when a button is pressed.
form.addEventListener('input', event => {
  if (event.target.name !== 'text') return
  touch('text')
  if (!line.isUnsaved()) tell('…', 'sending')
  clearTimeout(retry)
  retry = setTimeout(save, 1500)
})
form.addEventListener('click', event => {
  const button = event.target.closest('button')
  if (button && button.type === 'submit') pressed = button
})
// A button that leads away waits until what is on the page is on disk; where it does not get there the page stays.
form.addEventListener('submit', event => {
  // A page that was told that another answer stays goes as it is; the server shows both.
  if (instead || leaving && Date.now() - leaving < 1000) return
  if (navigator.onLine !== false && !owes() && !sending) {
    leaving = Date.now()
    seq.value++
    return
  }
  event.preventDefault()
  waiting = pressed || form.querySelector('.enter')
  if (!sending) save()
  else again = again || sentAs !== +seq.value
})
addEventListener('online', () => { if (retry) save() })
// Brought back by the browser as it was left: perhaps with something that did not get through.
addEventListener('pageshow', event => {
  leaving = 0
  form.autocomplete = 'off'
  if (event.persisted) save()
})
// A form on its way says the same; that it does not get through shows in ten seconds, or when the page is touched again.
const isLeaving = () => leaving && Date.now() - leaving < 10000
// Left without a button, or put into the pocket: also while another save is on its way.
// Safari empties a form that asks for no autocompletion when it brings its page back as it was left: what is on disk would then be taken back.
addEventListener('pagehide', event => {
  if (event.persisted && /^A/.test(navigator.vendor)) form.autocomplete = 'on'
  if (owes() && !isLeaving()) save(true)
})
// A phone that slept has a clock that stood still.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) { if (owes() && !isLeaving()) save(true) } else if (left || owes()) save()
})

// What other pages of this attempt, which is one person's, kept on the device.
sendKept(record => record.key !== key && !record.address.indexOf(form.action.replace(/\d+$/, '')), form.elements.token.value, (answer, record) => {
  if (!answer.ok || record.address !== form.action || seq.value !== '0') return false
  location.replace(form.action)
  return true
}).catch(() => {})

if (left) {
  spoken = left.parentNode.appendChild(document.createElement('span'))
  const hide = document.getElementById('clear').parentNode.appendChild(document.createElement('button'))
  const words = { 10: "[[question.left-10]]", 5: "[[question.left-5]]", 1: "[[question.left-1]]" }
  let before = Math.ceil(left.dataset.left / 60000)
  spoken.setAttribute('role', 'status')
  hide.type = 'button'
  hide.className = 'link'
  hide.style.marginLeft = 'auto'
  const show = hidden => {
    left.hidden = hidden
    hide.textContent = hidden ? "[[question.show-clock]]" : "[[question.hide-clock]]"
    // Where storage is off it is shown again on the next page.
    try { sessionStorage.clock = hidden ? 'hidden' : '' } catch (error) {}
  }
  hide.onclick = () => { show(!left.hidden); tick() }
  let hidden
  try { hidden = sessionStorage.clock === 'hidden' } catch (error) {}
  const tick = () => {
    const seconds = Math.ceil(Math.max(0, end - performance.now()) / 1000)
    const minutes = Math.ceil(seconds / 60)
    const isLast = minutes === 1
    // The server decides that time is up: one more save asks it, in time for what was just typed.
    if (!asked && !minutes) { asked = true; save() }
    const text = seconds > 300 ? "[[question.minutes-left]]".replace('{n}', minutes)
      : "[[question.seconds-left]]".replace('{time}', (seconds / 60 | 0) + (seconds % 60 < 10 ? ':0' : ':') + seconds % 60)
    if (left.textContent !== text) left.textContent = text
    // In the last minute everybody sees these words, also who hides the clock.
    left.parentNode.className = isLast ? 'time strong bad' : 'time'
    left.previousElementSibling.textContent = isLast ? words[1] : until
    // Who sees the clock needs no other words; nothing below it may move.
    spoken.className = left.hidden && !isLast ? '' : 'enter'
    // Only what is passed is announced, not what the page began with.
    if ([10, 5, 1].some(mark => minutes <= mark && mark < before)) announce(words[minutes] || text)
    before = minutes
  }
  show(hidden)
  tick()
  setInterval(tick, 1000)
}

let start = null
addEventListener('touchstart', event => {
  const touch = event.touches[0]
  start = event.touches.length > 1 || touch.clientX < 24 || touch.clientX > innerWidth - 24 || event.target.closest('pre, input, nav') ? null : touch
}, { passive: true })
addEventListener('touchend', event => {
  if (!start) return
  const touch = event.changedTouches[0]
  const across = touch.clientX - start.clientX
  const down = touch.clientY - start.clientY
  if (Math.abs(across) < 70 || Math.abs(down) > Math.abs(across) / 2) return
  const button = form.querySelector(`.tools [value=${across > 0 ? 'previous' : 'next'}]`)
  if (button) button.click()
}, { passive: true })
