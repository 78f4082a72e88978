/**
 * Files that wait in the browser until there is an order to send them with (IndexedDB: they are too large for local
 * storage). Where the browser keeps nothing they live as long as the page.
 */
import type { Owner } from '#client/lib/session/owner.js';
import { newId } from '#client/lib/new-id.js';

/**
 * A file of a draft (by the draft's id) or of an edit, or one of an order that has not been sent yet; or the original
 * of a picture in a draft's design (original-pictures.ts), or a picture of its library (guest-library.ts).
 */
export type KeptSlot =
  `draft:${string}` | `edit:${string}` | `order:${string}` | `picture:${string}` | `library:${string}`;

/** Whose, and where. */
export interface KeptPlace {
  readonly owner: Owner;
  readonly slot: KeptSlot;
}

export interface KeptFile {
  readonly id: string;
  /** The user who chose it; other users do not see it. */
  readonly owner: Owner;
  readonly slot: KeptSlot;
  readonly file: File;
  readonly description: string;
  /** ms since 1970 */
  readonly addedAt: number;
}

export interface KeptStore {
  /** False where what is kept goes with the page. */
  readonly isLasting: boolean;
  /** Oldest first; of all slots where none is named. */
  list(owner: Owner, slot?: KeptSlot): Promise<KeptFile[]>;
  put(files: readonly KeptFile[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const DATABASE = 'barpa_files';
const STORE = 'kept';
const BY_OWNER = 'owner';
/** Version 1 did not say whose a file is. */
const VERSION = 2;

const oldestFirst = (files: KeptFile[]): KeptFile[] => files.sort((a, b) => a.addedAt - b.addedAt);

const inSlot = (slot: KeptSlot | undefined) => (each: KeptFile) => slot === undefined || each.slot === slot;

export function memoryStore(): KeptStore {
  const files = new Map<string, KeptFile>();
  return {
    isLasting: false,
    list: (owner, slot) =>
      Promise.resolve(oldestFirst([...files.values()].filter((each) => each.owner === owner).filter(inSlot(slot)))),
    put: (added) => Promise.resolve(added.forEach((each) => files.set(each.id, each))),
    remove: (ids) => Promise.resolve(ids.forEach((id) => files.delete(id))),
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    // The owner of files of version 1 is unknown, and they must not reach the wrong person.
    if (database.objectStoreNames.contains(STORE)) database.deleteObjectStore(STORE);
    database.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_OWNER, BY_OWNER);
  };
  return answered(request);
}

function lastingStore(database: IDBDatabase): KeptStore {
  const write = (act: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'));
      act(transaction.objectStore(STORE));
    });
  return {
    isLasting: true,
    list: async (owner, slot) => {
      const index = database.transaction(STORE).objectStore(STORE).index(BY_OWNER);
      return oldestFirst(((await answered(index.getAll(owner))) as KeptFile[]).filter(inSlot(slot)));
    },
    put: (files) => write((store) => files.forEach((each) => store.put(each))),
    remove: (ids) => write((store) => ids.forEach((id) => store.delete(id))),
  };
}

let store: Promise<KeptStore> | null = null;

/** The browser's one store. Never rejects. */
export function keptStore(): Promise<KeptStore> {
  store ??= openDatabase()
    .then(lastingStore)
    .catch((error: unknown) => {
      console.warn('files: the browser keeps no files', error);
      return memoryStore();
    });
  return store;
}

/** Chosen just now. Their order is the order they were chosen in. */
export function newKept(
  { owner, slot }: KeptPlace,
  files: readonly File[],
  description: string,
  now: number,
): KeptFile[] {
  return files.map((file, index) => ({ id: newId('file'), owner, slot, file, description, addedAt: now + index }));
}

/** Files that waited for an order belong to it from now on, sent or not. */
export async function moveKept(from: KeptPlace, to: KeptSlot, given?: KeptStore): Promise<KeptFile[]> {
  const kept = given ?? (await keptStore());
  const moved = (await kept.list(from.owner, from.slot)).map((each) => ({ ...each, slot: to }));
  if (moved.length > 0) await kept.put(moved);
  return moved;
}

/** All files of one owner become another's: a guest's are taken along into the account. */
export async function handOverKept(from: Owner, to: Owner, given?: KeptStore): Promise<void> {
  const kept = given ?? (await keptStore());
  const files = await kept.list(from);
  if (files.length > 0) await kept.put(files.map((each) => ({ ...each, owner: to })));
}

/** Whether anything of theirs is kept in this browser. */
export async function keepsFiles(owner: Owner): Promise<boolean> {
  return (await (await keptStore()).list(owner)).length > 0;
}

/** Removes an owner's files, or those of one slot. */
export async function forgetKept(owner: Owner, slot?: KeptSlot, given?: KeptStore): Promise<void> {
  const kept = given ?? (await keptStore());
  await kept.remove((await kept.list(owner, slot)).map(({ id }) => id));
}
