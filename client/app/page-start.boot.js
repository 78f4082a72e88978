/* The script that each page runs before the application. Classic and small; the built page defers it. */
(function () {
  var system = window.matchMedia('(prefers-color-scheme: dark)');

  /*
   * Again when the system changes its mind. The key and the attribute are Mantine's. The cookie lets the server draw
   * the page as chosen, since this script waits for the page.
   */
  function applyScheme() {
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

  /* Once. The template of a built page has the application's scripts; in development there is none. */
  function startApplication() {
    var template = document.getElementById('application');
    if (template) template.replaceWith(template.content);
  }

  applyScheme();
  system.addEventListener('change', applyScheme);
  /*
   * In the second frame: their download and compilation would delay the first paint, which is on the screen only some
   * time after its frame. A hidden page is not painted.
   */
  if (document.hidden) startApplication();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startApplication)));
})();
