// Answers that the device keeps because their page could not bring them to the disk. Stands in scripts that have `saving.js` in front of it.

// A cookie says that there are some: where a person comes in, the page then brings a script, and nobody else pays for it.
export function mark(days) {
  document.cookie = (location.protocol === 'https:' ? '__Host-k=1;secure' : 'k=1') + ';path=/;samesite=lax;max-age=' + days * 86400
}

// Gives whether it is kept no longer. Texts of an editor are sent from there.
export async function settle(key) {
  const isGone = !key || await forget(key)
  if (!(await allKept()).some(record => record.page)) mark(0)
  return isGone
}

// The server takes them in no place of an answer that their page had not seen, and says what became of them. Those of an attempt that is not there
// are another person's, and stay. It is said before `place`, or at the end.
export async function sendKept(isMine, token, hear, place) {
  for (const record of await allKept()) {
    if (!isMine(record)) continue
    const fields = new URLSearchParams(record.body)
    if (token) fields.set('token', token)
    fields.set('kept', '1')
    const answer = await post(record.address, fields.toString())
    // Only what the server has said a word about is settled: a page of a network in between is none.
    if (!answer.isJSON || !/200|409|410|422/.test(answer.status) || !await settle(record.key) || hear(answer, record)) continue
    const note = document.createElement('p')
    note.className = 'note'
    note.setAttribute('role', 'status')
    note.textContent = JSON.parse(answer.text).saved
    document.querySelector('main').insertBefore(note, place || null)
  }
}
