// Only adds to the form of a subject: Next passes over what is answered, and glides.
const calm = matchMedia('(prefers-reduced-motion: reduce)')

function isAnswered(part) {
  const comment = part.querySelector('textarea')
  return comment ? comment.value.trim() !== '' : part.querySelector('input:checked') !== null
}

function behind(link) {
  const part = document.getElementById(link.hash.slice(1))
  return part.tagName === 'FIELDSET' && isAnswered(part) ? behind(part.querySelector('a.num')) : part
}

document.getElementById('ballot').addEventListener('click', event => {
  const link = event.target.closest('a.num')
  if (!link) return
  event.preventDefault()
  const part = behind(link)
  part.scrollIntoView({ behavior: calm.matches ? 'auto' : 'smooth', block: 'start' })
  const field = part.querySelector('input, textarea') || part
  field.focus({ preventScroll: true })
})
