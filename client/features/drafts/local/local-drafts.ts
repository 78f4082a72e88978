/**
 * Orders that are only in this browser: wizards put aside for another one, until the account has them, and notes that
 * the create-order dialog of before has left. The wizard itself works on a single draft; continuing one of these puts
 * the wizard's own aside. Nothing throws: a full or blocked storage is an answer.
 */
import { z } from 'zod';
import { countSections } from '#core/design/design-measures.js';
import { formatToman } from '#core/dates/calendar.js';
import { TEXT } from '#core/limits/limits.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import { forgetKept, handOverKept } from '#client/features/files/index.js';
import { isBlank } from '../draft/blank-draft.js';
import { baseSchema, draftSchema, type StoredDraft } from '../draft/draft-schema.js';
import { loadNew } from './load-new.js';
import { otherKey } from './other-copy.js';
import { quoteDraft } from '../draft/wizard-data.js';
import { newDraft } from '../draft/wizard-draft.js';
import { clearDraft, draftKey, loadDraft, saveDraft, sessionIdOf, WIZARD_KEYS } from './wizard-storage.js';

/** The documented record, in its documented spelling. */
const localDraftSchema = z.object({
  id: z.string().startsWith('local_'),
  /** ISO-8601. */
  created_at: z.string(),
  updated_at: z.string(),
  payload: z.object({
    title: z.string(),
    description: z.string(),
    /** Toman: what the design comes to, or what the customer means to spend; null where neither is known. */
    price: z.number().nullable(),
    comments: z.string(),
    total_pages: z.number().int(),
    total_sections: z.number().int(),
    siteType: z.enum(['personal', 'business']).nullable(),
    sessionId: z.string(),
    /** Null before the wizard was opened for it; one that cannot be read counts as null. */
    wizardData: draftSchema.nullable().catch(null),
  }),
  /** Ours: what the account had of it; null for nothing. */
  account_base: baseSchema.nullable().catch(null).default(null),
});

export type LocalDraft = z.output<typeof localDraftSchema>;

