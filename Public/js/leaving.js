// Only adds to forms: who leaves with something typed and not saved is asked first. Without script the way back is a button that saves;
// here it is a link, which saves nothing.
const form = document.querySelector('form[data-leaving]')
const back = document.querySelector('button.back[data-href]')
const said = () => new URLSearchParams(Array.from(new FormData(form)).filter(pair => typeof pair[1] === 'string')).toString()
let kept = ''
let isLeaving = false

function warn(event) {
  event.preventDefault()
  event.returnValue = form.dataset.leaving
}

function mark() {
  const isDirty = said() !== kept && !isLeaving
  if (isDirty) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

if (back) {
  const link = document.createElement('a')
  link.className = 'back'
  link.href = back.dataset.href
  link.textContent = back.textContent
  back.parentNode.replaceChild(link, back)
}

if (form) {
  // What came back with mistakes, or with a text put in, was typed and is not saved.
  addEventListener('pageshow', () => {
    isLeaving = false
    if (!kept) kept = form.hasAttribute('data-typed') || document.querySelector('.errors') ? '-' : said()
    mark()
  })
  form.addEventListener('input', mark)
  form.addEventListener('change', mark)
  form.addEventListener('submit', () => {
    isLeaving = true
    mark()
  })
}
