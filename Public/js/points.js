// Only adds to the pages of points: each change is saved in the background, keys move between the cells, and what is pasted from a spreadsheet
// fills them down and to the right. Without it one button saves all.
import { post, status, keep, forget, allKept } from './saving.js'

const form = document.getElementById('points')
const place = document.getElementById('saved')
const line = status(place, () => lost("[[question.not-heard]]"))
// What the device keeps is one person's, and one page's.
const key = form.dataset.person + ' ' + location.pathname + location.search
// The cells that no answer was heard for, by their names without the number of what was seen, each with how often it was touched.
let owed = {}
let sending = false
let again = false
let retry = 0
let timer = 0
let kept = Promise.resolve()
let isLeaving = false

const cellOf = name => name.replace(/\.\d+$/, '')
const isCell = name => name.slice(0, 2) === 'p.'
const fields = cell => Array.from(form.elements).filter(field => isCell(field.name) && cellOf(field.name) === cell)
const read = all => all.reduce((text, field) => field.type !== 'radio' ? field.value : field.checked ? field.value : text, '')
const owes = () => Object.keys(owed).length > 0

// A list has attendance as 1 and 0.
function write(all, text) {
  const attendance = { 1: 'present', 0: 'absent' }
  for (const field of all) {
    if (field.type === 'radio') field.checked = field.value === (attendance[text] || text)
    else field.value = text
  }
}

function lost(words) {
  line.tell(words, 'unsaved')
  kept.then(isKept => { if (isKept) line.add("[[group-points.kept-here]]") })
}

function touch(cell) {
  owed[cell] = (owed[cell] || 0) + 1
  isLeaving = false
  line.touched()
}

// The sentence below a cell.
function complain(all, words) {
  const group = all[0].type === 'radio' ? all[0].parentNode : all[0]
  const id = group.id + '-error'
  let sentence = document.getElementById(id)
  if (words && !sentence) {
    sentence = group.parentNode.appendChild(document.createElement('span'))
    sentence.id = id
    sentence.className = 'bad'
  }
  if (words) {
    sentence.textContent = words
    group.setAttribute('aria-describedby', id)
    if (group === all[0]) group.setAttribute('aria-invalid', 'true')
  } else if (sentence) {
    sentence.parentNode.removeChild(sentence)
    group.removeAttribute('aria-describedby')
    group.removeAttribute('aria-invalid')
  }
}

// One save at a time; only who is about to be gone does not wait for the one before.
async function save(hurried) {
  clearTimeout(timer)
  clearTimeout(retry)
  retry = 0
  if (!owes()) return
  const now = Object.assign({}, owed)
  const body = new URLSearchParams()
  for (const name of ['token', 'group', 'week', 'part']) if (form.elements[name]) body.set(name, form.elements[name].value)
  for (const cell of Object.keys(now)) {
    const all = fields(cell)
    body.append(all[0].name, read(all))
  }
  kept = keep({ key, address: form.action, body: body.toString() })
  if (sending && hurried !== true) return again = true
  sending = true
  again = false
  line.sent()
  try {
    const answer = await post(form.action, body.toString(), true)
    if (!answer.isJSON || !answer.ok && answer.status !== 422) throw answer.isElsewhere ? 401 : answer.status
    hear(JSON.parse(answer.text), now)
  } catch (error) {
    lost(error >= 500 ? "[[question.not-taken]]" : error === 401 ? "[[group-points.session-over]]" : error < 500 ? "[[group-points.refused]]"
      : error.message === 'late' ? "[[question.not-heard]]" : "[[question.not-saved]]")
    // Not all at the same moment.
    if (!(error < 500)) retry = setTimeout(save, 3000 + Math.random() * 2000)
  }
  sending = false
  if (again) save()
}

function hear(state, now) {
  for (const said of state.cells) {
    const cell = cellOf(said.name)
    const all = fields(cell)
    if (!all.length) continue
    const isNewest = owed[cell] === now[cell]
    for (const field of all) field.name = said.next
    if (!isNewest) continue
    complain(all, said.error)
    delete owed[cell]
  }
  const isRefused = form.querySelector('span.bad') !== null
  const isOlder = isRefused && state.cells.every(said => !said.error)
  line.tell(state.saved + (isOlder ? ' · ' + "[[group-points.none-saved]]" : ''), isRefused ? 'unsaved' : owes() ? 'sending' : 'saved')
  if (!owes()) forget(key)
}

