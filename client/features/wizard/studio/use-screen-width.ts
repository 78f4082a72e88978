import { useSyncExternalStore } from 'react';

/** The width of the window without its scroll bar, in px. */
export function useScreenWidth(): number {
  return useSyncExternalStore(subscribe, () => document.documentElement.clientWidth);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
