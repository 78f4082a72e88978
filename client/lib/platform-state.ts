/**
 * The platform's settings and its mode. The server writes both into every page, so that the first paint is right and
 * hydration matches; a page without them, or one that comes back from the browser's cache, fetches them by plain
 * `fetch`, since the landing page has no Apollo.
 */
import { useSyncExternalStore } from 'react';
import {
  inItsName,
  isClosed,
  OPEN,
  PLATFORM_DEFAULTS,
  type ExampleSite,
  type PlatformMode,
  type PlatformSettings,
  type PlatformState,
} from '#core/platform.js';
import type { TimeToOnline } from '#core/sites/time-to-online.js';
import type { MeasuredUptime } from '#core/uptime.js';
import { isServerTimeKnown, noteAnswer } from './server-clock.js';

const QUERY = `{
  platformSettings {
    name slogan description url logo keywords email phone instagram linkedin github titleSeparator defaultTitle
    defaultDescription defaultImage twitter
    claims { fastDelivery fullDelivery siteReady freeDomain cdn customers projects uptimePercent quote quoteBy quoteRole }
    examples
  }
  platformMode { mode message until }
}`;

const DEFAULTS: PlatformState = { settings: PLATFORM_DEFAULTS, mode: OPEN };

function fromPage(): PlatformState | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById('platform')?.textContent;
  return text ? (JSON.parse(text) as PlatformState) : null;
}

const rendered = fromPage();
let first: PlatformState = rendered ?? DEFAULTS;
let current = first;
let requested = rendered !== null;
const listeners = new Set<() => void>();

/** Updates since then. */
export function applyPlatform(news: Partial<PlatformState>): void {
  current = { ...current, ...news };
  for (const listener of listeners) listener();
}

/** For rendering pages outside a browser. */
export function renderPlatform(state: PlatformState): void {
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
    noteAnswer(response);
    const { data } = (await response.json()) as {
      data?: { platformSettings?: PlatformSettings; platformMode?: PlatformMode };
    };
    if (!data?.platformSettings || !data.platformMode) return;
    applyPlatform({ settings: data.platformSettings, mode: data.platformMode });
    // The landing page cannot show the notice; the server sends it instead of the page.
    if (isClosed(data.platformMode.mode) && document.getElementById('hero') !== null) location.reload();
  } catch (error) {
    console.warn('site settings: what the page says stays', error);
  }
}

/** Before a countdown starts: pages are rendered in advance and have no current time. */
export function fetchServerTime(): void {
  if (!isServerTimeKnown()) void ask();
}

if (typeof addEventListener === 'function') {
  addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) void ask();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!requested) {
    requested = true;
    void ask();
  }
  return () => listeners.delete(listener);
}

export function currentPlatform(): PlatformState {
  return current;
}

export function usePlatform(): PlatformState {
  return useSyncExternalStore(subscribe, currentPlatform, () => first);
}

export function usePlatformSettings(): PlatformSettings {
  return usePlatform().settings;
}

/** The measured uptime of customers' sites, as the page was rendered; null: not yet measured for two days. */
export function useMeasuredUptime(): MeasuredUptime | null {
  return usePlatform().uptime ?? null;
}

/** How fast sites came online, as the page was rendered; null: too few to say. */
export function useTimeToOnline(): TimeToOnline | null {
  return usePlatform().timeToOnline ?? null;
}

/** Published sites to look at, as the page was rendered. */
export function useExampleSites(): readonly ExampleSite[] {
  return usePlatform().examples ?? [];
}

export function usePlatformMode(): PlatformMode {
  return usePlatform().mode;
}

/** Texts in the name that the site has now. */
export function useNamed(): (text: string) => string {
  const { name } = usePlatformSettings();
  return (text) => inItsName(text, name);
}
