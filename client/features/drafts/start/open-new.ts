/** With what the wizard of a new order opens: the browser's draft, the account's, a guest's, or a question. */
import { hasHandover, consumeHandover } from '#client/lib/session/handover.js';
import { GUEST, ownedStore, type Owner } from '#client/lib/session/owner.js';
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import type { AccountOpening } from '../account/open-account.js';
import { consumeFresh, wantsFresh } from './fresh-order.js';
import { loadNew } from '../local/load-new.js';
import { hasDraft, hasGuestDesign, loadDraft, saveDraft, type LoadedDraft } from '../local/wizard-storage.js';

/** `asks`: a new order was wished for, while the draft of another is not finished. */
export type Opened = AccountOpening | { readonly kind: 'asks' };

/** Whether there may be something to read: a guest's first visit opens at once. */
export function needsReading(owner: Owner): boolean {
  const store = ownedStore(owner);
  return owner !== GUEST || hasDraft(store, 'new') || hasGuestDesign(store) || hasHandover(owner) || wantsFresh();
}

/**
 * Takes over what a guest has made, where the guest has just signed in; then asks, begins with what the address says
 * (`start`), or reads. Never rejects.
 */
export async function openNew(owner: Owner, start: URLSearchParams | null): Promise<Opened> {
  const store = ownedStore(owner);
  if (consumeHandover(owner)) {
    const { draftPorts, adoptGuestDrafts } = await import('../local/local-drafts.js');
    await adoptGuestDrafts(draftPorts(GUEST), draftPorts(owner)).catch((fault: unknown) =>
      console.warn('wizard: the guest’s draft could not be taken along', fault),
    );
  }
  if (consumeFresh() || start !== null) {
    const { draftPorts, hasCurrentWork } = await import('../local/local-drafts.js');
    if (await hasCurrentWork(draftPorts(owner))) return { kind: 'asks' };
  }
  const local = start === null ? await loadNew(store) : await begin(store, start);
  if (owner === GUEST) return local;
  const { openWithAccount } = await import('../account/open-account.js');
  return openWithAccount(owner, local);
}

/** Unless a draft is there that cannot be read. Stored at once: a reload before the first change finds it. */
async function begin(store: KeyValueStore, address: URLSearchParams): Promise<LoadedDraft> {
  const kept = await loadDraft(store, 'new');
  if (kept.kind === 'broken') return kept;
  const { readSiteStart, startedDraft } = await import('./started-draft.js');
  const start = readSiteStart(address);
  if (start === null) return loadNew(store);
  const [draft, savedAt] = [await startedDraft(start), Date.now()];
  saveDraft(store, 'new', draft, savedAt);
  return { kind: 'loaded', draft, savedAt, base: null };
}
