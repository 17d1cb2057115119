// Only adds to forms: who leaves with something typed and not saved is asked first. Where the way back is a button that saves, here it is a
// link, which saves nothing.
import { form } from './unsaved.js'

const back = document.querySelector('button.back[data-href]')

if (form && back) {
  const link = document.createElement('a')
  link.className = 'back'
  link.href = back.dataset.href
  link.textContent = back.textContent
  back.parentNode.replaceChild(link, back)
}
