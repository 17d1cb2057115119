// Only adds: without it a page is printed from the browser's menu.
const button = document.getElementById('print')
button.hidden = false
button.addEventListener('click', () => print())
