/*
 * Runs before the first paint, and again when the system changes its mind. The key and the attribute are Mantine's.
 * The cookie lets the server draw the landing page as chosen, since there this script waits for the page.
 */
(function () {
  var system = window.matchMedia('(prefers-color-scheme: dark)');

  function apply() {
    var choice = null;
    try {
      choice = window.localStorage.getItem('mantine-color-scheme-value');
    } catch (error) {
      /* Storage may be blocked; the system's choice is used then. */
    }
    if (choice === 'dark' || choice === 'light')
      document.cookie = 'colour-scheme=' + choice + ';path=/;max-age=31536000;samesite=lax';
    var dark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  }

  apply();
  system.addEventListener('change', apply);
})();
