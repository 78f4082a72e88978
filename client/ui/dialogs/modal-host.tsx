/** Renders confirmations. Dialogs weigh 14 kB, so they are loaded with the first one, not with the first page. */
import { useSyncExternalStore, type ReactElement } from 'react';

let host: ReactElement | null = null;
const listeners = new Set<() => void>();
let resolveMounted: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  resolveMounted = resolve;
});

const load = () => import('./modals.js');

/**
 * Mantine's `modals`, once a `ModalHost` on the page can show what they open. Rejects where they could not be loaded:
 * the page stays unchanged, and the next call loads them again.
 */
export async function openModals() {
  // A phone that leaves the Wi-Fi loses what is on its way: once more, at once, over the new network.
  const { Modals, modals } = await load().catch(load);
  host ??= <Modals onMounted={resolveMounted} />;
  for (const listener of listeners) listener();
  await standing;
  return modals;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function ModalHost() {
  return useSyncExternalStore(subscribe, () => host);
}
