// Only adds: the browser's own sharing where it has one, and buttons to copy, one after every piece of code as well.
const status = document.body.appendChild(document.createElement('p'))
status.className = 'enter'
status.setAttribute('role', 'status')

// Browsers of 2017 copy only what is selected in a field.
function copySelected(text, button) {
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = text
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  button.focus()
  if (!done) throw new Error('not copied')
}

async function copy(text, button) {
  if (!navigator.clipboard) return copySelected(text, button)
  return navigator.clipboard.writeText(text).catch(() => copySelected(text, button))
}

function offer(button, find) {
  if (!navigator.clipboard && !document.queryCommandSupported('copy')) return
  button.hidden = button.parentNode.hidden = false
  const said = button.textContent
  button.onclick = () => copy(find().innerText.trim(), button).then(() => {
    button.textContent = status.textContent = "[[sharing.copied]]"
    setTimeout(() => { button.textContent = said; status.textContent = '' }, 3000)
  })
}

for (const button of document.querySelectorAll('[data-copy]')) offer(button, () => document.querySelector(button.dataset.copy))

for (const code of document.querySelectorAll('.prose pre')) {
  const line = document.createElement('p')
  const button = line.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = 'link'
  button.textContent = "[[sharing.copy-code]]"
  line.hidden = true
  code.parentNode.insertBefore(line, code.nextSibling)
  offer(button, () => code)
}

for (const button of document.querySelectorAll('[data-share]')) {
  if (!navigator.share) break
  button.hidden = button.parentNode.hidden = false
  const data = button.dataset
  button.onclick = () => navigator.share({ title: data.title, text: data.text, url: data.url }).catch(error => {
    // Whoever changes their mind has made no mistake.
    if (error.name !== 'AbortError') throw error
  })
}