export interface DraftPorts {
  readonly owner: Owner;
  /** The browser's storage as this owner sees it. */
  readonly store: KeyValueStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The browser's. */
export const draftPorts = (owner: Owner): DraftPorts => ({ owner, store: ownedStore(owner), now: () => Date.now() });

/** Newest first: what the wizard holds now, then what was put aside. Blank ones are none. */
export async function readLocalDrafts(ports: DraftPorts): Promise<readonly LocalDraft[]> {
  const current = await currentWork(ports);
  const aside = [...readAside(ports.store)].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return current === null ? aside : [current, ...aside];
}

export async function removeLocalDraft(ports: DraftPorts, id: string): Promise<boolean> {
  const current = await currentDraft(ports);
  const { owner } = ports;
  const sessionId = [current, ...readAside(ports.store)].find((draft) => draft?.id === id)?.payload.sessionId;
  if (sessionId !== undefined)
    for (const slot of [`draft:${sessionId}`, `picture:${sessionId}`, `library:${sessionId}`] as const)
      await forgetKept(owner, slot);
  if (sessionId !== undefined) write(ports.store, WIZARD_KEYS.dropped, sessionId);
  if (current?.id !== id) return writeAside(ports.store, without(readAside(ports.store), id));
  clearDraft(ports.store, 'new');
  return true;
}

/** Opens a draft in the wizard; what was made there goes aside first. False where the browser does not let us store. */
export async function continueLocalDraft(ports: DraftPorts, id: string): Promise<boolean> {
  const { store, now } = ports;
  const current = await currentDraft(ports);
  if (current?.id === id) return true;
  const aside = readAside(store);
  const chosen = aside.find((draft) => draft.id === id);
  if (!chosen) return false;
  const others = without(aside, id);
  const kept = current === null || isEmpty(current) ? others : [...others, current];
  if (!writeAside(store, [...kept, chosen])) return false;
  if (saveDraft(store, 'new', wizardDraftOf(chosen), now()) !== 'saved') return false;
  return write(store, WIZARD_KEYS.session, chosen.payload.sessionId) && writeAside(store, kept);
}

interface PutAside {
  /** False where the browser does not let us store: then the draft stays where it is. */
  readonly isDone: boolean;
  /** The id of the draft that went aside; null where there was nothing to keep. */
  readonly id: string | null;
}

/** Puts the wizard's draft aside, so that a new one can begin; a blank one is dropped. */
export async function putCurrentAside(ports: DraftPorts): Promise<PutAside> {
  const { store } = ports;
  const kept = await currentWork(ports);
  if (kept !== null && !writeAside(store, [...readAside(store), kept])) return { isDone: false, id: null };
  clearDraft(store, 'new');
  return { isDone: true, id: kept?.id ?? null };
}

/** Whether anything of an owner's drafts is worth keeping; `aside`: of those that were put aside alone. */
export async function hasLocalWork(ports: DraftPorts, which: 'all' | 'aside' = 'all'): Promise<boolean> {
  const drafts = which === 'all' ? await readLocalDrafts(ports) : readAside(ports.store);
  return drafts.length > 0;
}

/** Whether the wizard holds something that somebody has made. */
export async function hasCurrentWork(ports: DraftPorts): Promise<boolean> {
  return (await currentWork(ports)) !== null;
}

async function currentWork(ports: DraftPorts): Promise<LocalDraft | null> {
  const current = await currentDraft(ports);
  return current === null || isEmpty(current) ? null : current;
}

const isEmpty = ({ payload: { wizardData } }: LocalDraft): boolean => wizardData !== null && isBlank(wizardData);

/**
 * A guest's drafts become an account's once they signed in from the wizard: the guest's draft is the wizard's, the
 * account's own goes aside. A blank one is dropped, and one that cannot be read takes no other's place. Where the
 * browser does not let us store, everything stays the guest's.
 */
export async function adoptGuestDrafts(guest: DraftPorts, account: DraftPorts): Promise<void> {
  const { store } = account;
  const keys = [draftKey('new'), WIZARD_KEYS.session, WIZARD_KEYS.guestDesign];
  const given = keys.map((key) => [key, guest.store.getItem(key)] as const);
  const [own, found] = await Promise.all([loadDraft(store, 'new'), loadNew(guest.store)]);
  // A copy that cannot be read can still be saved by hand: nothing takes its place.
  if (own.kind === 'broken') return;
  const isTaken = found.kind === 'broken' ? own.kind === 'none' : found.kind === 'loaded' && !isBlank(found.draft);
  if (isTaken) {
    if (!(await putCurrentAside(account)).isDone) return;
    if (!given.every(([key, value]) => value === null || write(store, key, value))) return;
  }
  if (!writeAside(store, [...readAside(store), ...readAside(guest.store)])) return;
  const edit = guest.store.getItem(WIZARD_KEYS.pendingEdit);
  if (edit !== null && !write(store, WIZARD_KEYS.pendingEdit, edit)) return;
  const left = found.kind === 'broken' && !isTaken ? [] : keys;
  for (const key of [...left, WIZARD_KEYS.pendingEdit, WIZARD_KEYS.aside, otherKey('new')]) guest.store.removeItem(key);
  await handOverKept(guest.owner, account.owner);
}

/** The id that an account knows a draft of ours by. */
export const draftIdOf = (id: string): string => id.slice('local_'.length);

/** A draft that was put aside, as the account is sent it. */
export interface AsideDraft {
  readonly id: string;
  readonly draftId: string;
  readonly draft: StoredDraft;
  /** The version of the account that it follows from; 0 where it had none. */
  readonly baseVersion: number;
}

/** Oldest first, so that the account lists them as this browser did. */
export const asideDrafts = (store: KeyValueStore): readonly AsideDraft[] =>
  [...readAside(store)]
    .sort((a, b) => a.updated_at.localeCompare(b.updated_at))
    .map((draft) => ({
      id: draft.id,
      draftId: draft.payload.sessionId,
      draft: wizardDraftOf(draft),
      baseVersion: draft.account_base?.version ?? 0,
    }));

/** The account has it now; its files stay for whoever goes on with it here. */
export function dropAside(store: KeyValueStore, id: string): void {
  writeAside(store, without(readAside(store), id));
}

/** The drafts that were put aside. */
export const asideIds = (store: KeyValueStore): readonly string[] =>
  readAside(store).map(({ payload }) => payload.sessionId);

/** The draft that the wizard starts with. A budget goes along as a sentence, for whoever builds the site to read. */
function wizardDraftOf({ payload }: LocalDraft): StoredDraft {
  if (payload.wizardData !== null) return payload.wizardData;
  const { title, description, comments, price } = payload;
  const budget = price === null ? '' : orderMessages.draft.budgetLine(formatToman(price));
  const lines = [comments, budget].filter((line) => line !== '').join('\n');
  return { ...newDraft(), order: { title, description, comments: lines.slice(0, TEXT.comments) } };
}

/** The wizard's own draft as one of ours; null where it is empty or cannot be read. */
async function currentDraft({ store, now }: DraftPorts): Promise<LocalDraft | null> {
  if (store.getItem(draftKey('new')) === null) return null;
  const loaded = await loadDraft(store, 'new');
  if (loaded.kind !== 'loaded') return null;
  const { draft, savedAt, base } = loaded;
  const sessionId = sessionIdOf(store);
  const at = new Date(savedAt || now()).toISOString();
  const sections = countSections(draft.design);
  return {
    id: `local_${sessionId}`,
    created_at: at,
    updated_at: at,
    payload: {
      ...draft.order,
      price: sections === 0 ? null : (quoteDraft(draft)?.payable ?? null),
      total_pages: sections === 0 ? 0 : draft.design.pages.length,
      total_sections: sections,
      siteType: draft.siteType,
      sessionId,
      wizardData: draft,
    },
    account_base: base,
  };
}

function readAside(store: KeyValueStore): readonly LocalDraft[] {
  try {
    const parsed = z.array(z.unknown()).safeParse(JSON.parse(store.getItem(WIZARD_KEYS.aside) ?? '[]'));
    const drafts = (parsed.data ?? []).flatMap((each) => localDraftSchema.safeParse(each).data ?? []);
    // An older version may have left a blank one.
    return drafts.filter((draft) => !isEmpty(draft));
  } catch (error) {
    console.warn(`orders: ${WIZARD_KEYS.aside} cannot be read`, error);
    return [];
  }
}

function writeAside(store: KeyValueStore, drafts: readonly LocalDraft[]): boolean {
  if (drafts.length === 0 && store.getItem(WIZARD_KEYS.aside) === null) return true;
  return write(store, WIZARD_KEYS.aside, JSON.stringify(drafts));
}

function write(store: KeyValueStore, key: string, value: string): boolean {
  try {
    store.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`orders: ${key} cannot be stored`, error);
    return false;
  }
}

function without(drafts: readonly LocalDraft[], id: string): readonly LocalDraft[] {
  return drafts.filter((draft) => draft.id !== id);
}
