/** Where questions are asked. Dialogs weigh 14 kB, so they come with the first question, not with the first page. */
import { lazy, Suspense, useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();
let tellStanding: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  tellStanding = resolve;
});

let loading: Promise<typeof import('./modals.js')> | undefined;
const load = () => (loading ??= import('./modals.js'));
const Modals = lazy(() => load().then((module) => ({ default: module.Modals })));

/** Mantine's `modals`, once a `ModalHost` on the page can show what they open. */
export async function openModals() {
  isWanted = true;
  for (const listener of listeners) listener();
  const [{ modals }] = await Promise.all([load(), standing]);
  return modals;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function ModalHost() {
  const isShown = useSyncExternalStore(subscribe, () => isWanted);
  return isShown ? (
    <Suspense fallback={null}>
      <Modals onStanding={tellStanding} />
    </Suspense>
  ) : null;
}
