/** The copy that was not chosen, kept under a key of its own for a week: a choice can be taken back. Never throws. */
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import type { DraftCopy } from './draft-copies.js';
import { draftKey, readRecord, removeRecord, writeRecord, type DraftSlot, type SaveOutcome } from './wizard-storage.js';

export interface OtherCopy extends DraftCopy {
  /** ms since 1970: from then on it may be dropped. */
  readonly until: number;
}

/** A week, in ms. */
export const KEEP_OTHER_MS = 7 * 24 * 60 * 60 * 1000;

export const otherKey = (slot: DraftSlot): string => `${draftKey(slot)}:other`;

/** `full` keeps it in the memory of this tab only: the copy that was chosen has the first right to the space. */
export function saveOther(store: KeyValueStore, slot: DraftSlot, copy: OtherCopy): SaveOutcome {
  return writeRecord(store, otherKey(slot), JSON.stringify({ version: 1, ...copy }));
}

export function removeOther(store: KeyValueStore, slot: DraftSlot): void {
  removeRecord(store, otherKey(slot));
}

/** Null where there is none, it cannot be read, or its week is over; then it goes. */
export async function loadOther(store: KeyValueStore, slot: DraftSlot, now: number): Promise<OtherCopy | null> {
  const raw = readRecord(store, otherKey(slot));
  if (raw === null) return null;
  const { readOther } = await import('../draft/draft-schema.js');
  const other = readOther(raw);
  if (other !== null && now < other.until) return other;
  removeOther(store, slot);
  return null;
}

/** Those of orders that nobody opens again go, too, once their week is over. `keys` are those of the whole storage. */
export function sweepOthers(store: KeyValueStore, keys: readonly string[], now: number): void {
  for (const key of keys.filter((each) => each.startsWith('wizard_draft') && each.endsWith(':other'))) {
    const until = /"until":(\d+)/.exec(readRecord(store, key) ?? '')?.[1];
    if (until === undefined || Number(until) <= now) removeRecord(store, key);
  }
}
