/**
 * A text of the drawn page becomes its own field. The drawing's nodes come back untouched; whoever draws them writes
 * the result.
 */

/** Begins editing; `done` is told the new text, or null where it was given up or is the same. */
export function editInPlace(element: HTMLElement, maxLength: number, done: (text: string | null) => void): void {
  const nodes = [...element.childNodes];
  const texts = textNodes(element).map((node) => [node, node.data] as const);
  const before = textOf(element);
  const controller = new AbortController();
  const finish = (isKept: boolean) => {
    if (controller.signal.aborted) return;
    controller.abort();
    const text = textOf(element).slice(0, maxLength);
    element.removeAttribute('contenteditable');
    for (const [node, data] of texts) node.data = data;
    element.replaceChildren(...nodes);
    done(isKept && text !== before ? text : null);
  };
  const { signal } = controller;
  element.addEventListener('blur', () => finish(true), { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        finish(true);
      }
      if (event.key === 'Escape') {
        event.stopPropagation();
        finish(false);
      }
    },
    { signal },
  );
  makeEditable(element);
  element.focus({ preventScroll: true });
  selectAll(element);
}

const textOf = (element: HTMLElement): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

function textNodes(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}

/** Without formatting, where the browser knows how. */
function makeEditable(element: HTMLElement): void {
  element.setAttribute('contenteditable', 'plaintext-only');
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
}

function selectAll(element: HTMLElement): void {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
}
