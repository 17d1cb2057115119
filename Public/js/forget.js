// On the page that says that a survey has arrived: what the tab had kept of it goes. When somebody has logged out, all of it goes.
try {
  for (const name of Object.keys(sessionStorage)) {
    const isSent = sessionStorage.getItem(name).startsWith('sent ')
    if (name.startsWith('ballot ') && (isSent || document.getElementById('password'))) sessionStorage.removeItem(name)
  }
} catch (error) {
  // The browser keeps nothing.
}
