/* Runs before the first paint, and again when the system changes its mind. The key and the attribute are Mantine's. */
(function () {
  var system = window.matchMedia('(prefers-color-scheme: dark)');

  function apply() {
    var choice = null;
    try {
      choice = window.localStorage.getItem('mantine-color-scheme-value');
    } catch (error) {
      /* Storage may be blocked; the system's choice stands then. */
    }
    var dark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  }

  apply();
  system.addEventListener('change', apply);
})();
