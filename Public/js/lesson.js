// Only adds: what sharing adds, and the heading that was read last, so that reading goes on there. It is kept while somebody reads,
// because the page that comes next may be made before what is sent on the way out has arrived.
import { } from './sharing.js'

const form = document.getElementById('place')
let kept = form && form.dataset.at

// The last heading in the upper third of the screen or above it.
function heading() {
  let last = null
  for (const next of document.querySelectorAll('.lesson h2, .lesson h3, .lesson h4, .lesson h5, .lesson h6')) {
    if (next.id && next.getBoundingClientRect().top < innerHeight / 3) last = next.id
  }
  return last
}

function keep() {
  const anchor = heading()
  if (!anchor || anchor === kept) return
  kept = anchor
  const body = new URLSearchParams()
  for (const [name, value] of [['token', form.elements.token.value], ['anchor', anchor], ['quiet', '1']]) body.append(name, value)
  const beacon = new Blob([body.toString()], { type: 'application/x-www-form-urlencoded' })
  if (navigator.sendBeacon && navigator.sendBeacon(form.action, beacon)) return
  fetch(form.action, { method: 'POST', body, credentials: 'same-origin', keepalive: true }).catch(() => {})
}

if (form) {
  let rest
  addEventListener('scroll', () => { clearTimeout(rest); rest = setTimeout(keep, 1500) }, { passive: true })
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keep() })
  addEventListener('pagehide', keep)
}
