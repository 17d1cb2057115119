// Only where the device keeps an answer: sends it when its owner comes back to any of the first pages.
import { post, forget, allKept } from './saving.js'
import { mark, settle, sendKept } from './kept.js'

sendKept(record => record.page, null, () => false, document.querySelector('main').firstChild).then(() => settle()).catch(() => {})
