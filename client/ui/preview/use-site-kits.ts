import { use, useEffect, useState } from 'react';
import { isLoaded, loadKits, type KitNeeds } from '#sitekit/layouts/load.js';

let css: string | null = null;
let cssRequest: Promise<void> | null = null;

/** The stylesheet of customers' sites, fetched once; a failed fetch is repeated. */
function loadCss(): Promise<void> {
  // The fonts' faces only say where the files are: a browser fetches those that a site is set in.
  const faces = import('./site-faces.css');
  cssRequest ??= Promise.all([import('#sitekit/styles/site.css.js'), faces]).then(
    ([{ siteCss }]) => void (css = siteCss),
    (fault: unknown) => {
      cssRequest = null;
      throw fault;
    },
  );
  return cssRequest;
}

/** The stylesheet, once it is here. */
export const loadedCss = (): string | null => css;

const requested = new Map<string, Promise<void>>();

function load(needs: KitNeeds): Promise<void> {
  const key = `${needs.trade} ${needs.types.join(' ')}`;
  const known = requested.get(key);
  if (known) return known;
  const promise = Promise.all([loadKits(needs), loadCss()]).then(() => undefined);
  promise.catch(() => requested.delete(key));
  requested.set(key, promise);
  return promise;
}

/** React reads it without waiting: a promise that says so of itself. */
const HERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until the pieces of a view are loaded; no delay where they were rendered before. */
export function useSiteKits(needs: KitNeeds): void {
  // Always one `use`: React replays what had suspended, and counts the hooks that follow.
  use(css !== null && isLoaded(needs) ? HERE : load(needs));
}

/** Prefetches what will probably be rendered next. An error is shown when it is rendered. */
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
