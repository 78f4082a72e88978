/* Runs before the first paint. The key and the attribute are the ones Mantine uses. */
(function () {
  var choice = null;
  try {
    choice = window.localStorage.getItem('mantine-color-scheme-value');
  } catch (error) {
    /* Storage may be blocked; the system's choice stands then. */
  }
  var dark = choice === 'dark' || (choice !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
