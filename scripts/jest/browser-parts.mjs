import { TextDecoder, TextEncoder } from 'node:util';
import { OPEN, SITE } from '../../core/site.js';

/** Parts of a browser that jsdom lacks and the component library asks for. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// The router asks for them as it is loaded.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

const noListener = { addEventListener: () => {}, removeEventListener: () => {} };
// A test of the client that needs no document may ask for the node environment.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) => ({
    matches: false,
    media,
    onchange: null,
    ...noListener,
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= ResizeObserver;
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: noListener });
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
  // As the server writes it into every page: nobody has to ask.
  const site = document.createElement('script');
  site.id = 'site';
  site.type = 'application/json';
  site.textContent = JSON.stringify({ settings: SITE, mode: OPEN });
  document.head.append(site);
}
