import { post, status, keep, forget, allKept } from './saving.js'

// Only adds to the editor of lessons and of tests: marks, the lesson or all that is wrong beside the text, drafts that save themselves, files by drag. Without it all goes by buttons.
const form = document.getElementById('write')
const { text, title, version, base } = form.elements
const state = document.getElementById('state')
const line = status(state, () => lost("[[write.not-heard]]"))
const wide = matchMedia('(min-width: 900px)')
// A test's text says its own title, and is checked instead of shown.
const isTest = !title
// What the device keeps is one person's: whoever else signs in on it neither sees it nor sends it.
const key = form.dataset.person + ' ' + form.action
const content = () => (isTest ? '' : title.value + '\n') + text.value
// What the server has; nothing when what was sent came back.
let kept = form.querySelector('[aria-invalid]') ? null : content()
// What was sent and not answered for: it is sent again as it was, so that the server knows it.
let owed = null
// The same of one that a newer text did not wait for.
let doubt = null
// Whether the device has kept what was sent last.
let stored = Promise.resolve()
let turn = 0
let busy = false
let timer = 0
let since = 0
let pause = 0
let stopped = false
let leaving = 0
let pressed = null
// What the server does not take as it is.
let refused = null
let waiting = null

state.setAttribute('role', 'status')
if (kept === null) state.dataset.state = 'unsaved'

function tell(words, bad) {
  line.tell(words, bad ? 'unsaved' : isDirty() ? 'sending' : 'saved')
}

function lost(words) {
  tell(words, true)
  stored.then(isStored => { if (isStored) line.add("[[write.kept-here]]") })
}

function element(name, className, words) {
  const made = document.createElement(name)
  made.className = className || ''
  if (words) made.textContent = words
  return made
}

// Saving

function warn(event) {
  event.preventDefault()
  event.returnValue = ''
}

function isDirty() {
  return content() !== kept
}