form.addEventListener('input', event => {
  if (!isCell(event.target.name) || event.target.type === 'radio') return
  touch(cellOf(event.target.name))
  clearTimeout(timer)
  timer = setTimeout(save, 1500)
})
form.addEventListener('change', event => {
  if (!isCell(event.target.name)) return
  if (event.target.type === 'radio') touch(cellOf(event.target.name))
  save()
})

// Cells

// A table's fields come without names of their places, which are many.
Array.from(form.querySelectorAll('tbody tr')).forEach((line, row) => Array.from(line.querySelectorAll('td')).forEach((place, column) => {
  const field = place.querySelector('input')
  if (field) field.id = 'c' + row + '-' + column
}))

// The field in a row and a column; a choice of attendance is one cell.
function at(row, column) {
  const found = document.getElementById('c' + row + '-' + column)
  return found && (found.name ? found : found.querySelector('input:checked') || found.querySelector('input'))
}

const lastRow = Math.max.apply(null, Array.from(form.querySelectorAll('[id^=c]')).map(field => parseInt(field.id.slice(1), 10) || 0))
const where = field => (/^c(\d+)-(\d+)/.exec(field.id) || []).slice(1).map(Number)

// Those who left the course have no fields: they are passed over.
function go(row, column, down, right) {
  let target = null
  do {
    row += down
    column += right
    target = at(row, column)
  } while (!target && !right && row >= 0 && row <= lastRow)
  if (!target) return false
  target.focus()
  if (target.select) target.select()
  return true
}

form.addEventListener('keydown', event => {
  const field = event.target
  if (!field.name || !isCell(field.name) || event.altKey || event.ctrlKey || event.metaKey) return
  const [row, column] = where(field)
  const isText = field.type !== 'radio'
  const end = isText ? field.value.length : 0
  let step = event.key === 'Enter' ? [event.shiftKey ? -1 : 1, 0] : null
  if (isText && event.key === 'ArrowDown') step = [1, 0]
  if (isText && event.key === 'ArrowUp') step = [-1, 0]
  const isWhole = isText && field.selectionStart === 0 && field.selectionEnd === end
  if (isText && event.key === 'ArrowRight' && (isWhole || field.selectionStart === end)) step = [0, 1]
  if (isText && event.key === 'ArrowLeft' && (isWhole || field.selectionEnd === 0)) step = [0, -1]
  if (!step) return
  if (go(row, column, step[0], step[1]) || event.key === 'Enter') event.preventDefault()
})

form.addEventListener('paste', event => {
  const field = event.target
  const text = event.clipboardData && event.clipboardData.getData('text')
  if (!text || !isCell(field.name) || !/[\t\n]/.test(text.trim())) return
  event.preventDefault()
  const [first, left] = where(field)
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/).map(row => row.split('\t'))
  let over = 0
  let row = first
  for (const cells of rows) {
    while (row <= lastRow && !at(row, left)) row += 1
    cells.forEach((value, index) => {
      const target = at(row, left + index)
      if (!target) return over += value.trim() ? 1 : 0
      const cell = cellOf(target.name)
      write(fields(cell), value.trim())
      touch(cell)
    })
    row += 1
  }
  if (over) alert("[[group-points.pasted-over]]".replace('{n}', over))
  save()
})

// Leaving

form.addEventListener('submit', () => { isLeaving = true })
addEventListener('online', () => { if (retry) save() })
addEventListener('pagehide', () => { if (owes() && !isLeaving) save(true) })
document.addEventListener('visibilitychange', () => { if (owes() && !isLeaving) save(document.hidden) })
// What was refused is only on this page, and so is what is said of the week, which only the button saves.
const isOnlyHere = () => form.querySelector('span.bad') || Array.from(form.elements).some(field => field.name.slice(0, 2) === 't.' && field.value !== field.defaultValue)
addEventListener('beforeunload', event => {
  if (isLeaving || !isOnlyHere()) return
  event.preventDefault()
  event.returnValue = ''
})

// What the same person kept of this page, because it did not get through.
allKept().then(all => {
  const record = all.find(one => one.key === key)
  if (!record) return
  new URLSearchParams(record.body).forEach((text, name) => {
    const own = isCell(name) ? fields(cellOf(name)) : []
    if (!own.length || read(own) === text) return
    write(own, text)
    for (const field of own) field.name = name
    touch(cellOf(name))
  })
  if (owes()) save()
  else forget(key)
}).catch(() => {})
