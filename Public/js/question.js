// Only adds to the question page: saves in the background, ticks, swipes. Without it every button saves as well.
const form = document.getElementById('question')
const saved = document.getElementById('saved')
const left = document.getElementById('left')
let sending = false
let again = false
let retry = 0
let sent = null
let asked = false
let end = left ? performance.now() + Number(left.dataset.left) : 0

async function save() {
  if (sending) { again = true; return }
  clearTimeout(retry)
  sending = true
  sent = window.AbortController ? new AbortController() : null
  again = false
  try {
    const body = new URLSearchParams(new FormData(form))
    body.set('go', 'stay')
    const answer = await fetch(form.action, { method: 'POST', body, keepalive: true, signal: sent && sent.signal, headers: { Accept: 'application/json' }, redirect: 'manual' })
    retry = 0
    if (answer.type === 'opaqueredirect') return location.reload()
    if (!answer.ok) throw answer.status
    const state = await answer.json()
    saved.textContent = state.saved
    saved.className = 'quiet'
    document.getElementById('clear').hidden = !form.querySelector('[name="choice[]"]:checked')
    if (state.left !== null) end = performance.now() + state.left
  } catch (error) {
    sending = false
    // The form itself is on its way: nothing went wrong, and nothing is to be tried again.
    if (error.name === 'AbortError') return
    saved.textContent = error === 401 ? "[[question.session-over]]" : "[[question.not-saved]]"
    saved.className = 'bad'
    if (!error || !(error < 500)) retry = setTimeout(save, 4000)
  }
  sending = false
  if (again) save()
}

form.addEventListener('change', () => {
  form.elements.was.value = '?'
  save()
})
// The button's own post says the same or more: a save still on its way must not arrive after it.
form.addEventListener('submit', () => {
  clearTimeout(retry)
  if (sent) sent.abort()
})
addEventListener('online', () => { if (retry) save() })

if (left) setInterval(() => {
  // The server decides that time is up: one more save asks it.
  if (!asked && performance.now() > end + 2000) { asked = true; save() }
  const minutes = Math.ceil(Math.max(0, end - performance.now()) / 60000)
  const text = "[[question.minutes-left]]".replace('{n}', minutes)
  if (left.textContent !== text) left.textContent = text
}, 1000)

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
