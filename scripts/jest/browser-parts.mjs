import { TextDecoder, TextEncoder } from 'node:util';
import { OPEN, PLATFORM_DEFAULTS } from '#core/platform.js';

/** Browser APIs that jsdom lacks and the component library uses. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// The router uses them when it is loaded.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

const noListener = { addEventListener: () => {}, removeEventListener: () => {} };
// A test of the client that needs no document can choose the node environment.
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
  // The element that the server writes into every page, so that it is not fetched.
  const platform = document.createElement('script');
  platform.id = 'platform';
  platform.type = 'application/json';
  platform.textContent = JSON.stringify({ settings: PLATFORM_DEFAULTS, mode: OPEN });
  document.head.append(platform);
}
