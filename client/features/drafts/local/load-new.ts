import type { KeyValueStore } from '#client/lib/session/token-store.js';
import { isBlank } from '../draft/blank-draft.js';
import { newDraft } from '../draft/wizard-draft.js';
import { loadDraft, loadGuestDesign, type LoadedDraft } from './wizard-storage.js';

/**
 * The draft of a new order; where there is none, or a blank one, the documented guest record that an older client may
 * have left.
 */
export async function loadNew(store: KeyValueStore): Promise<LoadedDraft> {
  const loaded = await loadDraft(store, 'new');
  if (loaded.kind === 'broken' || (loaded.kind === 'loaded' && !isBlank(loaded.draft))) return loaded;
  const guest = await loadGuestDesign(store);
  if (guest === null) return loaded;
  const blank = newDraft();
  const draft = { ...blank, design: guest.design, domain: { ...blank.domain, label: guest.domain } };
  if (isBlank(draft)) return loaded;
  return { kind: 'loaded', draft: { ...draft, method: 'dynamic' }, savedAt: guest.timestamp, base: null };
}
