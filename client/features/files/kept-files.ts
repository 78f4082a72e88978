/**
 * Files that wait in the browser until there is an order to send them with (IndexedDB: they are too large for local
 * storage). Where the browser keeps nothing they live as long as the page.
 */
import { newId } from '../wizard/state/new-id.js';

/** A file before its order exists, or one of an order that has not been sent yet. */
export type KeptSlot = 'new' | `edit:${string}` | `order:${string}`;

export interface KeptFile {
  readonly id: string;
  readonly slot: KeptSlot;
  readonly file: File;
  readonly description: string;
  /** ms since 1970 */
  readonly addedAt: number;
}

export interface KeptStore {
  /** False where what is kept goes with the page. */
  readonly isLasting: boolean;
  /** Oldest first. */
  list(slot: KeptSlot): Promise<KeptFile[]>;
  put(files: readonly KeptFile[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const DATABASE = 'barpa_files';
const STORE = 'kept';
const BY_SLOT = 'slot';

const oldestFirst = (files: KeptFile[]): KeptFile[] => files.sort((a, b) => a.addedAt - b.addedAt);

export function memoryStore(): KeptStore {
  const files = new Map<string, KeptFile>();
  return {
    isLasting: false,
    list: (slot) => Promise.resolve(oldestFirst([...files.values()].filter((each) => each.slot === slot))),
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
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_SLOT, BY_SLOT);
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
    list: async (slot) => {
      const index = database.transaction(STORE).objectStore(STORE).index(BY_SLOT);
      return oldestFirst((await answered(index.getAll(slot))) as KeptFile[]);
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
export function newKept(slot: KeptSlot, files: readonly File[], description: string, now: number): KeptFile[] {
  return files.map((file, index) => ({ id: newId('file'), slot, file, description, addedAt: now + index }));
}

/** Files that waited for an order belong to it from now on, sent or not. */
export async function moveKept(from: KeptSlot, to: KeptSlot, given?: KeptStore): Promise<KeptFile[]> {
  const kept = given ?? (await keptStore());
  const moved = (await kept.list(from)).map((each) => ({ ...each, slot: to }));
  if (moved.length > 0) await kept.put(moved);
  return moved;
}
