import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { isUnsent } from '../local/draft-copies.js';
import { loadDraft, saveDraft, sessionIdOf } from '../local/wizard-storage.js';
import { saveAccountDraft } from './account-draft.js';
import { sendAside } from './kept-drafts.js';

/** Sends what the account has not. True where it has the whole draft at hand. Never rejects. */
export async function settleAccount(owner: Owner): Promise<boolean> {
  await sendAside(owner);
  const store = ownedStore(owner);
  const local = await loadDraft(store, 'new');
  if (local.kind !== 'loaded') return local.kind === 'none';
  const { draft, base } = local;
  if (!isUnsent(local)) return true;
  try {
    const saved = await saveAccountDraft(owner, draft, sessionIdOf(store), base?.version ?? 0);
    saveDraft(store, 'new', draft, local.savedAt, saved);
    return true;
  } catch (fault) {
    console.warn('wizard: the draft could not be saved to the account', fault);
    return false;
  }
}