function mark() {
  if (isDirty() && !isLeaving()) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

function fields() {
  const body = new URLSearchParams(new FormData(form))
  body.delete('file')
  return body
}

// Two seconds after typing stops, every five seconds while it does not.
function plan() {
  mark()
  if (stopped || pause || !isDirty() || content() === refused) return
  since = since || Date.now()
  clearTimeout(timer)
  timer = setTimeout(save, Math.max(0, Math.min(2000, since + 5000 - Date.now())))
}

function again() {
  pause = Math.min(60000, Math.max(3000, pause * 2))
  timer = setTimeout(save, pause + Math.random() * 1000)
}

// Who is about to be gone does not wait for the save before: the newest text is sent.
async function save(wanted, isHurried) {
  clearTimeout(timer)
  if (busy && !isHurried || stopped || !(owed || isDirty() || wanted === true)) return
  if (isHurried && owed && owed.said !== content()) {
    doubt = doubt || owed
    owed = null
  }
  const mine = ++turn
  busy = true
  since = 0
  if (!owed) owed = { said: content(), body: fields().toString() }
  const said = owed.said
  stored = isDirty() ? keep({ key, address: form.action, body: fields().toString() }) : Promise.resolve()
  line.sent()
  try {
    const answer = await post(live.open && !isHurried ? form.dataset.preview : form.action, owed.body, isHurried)
    if (mine !== turn) return
    if (answer.status >= 500) throw answer.status
    owed = null
    pause = 0
    // Perhaps one's own: the text before, whose answer was not waited for. The server knows it.
    if (answer.status === 409 && doubt) [owed, doubt] = [doubt, null]
    else hear(answer, said)
  } catch (error) {
    if (mine !== turn) return
    waiting = null
    lost(error >= 500 ? "[[write.not-taken]]" : error.message === 'late' ? "[[write.not-heard]]" : "[[write.not-saved]]")
    again()
  }
  busy = false
  mark()
  if (waiting && !owed && !(isDirty() && content() !== said)) return go(waiting)
  if (owed && !pause) return save()
  plan()
}

function hear(answer, said) {
  // One that is too long for whoever is not signed in any more may be taken afterwards.
  if (answer.status === 401 || answer.status === 413) {
    tell("[[write.signed-out]]", true)
    pause = 15000
    return again()
  }
  if (!answer.isJSON) {
    stopped = true
    return tell("[[write.refused]]", true)
  }
  const news = JSON.parse(answer.text)
  // Both texts are seen when Save is pressed; one that is too long is not sent again until it is shorter.
  if (answer.status === 409) stopped = true
  refused = answer.ok ? null : said
  if (!answer.ok) return tell(news.saved, true)
  doubt = null
  const isNews = said !== kept
  kept = said
  if (isNews || line.isUnsaved()) tell(news.saved)
  if (!isDirty()) forget(key)
  version.value = news.version
  base.value = news.base
  if (news.mistakes) show(news)
}

// A button of the form: after the save that is on its way.
function go(button) {
  waiting = null
  leaving = Date.now()
  button.click()
}

// A form on its way says the same; that it does not get through shows in ten seconds.
const isLeaving = () => leaving && Date.now() - leaving < 10000

form.addEventListener('click', event => {
  const button = event.target.closest('button')
  if (button && button.type === 'submit') pressed = button
})
// A button waits until the text is on disk; where it does not get there the page stays. What the server does not take it says on a page.
form.addEventListener('submit', event => {
  clearTimeout(timer)
  if (leaving && Date.now() - leaving < 1000 || stopped || !busy && !owed && (!isDirty() || content() === refused)) {
    if (navigator.onLine !== false) {
      leaving = Date.now()
      // What the server has not taken it shows on the page that follows.
      if (isDirty()) forget(key)
      return mark()
    }
  }
  event.preventDefault()
  waiting = pressed
  if (!busy) save(true)
})
form.addEventListener('input', event => {
  if (event.target !== text && event.target !== title) return
  leaving = 0
  if (isDirty() || busy) line.touched()
  else if (!line.isUnsaved()) tell(state.textContent)
  plan()
})
addEventListener('online', () => { if (owed) save() })
// Left, or put away, in the middle of typing: also while another save is on its way.
document.addEventListener('visibilitychange', () => { if (document.hidden && isDirty() && !isLeaving()) save(false, true) })
// Safari empties a form that asks for no autocompletion when it brings its page back as it was left: what is on disk would then be taken back.
addEventListener('pagehide', event => {
  if (event.persisted && /^App/.test(navigator.vendor)) form.autocomplete = 'on'
  if (isDirty() && !isLeaving()) save(false, true)
})
addEventListener('pageshow', event => {
  leaving = 0
  form.autocomplete = 'off'
  if (event.persisted) save()
})
// What this device kept of a text that did not get through: it is on the page again, and sent as it would have been. Where another was saved
// meanwhile, both are shown.
allKept().then(all => {
  const record = all.find(record => record.key === key)
  if (!record || isDirty()) return
  const fields = new URLSearchParams(record.body)
  const was = content()
  text.value = fields.get('text')
  if (title) title.value = fields.get('title')
  if (content() === was) return forget(key)
  version.value = fields.get('version')
  base.value = fields.get('base')
  number()
  line.touched()
  save()
})

// The lesson beside its text

const live = element('details', 'live')
const wrong = element('ul', 'indented')
const article = element('article', 'prose lesson')
const heading = live.appendChild(element('summary', '', form.dataset.live || "[[write.live]]"))
live.appendChild(wrong)
if (!isTest) live.appendChild(article)
article.lang = text.lang
const beside = element('div', 'beside')
const writing = document.getElementById('writing')
writing.parentNode.insertBefore(beside, writing)
beside.appendChild(writing)
beside.appendChild(live)
live.addEventListener('toggle', () => {
  number()
  if (live.open) save(true)
})
if (wide.matches) live.open = true

// Made by the server, which lets no script and no strange address through; the page's policy lets none run.
function show(news) {
  if (news.html) article.innerHTML = news.html
  if (news.found) heading.textContent = form.dataset.live + ': ' + news.found
  wrong.textContent = ''
  for (const mistake of news.mistakes) {
    const link = element('a', '', mistake.text)
    link.href = '#text'
    if (mistake.line) link.dataset.line = mistake.line
    wrong.appendChild(element('li')).appendChild(link)
  }
}

text.addEventListener('scroll', () => {
  const way = text.scrollHeight - text.clientHeight
  if (wide.matches && way > 0) live.scrollTop = text.scrollTop / way * (live.scrollHeight - live.clientHeight)
})

// From a mistake to its line
document.addEventListener('click', event => {
  const link = event.target.closest('a[data-line]')
  if (!link) return
  event.preventDefault()
  const lines = text.value.split('\n')
  const number = Math.min(lines.length, link.dataset.line - 1 + /^\n*/.exec(text.value)[0].length)
  const start = lines.slice(0, number).join('\n').length + (number ? 1 : 0)
  text.focus()
  text.setSelectionRange(start, start + (lines[number] || '').length)
  text.scrollTop = Math.max(0, text.scrollHeight * number / lines.length - 60)
})

// Marks

// The browser's own way keeps what can be undone.
function put(words, from, to) {
  const start = text.selectionStart
  text.focus()
  if (!document.execCommand('insertText', false, words)) {
    text.setRangeText(words, start, text.selectionEnd, 'end')
    number()
    plan()
  }
  if (from !== undefined) text.setSelectionRange(start + from, start + to)
}

function around(before, after, standard) {
  const words = text.value.slice(text.selectionStart, text.selectionEnd) || standard
  put(before + words + after, before.length, before.length + words.length)
}

function atLines(sign) {
  const start = text.value.lastIndexOf('\n', text.selectionStart - 1) + 1
  const end = text.selectionEnd
  text.setSelectionRange(start, end)
  const words = text.value.slice(start, end).split('\n').map(line => sign + line).join('\n')
  put(words, words.length, words.length)
}

// On lines of its own, with its description chosen, which is to be written.
// Behind the line that is written on, so that nothing chosen is replaced.
function insert(markdown) {
  const end = (text.value + '\n').indexOf('\n', text.selectionEnd)
  text.setSelectionRange(end, end)
  const before = text.value.slice(0, end)
  const lead = before === '' || /\n\n$/.test(before) ? '' : /\n$/.test(before) ? '\n' : '\n\n'
  const open = markdown.indexOf('[') + 1
  put(lead + markdown + '\n\n', lead.length + open, lead.length + markdown.indexOf(']'))
}

const icon = path => '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="' + path + '"/></svg>'
const marks = [
  ['B', "[[write.mark-bold]]", () => around('**', '**', "[[write.mark-words]]")],
  ['I', "[[write.mark-italic]]", () => around('*', '*', "[[write.mark-words]]")],
  isTest ? ['?', "[[test-write.mark-question]]", () => atLines('### ')] : ['H', "[[write.mark-heading]]", () => atLines('## ')],
  isTest ? ['☐', "[[test-write.mark-option]]", () => atLines('- [ ] ')] : ['•', "[[write.mark-list]]", () => atLines('- ')],
  [icon('M10 14l4-4M9 8l3-3a4 4 0 0 1 6 6l-3 3M15 16l-3 3a4 4 0 0 1-6-6l3-3'), "[[write.mark-link]]", () => around('[', '](https://)', "[[write.mark-words]]")],
  ['&lt;/&gt;', "[[write.mark-code]]", () => /\n/.test(text.value.slice(text.selectionStart, text.selectionEnd)) ? around('```\n', '\n```', '') : around('`', '`', "[[write.mark-words]]")],
  [icon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h1'), "[[write.mark-file]]", () => picker.click()]
]
const bar = element('div', 'marks')
bar.setAttribute('role', 'group')
bar.setAttribute('aria-label', "[[write.marks]]")
for (const [sign, words, action] of marks) {
  const button = element('button')
  button.innerHTML = sign
  button.type = 'button'
  button.title = words
  button.setAttribute('aria-label', words)
  button.onclick = action
  bar.appendChild(button)
}
writing.insertBefore(bar, text)

// The numbers of lines, beside them as they are broken: the same words lie unseen below the field.
const under = isTest && element('div', 'source')
function number() {
  if (!isTest) return
  const lines = text.value.split('\n')
  // So many are never looked for one by one; what has fewer than the field would not stay beside it.
  under.hidden = lines.length > 3000
  if (under.hidden) return
  under.style.width = text.clientWidth + 'px'
  while (under.childElementCount > lines.length) under.lastChild.remove()
  lines.forEach((line, index) => {
    const row = under.children[index] || under.appendChild(element('div'))
    if (row.textContent !== line) row.textContent = line
  })
  under.scrollTop = text.scrollTop
}
if (isTest) {
  const holder = element('div', 'lined')
  holder.appendChild(under).setAttribute('aria-hidden', 'true')
  writing.insertBefore(holder, text)
  holder.appendChild(text)
  text.addEventListener('scroll', () => { under.scrollTop = text.scrollTop })
  text.addEventListener('input', number)
  addEventListener('resize', number)
  number()
}

// Files

const picker = form.appendChild(element('input'))
picker.type = 'file'
picker.multiple = true
picker.hidden = true
picker.onchange = () => upload(picker.files).then(() => { picker.value = '' })

form.addEventListener('click', event => {
  const button = event.target.closest('button[data-markdown]')
  if (!button) return
  event.preventDefault()
  insert(button.dataset.markdown)
})

// The list of files says what the course has by now.
function list(news) {
  const link = form.querySelector('details a.button')
  if (!link || Array.from(form.querySelectorAll('.files button')).some(button => button.value === news.name)) return
  const place = link.closest('details')
  let files = place.querySelector('.files')
  if (!files) {
    place.querySelector('.quiet').remove()
    files = element('ul', 'files')
    place.insertBefore(files, link.parentNode)
  }
  const row = files.appendChild(element('li'))
  row.appendChild(element('span', '', news.name))
  const button = element('button', 'button plain small', "[[write.insert]]")
  button.name = 'insert'
  button.value = news.name
  button.dataset.markdown = news.markdown
  button.setAttribute('aria-label', "[[write.insert]]" + ': ' + news.name)
  row.appendChild(button)
}

async function upload(files) {
  for (const file of Array.from(files)) {
    const body = new FormData()
    body.append('token', form.elements.token.value)
    body.append('file', file, file.name)
    tell(file.name + ': ' + "[[write.uploading]]")
    try {
      const answer = await fetch(form.dataset.files, { method: 'POST', body, credentials: 'same-origin', headers: { Accept: 'application/json' } })
      const news = answer.status === 201 || answer.status === 422 ? await answer.json() : {}
      if (news.markdown) {
        insert(news.markdown)
        list(news)
        tell(news.name + ': ' + "[[write.uploaded]]")
      } else {
        tell(news.error || (answer.status === 401 ? "[[write.signed-out]]" : file.name + ': ' + "[[write.not-uploaded]]"), true)
      }
    } catch (error) {
      tell(file.name + ': ' + "[[write.not-uploaded]]", true)
    }
  }
}

function carries(event) {
  const data = event.dataTransfer
  return data && Array.from(data.types).includes('Files')
}

text.addEventListener('dragover', event => {
  if (!carries(event)) return
  event.preventDefault()
  text.classList.add('over')
})
text.addEventListener('dragleave', () => text.classList.remove('over'))
text.addEventListener('drop', event => {
  text.classList.remove('over')
  if (!carries(event)) return
  event.preventDefault()
  upload(event.dataTransfer.files)
})
text.addEventListener('paste', event => {
  const files = event.clipboardData && event.clipboardData.files
  // Words that were copied from a document come with a picture of them.
  if (!files || !files.length || event.clipboardData.getData('text/plain')) return
  event.preventDefault()
  upload(files)
})
