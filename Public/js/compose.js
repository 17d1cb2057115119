// Only adds to the form of a question: who leaves with something typed and not saved is asked first, the question is shown as it is typed,
// and its picture is uploaded.
import { form, said, mark } from './unsaved.js'

const look = document.getElementById('look')
let timer = 0
let turn = 0

// The page is asked as its button would ask it, and its part is taken over. Nothing is saved.
async function show() {
  const mine = ++turn
  const body = new URLSearchParams(said())
  body.set('go', 'look')
  try {
    const answer = await fetch(form.action, { method: 'POST', body, credentials: 'same-origin' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const news = page.getElementById('look')
    if (mine === turn && answer.ok && news) look.innerHTML = news.innerHTML
  } catch (error) {
    // It stays as it was.
  }
}

// Uploads the picture and writes it behind what is typed by now, which stays as it is. A network that hangs leaves the button to be
// pressed again, which sends the whole form.
async function bring(button) {
  const words = button.textContent
  const release = () => {
    button.disabled = false
    button.name = 'sent'
    button.textContent = words
  }
  const patience = setTimeout(release, 20000)
  button.disabled = true
  button.textContent = "[[write.uploading]]"
  try {
    const answer = await fetch(button.formAction, { method: 'POST', body: new FormData(form), credentials: 'same-origin' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const news = page.getElementById('picture')
    const done = news && news.querySelector('[data-markdown]')
    if (done) {
      const text = form.elements.body
      text.value += (text.value ? '\n\n' : '') + done.dataset.markdown
    }
    // A page that says nothing of the picture is about something else: it is shown as a whole.
    if (news && (done || news.querySelector('[aria-invalid]'))) {
      const part = document.getElementById('picture')
      part.innerHTML = news.innerHTML
      ;(part.querySelector('[aria-invalid]') || document.getElementById('picture-file')).focus()
      mark()
      if (look) show()
      return
    }
  } catch (error) {
    // It is sent without script, which says what is wrong.
  } finally {
    clearTimeout(patience)
  }
  release()
  button.click()
}

if (form) {
  form.addEventListener('click', event => {
    const button = event.target.closest('button[formenctype]')
    if (!button || button.name) return
    event.preventDefault()
    bring(button)
  })
  form.addEventListener('input', () => {
    clearTimeout(timer)
    if (look) timer = setTimeout(show, 700)
  })
}
