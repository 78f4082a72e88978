/**
 * With which copy the wizard of a signed-in customer opens: the one of this browser, the one of the account, or the
 * customer's choice. Where the account cannot be read, the browser's copy goes on.
 */
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { readWithOrigin, type AccountDraft } from './read-account.js';
import { baseOf, markOf, settle } from '../local/draft-copies.js';
import { KEEP_OTHER_MS, saveOther } from '../local/other-copy.js';
import { adoptServerCopy, type AccountCopy, type Local } from './adopt-server-copy.js';
import { newDraft } from '../draft/wizard-draft.js';
import { clearDraft, droppedId, hasAside, saveDraft, type LoadedDraft } from '../local/wizard-storage.js';

export type AccountOpening =
  LoadedDraft | { readonly kind: 'choose'; readonly local: Local; readonly server: AccountCopy };

/** Milliseconds after which the browser's copy opens without the account's. */
const PATIENCE_MS = 5000;

/** Never rejects. */
export async function openWithAccount(owner: Owner, local: LoadedDraft): Promise<AccountOpening> {
  const store = ownedStore(owner);
  const replaced = [droppedId(store), ...(hasAside(store) ? await sendKept(owner) : [])];
  const account = await inTime(readWithOrigin(owner)).catch((fault: unknown) => {
    console.warn('wizard: the draft of the account could not be read', fault);
    return null;
  });
  if (account === null || local.kind === 'broken') return local;
  const opening = openingOf(account.isOwn ? basedOn(local, account) : local, account, replaced);
  if (opening.kind === 'server') return adoptServerCopy(owner, opening.server);
  if (opening.kind === 'none' && local.kind === 'loaded') clearDraft(store, 'new');
  return opening;
}

/**
 * Sends what was put aside. Answers its ids: the account may still have one as its draft when that is read. Never
 * rejects.
 */
async function sendKept(owner: Owner): Promise<readonly string[]> {
  try {
    const loaded = Promise.all([import('../local/local-drafts.js'), import('./kept-drafts.js')]);
    const [{ asideIds }, { sendAside }] = await inTime(loaded);
    const ids = asideIds(ownedStore(owner));
    await inTime(sendAside(owner)).catch(() => undefined);
    return ids;
  } catch (fault) {
    console.warn('wizard: the drafts that were put aside could not be read', fault);
    return [];
  }
}

/** The browser's copy went on from its own save, whose answer was lost. */
function basedOn(local: LoadedDraft, { version, draft }: AccountDraft): LoadedDraft {
  if (local.kind !== 'loaded' || draft === null) return local;
  return { ...local, base: baseOf({ draft, savedAt: null, version }) };
}

type Decided = AccountOpening | { readonly kind: 'server'; readonly server: AccountCopy };

/** Pure. `replaced` are the ids of drafts that this browser has put aside or thrown away. */
export function openingOf(local: LoadedDraft, account: AccountDraft, replaced: readonly (string | null)[]): Decided {
  const { version, draft, draftId, savedAt } = account;
  if (draft === null || draftId === null || replaced.includes(draftId)) {
    if (local.kind !== 'loaded') return blank(version);
    const wasRemoved = draft === null && local.base !== null && local.base.mark === markOf(local.draft);
    return wasRemoved && local.base.version < version ? { kind: 'none' } : { ...local, base: { version, mark: '' } };
  }
  const server: AccountCopy = { draft, savedAt, version, draftId };
  if (local.kind !== 'loaded') return { kind: 'server', server };
  switch (settle(local, server)) {
    case 'server':
      return { kind: 'server', server };
    case 'local':
      return { ...local, base: baseOf(server) };
    case 'choose':
      return { kind: 'choose', local, server };
  }
}

/** A new draft that replaces what the account has. */
const blank = (version: number): LoadedDraft =>
  version === 0 ? { kind: 'none' } : { kind: 'loaded', draft: newDraft(), savedAt: 0, base: { version, mark: '' } };

/** The customer has chosen; the other copy is kept aside for a week. */
export function choose(owner: Owner, local: Local, server: AccountCopy, which: 'local' | 'server'): Local {
  const store = ownedStore(owner);
  const other = which === 'local' ? server : local;
  saveOther(store, 'new', { draft: other.draft, savedAt: other.savedAt, until: Date.now() + KEEP_OTHER_MS });
  if (which === 'server') return adoptServerCopy(owner, server);
  const base = baseOf(server);
  saveDraft(store, 'new', local.draft, local.savedAt, base);
  return { ...local, base };
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  return Promise.race([work, late]);
}
