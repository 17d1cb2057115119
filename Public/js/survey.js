// Only adds to the form of a subject: what is filled in stays in this tab until it is sent, gaps are marked before anything is sent, and Next
// passes over what is answered. The tab keeps it under marks that name nobody, see `TabMark`.
const form = document.getElementById('ballot')
const parts = Array.from(form.querySelectorAll('fieldset'))
const calm = matchMedia('(prefers-reduced-motion: reduce)')
// Of this session first; the one before it is there only where it was the same person's.
const marks = form.dataset.marks.split(' ')
const key = 'ballot ' + form.getAttribute('action')
let isUnsent = false
let isKept = false
let isLeaving = false
let pressed = ''

function isAnswered(part) {
  const comment = part.querySelector('textarea')
  return comment ? comment.value.trim() !== '' : part.querySelector('input:checked') !== null
}

function go(place) {
  place.scrollIntoView({ behavior: calm.matches ? 'auto' : 'smooth', block: 'start' })
  const field = place.querySelector('input, textarea') || place
  field.focus({ preventScroll: true })
}

// What is on its way stays until a page says that it has arrived, see `forget.js`.
function keep(state) {
  const fields = new URLSearchParams(new FormData(form))
  fields.delete('token')
  fields.delete('back')
  try {
    sessionStorage.setItem(key, [state, marks[0], fields].join(' '))
    isKept = true
  } catch (error) {
    isKept = false
  }
}

function restore() {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith('ballot ') && !marks.includes(sessionStorage.getItem(name).split(' ')[1])) sessionStorage.removeItem(name)
  }
  const kept = sessionStorage.getItem(key)
  // A form that comes back says itself what was filled in.
  if (!kept || 'typed' in form.dataset) return
  new URLSearchParams(kept.split(' ')[2]).forEach((value, name) => {
    for (const field of form.querySelectorAll('[name="' + name + '"]')) {
      if (field.type === 'radio') field.checked = field.value === value
      else field.value = value
    }
  })
}

// One sentence with their number, and a mark at each.
function tell(gaps) {
  let box = document.querySelector('div.errors')
  if (!box) {
    box = form.parentNode.insertBefore(document.createElement('div'), form)
    box.className = 'note errors'
    box.tabIndex = -1
    box.setAttribute('role', 'alert')
  }
  box.innerHTML = '<h2></h2><ul><li><a></a></li></ul>'
  const link = box.querySelector('a')
  box.firstChild.textContent = "[[form.errors]]"
  link.textContent = "[[survey.gaps]]".replace('{count}', gaps.length)
  link.href = '#' + gaps[0].id
  for (const gap of gaps) {
    if (gap.querySelector('.bad')) continue
    const mark = document.createElement('span')
    mark.className = 'bad'
    mark.textContent = "[[survey.gap]]"
    gap.firstChild.append(document.createElement('br'), mark)
  }
  go(box)
}

function changed(event) {
  const part = event.target.closest('fieldset')
  const mark = part.querySelector('legend .bad')
  if (mark && isAnswered(part)) {
    mark.previousSibling.remove()
    mark.remove()
  }
  isUnsent = true
  isLeaving = false
  keep('open')
}

try {
  sessionStorage.setItem('ballot ', '')
  sessionStorage.removeItem('ballot ')
  restore()
  isKept = true
  document.getElementById('unsent').textContent = "[[survey.kept]]"
} catch (error) {
  // The browser keeps nothing, and the page says so.
}
isUnsent = parts.some(isAnswered)
if (isUnsent) keep('open')

parts.forEach((part, index) => {
  const next = part.lastChild.appendChild(document.createElement('button'))
  next.type = 'button'
  next.className = 'link num'
  next.textContent = "[[survey.next]]"
  next.onclick = () => go(parts.slice(index + 1).find(other => !isAnswered(other)) || document.getElementById('send'))
})

form.addEventListener('input', changed)
form.addEventListener('change', changed)

document.addEventListener('click', event => {
  const button = event.target.closest('button, a')
  if (!button) return
  pressed = button.value
  if (!button.hash) {
    // The tab keeps it on the way to another page of the site, and back.
    isLeaving = isKept && button.origin === location.origin && !event.ctrlKey && !event.metaKey && !event.shiftKey
  } else if (button.pathname === location.pathname) {
    event.preventDefault()
    go(document.querySelector(button.hash))
  }
})

document.addEventListener('submit', event => {
  const gaps = pressed === 'send' ? parts.filter(part => !isAnswered(part) && !part.lastChild.textContent.includes("[[survey.optional]]")) : []
  if (gaps.length > 0) {
    event.preventDefault()
    return tell(gaps)
  }
  if (isUnsent) keep(/^(send|skip)$/.test(pressed) ? 'sent' : 'open')
  isLeaving = true
})

addEventListener('beforeunload', event => {
  if (!isUnsent || isLeaving) return
  event.preventDefault()
  event.returnValue = ''
})

// A page out of the browser's memory may be another person's by now.
addEventListener('pageshow', event => {
  if (!event.persisted) return
  isLeaving = true
  location.reload()
})
