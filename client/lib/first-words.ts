/**
 * The heading and the sentence that the server drew into this page. They stay while the session is checked, so that
 * they do not go and come again.
 */
interface Drawn {
  readonly title: string;
  readonly text: string | null;
}

function fromPage(): (Drawn & { readonly path: string }) | null {
  if (typeof document === 'undefined') return null;
  const screen = document.querySelector('[data-first-words]');
  const title = screen?.querySelector('h1')?.textContent;
  return title ? { title, text: screen?.querySelector('p')?.textContent ?? null, path: location.pathname } : null;
}

// Read when the module is loaded: the application replaces the page.
const drawn = fromPage();

/** Null for another page than the one that was opened first. */
export function firstWordsAt(path: string): Drawn | null {
  return drawn?.path === path ? drawn : null;
}
