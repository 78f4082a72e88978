/** The site's own name and contacts. Plain `fetch`, since the landing page carries no Apollo; asked once a visit. */
import { useSyncExternalStore } from 'react';
import { SITE, type SiteContact } from '../../core/site.js';

const QUERY = '{ siteSettings { email phone instagram linkedin github } }';

let current: SiteContact = SITE;
let asked = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });
    const body = (await response.json()) as { data?: { siteSettings?: SiteContact } };
    if (!body.data?.siteSettings) return;
    current = body.data.siteSettings;
    for (const listener of listeners) listener();
  } catch (error) {
    console.warn('site settings: the defaults stay', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void ask();
  }
  return () => listeners.delete(listener);
}

export function useSiteContact(): SiteContact {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => SITE,
  );
}
