// Only adds: what sharing adds, and the heading that was read last, so that reading goes on there. It is kept while somebody reads,
// because the page that comes next may be made before what is sent on the way out has arrived.
import { } from './sharing.js'

const form = document.getElementById('the_place')
let kept = form && form.dataset.at

// Keeps the last heading in the upper third of the screen or above it.
function keep() {
  let anchor = kept
  for (const next of document.querySelectorAll('.lesson [id]')) {
    if (/^H\d/.test(next.tagName) && next.getBoundingClientRect().top < innerHeight / 3) anchor = next.id
  }
  if (anchor === kept) return
  kept = anchor
  const body = new URLSearchParams({ token: form.elements.token.value, anchor, quiet: 1 })
  if (navigator.sendBeacon && navigator.sendBeacon(form.action, body)) return
  fetch(form.action, { method: 'POST', body, credentials: 'same-origin', keepalive: true }).catch(() => {})
}

if (form) {
  let rest
  addEventListener('scroll', () => { clearTimeout(rest); rest = setTimeout(keep, 1500) }, { passive: true })
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keep() })
  addEventListener('pagehide', keep)
}
