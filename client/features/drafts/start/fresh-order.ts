/**
 * «New order» leads to /wizard like every other way there, but asks for a blank one. The wish is kept in the
 * tab until the wizard opens, so that it also passes from the landing page, which has no router.
 */
import { tabStore } from '#client/lib/storage/tab-store.js';

const KEY = 'wizard_fresh';

/** To be called when a link to the wizard is followed in this tab. */
export function requestFreshOrder(event: {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): void {
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!isElsewhere) guarded(() => tabStore.setItem(KEY, '1'));
}

export function wantsFresh(): boolean {
  return guarded(() => tabStore.getItem(KEY)) === '1';
}

/** True once. */
export function consumeFresh(): boolean {
  const isWanted = wantsFresh();
  if (isWanted) guarded(() => tabStore.removeItem(KEY));
  return isWanted;
}

function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (fault) {
    console.warn('wizard: the tab cannot remember', fault);
    return undefined;
  }
}
