import { use, useEffect, useState } from 'react';
import { isLoaded, loadKits, type KitNeeds } from '../../../sitekit/load.js';

let css: string | null = null;
let cssAsked: Promise<void> | null = null;

/** The stylesheet of customers' sites, fetched once; one that did not come is asked for again. */
function loadCss(): Promise<void> {
  cssAsked ??= import('../../../sitekit/styles/site.css.js').then(
    ({ siteCss }) => void (css = siteCss),
    (fault: unknown) => {
      cssAsked = null;
      throw fault;
    },
  );
  return cssAsked;
}

/** The stylesheet, once it is here. */
export const loadedCss = (): string | null => css;

const asked = new Map<string, Promise<void>>();

function load(needs: KitNeeds): Promise<void> {
  const key = `${needs.trade} ${needs.types.join(' ')}`;
  const known = asked.get(key);
  if (known) return known;
  const promise = Promise.all([loadKits(needs), loadCss()]).then(() => undefined);
  promise.catch(() => asked.delete(key));
  asked.set(key, promise);
  return promise;
}

/** React reads it without waiting: a promise that says so of itself. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until what a view is drawn with is here; at once where it was drawn before. */
export function useSiteKits(needs: KitNeeds): void {
  // Always one `use`: React replays what had suspended, and counts the hooks that follow.
  use(css !== null && isLoaded(needs) ? HERE : load(needs));
}

/** Fetches what will probably be drawn next. A fault shows when it is drawn. */
export function preloadKits(needs: KitNeeds): void {
  if (css === null || !isLoaded(needs)) load(needs).catch(() => undefined);
}

/** The same without suspending: false until everything is here. */
export function useKitsReady(needs: KitNeeds): boolean {
  const isReady = css !== null && isLoaded(needs);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (isReady) return undefined;
    let isGone = false;
    load(needs).then(
      () => isGone || redraw((count) => count + 1),
      () => undefined,
    );
    return () => void (isGone = true);
  });
  return isReady;
}
