/** The account's copy goes on in this browser. */
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { baseOf, type ServerCopy } from '../local/draft-copies.js';
import { saveDraft, setSessionId, type LoadedDraft } from '../local/wizard-storage.js';

export type Local = Extract<LoadedDraft, { kind: 'loaded' }>;

/** The account's copy with the id of its draft. */
export type AccountCopy = ServerCopy & { readonly draftId: string };

export function adoptServerCopy(owner: Owner, server: AccountCopy): Local {
  const store = ownedStore(owner);
  const { draft, draftId } = server;
  const savedAt = server.savedAt ?? Date.now();
  const base = baseOf(server);
  setSessionId(store, draftId);
  saveDraft(store, 'new', draft, savedAt, base);
  return { kind: 'loaded', draft, savedAt, base };
}
