import { ownedStore, type Owner } from '../../../../lib/session/owner.js';
import type { WIZARD_KEYS } from './local/wizard-storage.js';

/** The key of wizard-storage.ts, without loading it. */
const KEY: (typeof WIZARD_KEYS)['draft'] = 'wizard_draft';

/** Whether this browser has a draft, perhaps a blank one. False where it does not let us look. */
export function hasStoredDraft(owner: Owner): boolean {
  try {
    return ownedStore(owner).getItem(KEY) !== null;
  } catch {
    return false;
  }
}
