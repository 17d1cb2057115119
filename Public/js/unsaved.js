// Who leaves a form with something typed and not saved is asked first.
export const form = document.querySelector('form[data-leaving]')
export const said = () => new URLSearchParams(Array.from(new FormData(form)).filter(pair => typeof pair[1] === 'string')).toString()
let kept = ''
let isLeaving = false

function warn(event) {
  event.preventDefault()
  event.returnValue = form.dataset.leaving
}

export function mark() {
  const isDirty = said() !== kept && !isLeaving
  if (isDirty) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

if (form) {
  // What came back with mistakes, with a text put in, with more rows or to be looked at was typed and is not saved.
  addEventListener('pageshow', () => {
    isLeaving = false
    if (!kept) kept = form.hasAttribute('data-typed') || document.querySelector('.errors') ? '-' : said()
    mark()
  })
  form.addEventListener('input', mark)
  form.addEventListener('change', mark)
  form.addEventListener('submit', event => {
    isLeaving = true
    mark()
    // What is answered with a file leaves the page where it is: who leaves it after that is asked again.
    if (!event.submitter || !event.submitter.hasAttribute('data-stays')) return
    addEventListener('beforeunload', () => {
      isLeaving = false
      mark()
    }, { once: true })
  })
}
