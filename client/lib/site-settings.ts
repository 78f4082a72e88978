/**
 * What the site says of itself and how it stands. The server writes both into every page, so that the first paint is
 * right and hydration finds what was drawn; a page without them, or one that comes back from the browser's memory,
 * asks by plain `fetch`, since the landing page carries no Apollo.
 */
import { useSyncExternalStore } from 'react';
import { inItsName, isClosed, OPEN, SITE, type SiteMode, type SiteSettings, type SiteState } from '../../core/site.js';

const QUERY = `{
  siteSettings {
    name slogan description url logo keywords email phone instagram linkedin github titleSeparator defaultTitle
    defaultDescription defaultImage twitter claims { fastDelivery fullDelivery siteReady freeDomain customers projects uptimePercent }
  }
  siteMode { mode message until }
}`;

const DEFAULTS: SiteState = { settings: SITE, mode: OPEN };

function fromPage(): SiteState | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as SiteState) : null;
}

const drawn = fromPage();
let first: SiteState = drawn ?? DEFAULTS;
let current = first;
let asked = drawn !== null;
const listeners = new Set<() => void>();

/** What has been learnt since. */
export function applySite(news: Partial<SiteState>): void {
  current = { ...current, ...news };
  for (const listener of listeners) listener();
}

/** For whoever draws pages outside a browser. */
export function drawSite(state: SiteState): void {
  first = state;
  current = state;
}

async function ask(): Promise<void> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });
    const { data } = (await response.json()) as { data?: { siteSettings?: SiteSettings; siteMode?: SiteMode } };
    if (!data?.siteSettings || !data.siteMode) return;
    applySite({ settings: data.siteSettings, mode: data.siteMode });
    // The landing page cannot draw the notice; the server sends it in its place.
    if (isClosed(data.siteMode.mode) && document.getElementById('hero') !== null) location.reload();
  } catch (error) {
    console.warn('site settings: what the page says stays', error);
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) void ask();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void ask();
  }
  return () => listeners.delete(listener);
}

export function currentSite(): SiteState {
  return current;
}

export function useSite(): SiteState {
  return useSyncExternalStore(subscribe, currentSite, () => first);
}

export function useSiteSettings(): SiteSettings {
  return useSite().settings;
}

export function useSiteMode(): SiteMode {
  return useSite().mode;
}

/** Texts in the name that the site has now. */
export function useNamed(): (text: string) => string {
  const { name } = useSiteSettings();
  return (text) => inItsName(text, name);
}
