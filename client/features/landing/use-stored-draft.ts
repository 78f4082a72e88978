import { useEffect, useState } from 'react';
import { GUEST, useOwner, type Owner } from '../../lib/session/owner.js';
import { hasStoredDraft } from '../wizard/index.js';

export interface StoredDraft {
  readonly owner: Owner;
  /** Another one after each change of the storage. */
  readonly round: number;
}

/** Whether this browser has a draft of its owner, also after another tab has changed that; null for none. */
export function useStoredDraft(): StoredDraft | null {
  const owner = useOwner() ?? GUEST;
  const [found, setFound] = useState<StoredDraft | null>(null);
  useEffect(() => {
    const read = () =>
      setFound((before) => (hasStoredDraft(owner) ? { owner, round: (before?.round ?? 0) + 1 } : null));
    read();
    window.addEventListener('storage', read);
    window.addEventListener('pageshow', read);
    return () => {
      window.removeEventListener('storage', read);
      window.removeEventListener('pageshow', read);
    };
  }, [owner]);
  return found;
}
