/** Removes what this browser stores of a person when they sign out, after a confirmation (a shared computer). */
import { browserStore, storedKeys } from '#client/lib/storage/browser-store.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import {
  announceDraft,
  draftMessages,
  draftPorts,
  hasCurrentWork,
  hasLocalWork,
  loadAccountDrafts,
  WIZARD_KEYS,
} from '#client/features/drafts/index.js';
import { ownedKey, ownedKeys, type Owner } from '#client/lib/session/owner.js';
import { confirm } from '#client/ui/confirm.js';
import { forgetKept, keptStore } from '#client/features/files/index.js';
import { dropPending } from '#client/features/wallet/index.js';
import { SUPPORT_DRAFT } from '#client/features/support/index.js';

/** True where nothing would be lost, since the account has it, or the person agrees. */
export async function mayForgetWork(owner: Owner): Promise<boolean> {
  const isInAccount = await (await loadAccountDrafts()).settleAccount(owner);
  if (!(await hasWork(owner, isInAccount))) return true;
  const { title, text, savedText, action } = draftMessages.signOut;
  const isSaved = isInAccount && (await hasCurrentWork(draftPorts(owner)));
  return confirm({ title, text: isSaved ? savedText : text, action, danger: true });
}

/** Whether anything is in this browser only. */
async function hasWork(owner: Owner, isInAccount: boolean): Promise<boolean> {
  if (ownedKeys(owner).some((key) => key.startsWith(`${WIZARD_KEYS.draft}:`))) return true;
  if (await hasLocalWork(draftPorts(owner), isInAccount ? 'aside' : 'all')) return true;
  return (await (await keptStore()).list(owner)).length > 0;
}

/** Removes what the tab remembers of top-ups, with their amounts. */
export function forgetPayments(): void {
  dropPending(tabStore);
}

/** Removes drafts, files, and what the tab remembers of payments; the other tabs stop writing theirs. Never throws. */
export async function forgetWork(owner: Owner): Promise<void> {
  announceDraft({ kind: 'forgotten', owner });
  const owned = ownedKeys(owner).map((key) => ownedKey(owner, key));
  const support = storedKeys().filter((key) => key.startsWith(`${SUPPORT_DRAFT}${owner}:`));
  try {
    for (const key of [...owned, ...support]) browserStore.removeItem(key);
    window.sessionStorage.clear();
    await forgetKept(owner);
  } catch (fault) {
    console.warn('wizard: the browser did not remove everything', fault);
  }
}
