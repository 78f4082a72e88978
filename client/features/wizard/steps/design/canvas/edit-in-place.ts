/**
 * A text of the drawn page becomes its own field. The drawing's nodes come back untouched; whoever draws them writes
 * the result.
 */

export interface EditEvents {
  /** What stands there now, at each keystroke. */
  readonly onTyped: (text: string) => void;
  /** The new text, or null where it was given up or is the same. */
  readonly onDone: (text: string | null) => void;
}

/** Begins editing. */
export function editInPlace(element: HTMLElement, maxLength: number, { onTyped, onDone }: EditEvents): void {
  const nodes = [...element.childNodes];
  const texts = textNodes(element).map((node) => [node, node.data] as const);
  const before = textOf(element);
  const controller = new AbortController();
  const typed = () => textOf(element).slice(0, maxLength);
  const finish = (isKept: boolean) => {
    if (controller.signal.aborted) return;
    controller.abort();
    const text = typed();
    element.removeAttribute('contenteditable');
    for (const [node, data] of texts) node.data = data;
    element.replaceChildren(...nodes);
    onDone(isKept && text !== before ? text : null);
  };
  const { signal } = controller;
  element.addEventListener('input', () => onTyped(typed()), { signal });
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
