/**
 * The wizard in the browser's storage (specification 1 §3, S-101). Nothing here throws: a draft that cannot be read
 * is handed back as broken, for the customer to decide; a full or blocked storage is an answer, not an accident.
 */
import type { Design } from '#core/design/design.js';
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import type { DraftBase } from './draft-copies.js';
import { newId } from '#client/lib/new-id.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

/** The number of draft-schema.ts, without loading it. */
const DRAFT_VERSION: typeof import('../draft/draft-schema.js').DRAFT_VERSION = 1;

export const WIZARD_KEYS = {
  session: 'wizard_session_id',
  guestDesign: 'guest_design',
  draft: 'wizard_draft',
  pendingEdit: 'wizard_pending_edit',
  /** The saves that were sent to the account last (sent-saves.ts). */
  sent: 'wizard_sent_saves',
  /** The documented record of drafts that were put aside (local-drafts.ts). */
  aside: 'local_orders',
  /** The id of the draft that was removed last: the account may still have it. */
  dropped: 'wizard_draft_dropped',
} as const;

/** The draft of a new order, or the edit of an existing one: they never overwrite each other. */
export type DraftSlot = 'new' | `edit:${string}`;

export type LoadedDraft =
  | { readonly kind: 'none' }
  | { readonly kind: 'loaded'; readonly draft: WizardDraft; readonly savedAt: number; readonly base: DraftBase | null }
  | { readonly kind: 'broken'; readonly raw: string };

/** `full`: the quota is used up. `blocked`: the browser does not let us store at all. */
export type SaveOutcome = 'saved' | 'full' | 'blocked';

export function draftKey(slot: DraftSlot): string {
  return slot === 'new' ? WIZARD_KEYS.draft : `${WIZARD_KEYS.draft}:${slot}`;
}

/** Where the id of a slot's draft stands. The documented key is that of a new order. */
function draftIdKey(slot: DraftSlot): string {
  return slot === 'new' ? WIZARD_KEYS.session : `${WIZARD_KEYS.session}:${slot}`;
}

export function hasDraft(store: KeyValueStore, slot: DraftSlot): boolean {
  return readRecord(store, draftKey(slot)) !== null;
}

/** Whether there may be drafts that were put aside. */
export function hasAside(store: KeyValueStore): boolean {
  return readRecord(store, WIZARD_KEYS.aside) !== null;
}

export function droppedId(store: KeyValueStore): string | null {
  return readRecord(store, WIZARD_KEYS.dropped);
}

export async function loadDraft(store: KeyValueStore, slot: DraftSlot): Promise<LoadedDraft> {
  const raw = readRecord(store, draftKey(slot));
  if (raw === null) return { kind: 'none' };
  const { envelopeSchema } = await import('../draft/draft-schema.js');
  const parsed = envelopeSchema.safeParse(parseJson(raw));
  return parsed.success
    ? { kind: 'loaded', draft: parsed.data.draft, savedAt: parsed.data.savedAt, base: parsed.data.base }
    : { kind: 'broken', raw };
}

/** `now` in ms since 1970; `base` is what the server had when the edit of an order began. */
export function saveDraft(
  store: KeyValueStore,
  slot: DraftSlot,
  draft: WizardDraft,
  now: number,
  base: DraftBase | null = null,
): SaveOutcome {
  return writeRecord(store, draftKey(slot), JSON.stringify({ version: DRAFT_VERSION, savedAt: now, base, draft }));
}

/** After an order was really created, or when the customer throws the draft away. The next one is a new session. */
export function clearDraft(store: KeyValueStore, slot: DraftSlot): void {
  removeRecord(store, draftKey(slot));
  removeRecord(store, draftIdKey(slot));
  if (slot === 'new') {
    removeRecord(store, WIZARD_KEYS.guestDesign);
    removeRecord(store, WIZARD_KEYS.sent);
  } else {
    removeRecord(store, WIZARD_KEYS.pendingEdit);
  }
}

/** The documented record of a guest: design, timestamp and userInfo. */
export function saveGuestDesign(store: KeyValueStore, draft: WizardDraft, now: number): SaveOutcome {
  const userInfo = {
    domain: draft.domain.label,
    domainExtension: draft.domain.extension,
    ...(draft.domain.isOwned && { ownsDomain: true }),
    additionalDomains: draft.extraDomains,
  };
  return writeRecord(
    store,
    WIZARD_KEYS.guestDesign,
    JSON.stringify({ design: draft.design, timestamp: now, userInfo }),
  );
}

export function forgetGuestDesign(store: KeyValueStore): void {
  removeRecord(store, WIZARD_KEYS.guestDesign);
}

interface GuestDesign {
  readonly design: Design;
  readonly domain: string;
  readonly timestamp: number;
}

export function hasGuestDesign(store: KeyValueStore): boolean {
  return readRecord(store, WIZARD_KEYS.guestDesign) !== null;
}

/** Null where there is none that can be read. */
export async function loadGuestDesign(store: KeyValueStore): Promise<GuestDesign | null> {
  const raw = readRecord(store, WIZARD_KEYS.guestDesign);
  if (raw === null) return null;
  const { guestDesignSchema } = await import('../draft/draft-schema.js');
  const parsed = guestDesignSchema.safeParse(parseJson(raw));
  return parsed.success
    ? { design: parsed.data.design, domain: parsed.data.userInfo.domain ?? '', timestamp: parsed.data.timestamp }
    : null;
}

/**
 * The id of a slot's draft, which is the documented session id of the wizard: made once and kept until an order was
 * created. One draft makes one order: the server knows it by this id.
 */
export function sessionIdOf(
  store: KeyValueStore,
  slot: DraftSlot = 'new',
  make: () => string = () => newId('session'),
): string {
  const known = readRecord(store, draftIdKey(slot));
  if (known !== null && known !== '' && known.length <= 100) return known;
  const id = make();
  writeRecord(store, draftIdKey(slot), id);
  return id;
}

/** The draft of the account goes on here under its own id. */
export function setSessionId(store: KeyValueStore, id: string): void {
  writeRecord(store, WIZARD_KEYS.session, id);
}

/** Which order is being edited, so that the edit is found again after signing in. */
export function pendingEdit(store: KeyValueStore): string | null {
  return readRecord(store, WIZARD_KEYS.pendingEdit);
}

export function storePendingEdit(store: KeyValueStore, orderId: string): void {
  writeRecord(store, WIZARD_KEYS.pendingEdit, orderId);
}

/** The order is not to be edited here any more. What was kept of the edit stays. */
export function forgetPendingEdit(store: KeyValueStore, orderId: string): void {
  if (pendingEdit(store) === orderId) removeRecord(store, WIZARD_KEYS.pendingEdit);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readRecord(store: KeyValueStore, key: string): string | null {
  try {
    return store.getItem(key);
  } catch (error) {
    console.warn(`wizard: ${key} cannot be read`, error);
    return null;
  }
}

export function writeRecord(store: KeyValueStore, key: string, value: string): SaveOutcome {
  try {
    store.setItem(key, value);
    return 'saved';
  } catch (error) {
    console.warn(`wizard: ${key} cannot be stored`, error);
    return isQuota(error) ? 'full' : 'blocked';
  }
}

export function removeRecord(store: KeyValueStore, key: string): void {
  try {
    store.removeItem(key);
  } catch (error) {
    console.warn(`wizard: ${key} cannot be removed`, error);
  }
}

/** Browsers name it differently; old Firefox has a name of its own. */
function isQuota(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}
