/**
 * The originals of a guest's pictures: the design in local storage holds a small picture of each, and the original
 * waits in IndexedDB, among the kept files, until there is an account to send it to. Each has a key that its small
 * picture gives.
 */
import { PICTURES } from '#core/limits/limits.js';
import { blobOf } from '#client/lib/pictures/data-url.js';
import type { Owner } from '#client/lib/session/owner.js';
import { keptStore, type KeptFile, type KeptSlot, type KeptStore } from './kept-files.js';

/** The place of one draft's originals. */
export interface OriginalsPlace {
  readonly owner: Owner;
  readonly draftId: string;
}

/** `full`: there is no room. `forbidden`: the browser keeps no files, as in a private window. */
export type KeepResult = 'kept' | 'full' | 'forbidden';

/** A picture that the browser has drawn anew (`data:`), as a file under the name of the one that it was drawn from. */
export function fileOf(dataUrl: string, name: string): File {
  const blob = blobOf(dataUrl);
  return new File([blob], name, { type: blob.type });
}

export const originalsSlot = (draftId: string): KeptSlot => `picture:${draftId}`;

const idOf = ({ draftId }: OriginalsPlace, key: string): string => `${originalsSlot(draftId)}:${key}`;
const isOriginal = ({ slot }: KeptFile): boolean => slot.startsWith('picture:');
const bytesOf = (files: readonly KeptFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0);

/** Whether a file of `bytes` fits among the originals of all drafts of this owner. */
function fits(kept: readonly KeptFile[], bytes: number): boolean {
  const { files: most, bytes: mostBytes } = PICTURES.guest.originals;
  return kept.length < most && bytesOf(kept) + bytes <= mostBytes;
}

/**
 * Stores an original. Where there is no room, those of this draft whose keys are not in `wanted` go first: their
 * pictures are neither in the design nor in the library any more. Never rejects.
 */
export async function storeGuestOriginal(
  place: OriginalsPlace,
  key: string,
  file: File,
  wanted: ReadonlySet<string>,
  given?: KeptStore,
): Promise<KeepResult> {
  try {
    const store = given ?? (await keptStore());
    if (!store.isLasting) return 'forbidden';
    const slot = originalsSlot(place.draftId);
    const id = idOf(place, key);
    const others = (await store.list(place.owner)).filter((each) => isOriginal(each) && each.id !== id);
    if (!fits(others, file.size)) {
      const ids = new Set([...wanted].map((each) => idOf(place, each)));
      const unused = others.filter((each) => each.slot === slot && !ids.has(each.id));
      await store.remove(unused.map((each) => each.id));
      if (
        !fits(
          others.filter((each) => !unused.includes(each)),
          file.size,
        )
      )
        return 'full';
    }
    await store.put([{ id, owner: place.owner, slot, file, description: '', addedAt: Date.now() }]);
    return 'kept';
  } catch (error) {
    console.warn('files: the browser refused the original of a picture', error);
    return 'full';
  }
}

/** Sends one original and answers its reference, `file:<id>`. */
export type SendOriginal = (file: File) => Promise<string>;

/** On their way, or sent and not yet in the design: a second call for the same picture waits for the first. */
const sending = new Map<string, Promise<string>>();

const sentAs = (place: OriginalsPlace, key: string): string => `${place.owner} ${idOf(place, key)}`;

/** Sends an original once. Rejects with what sending does; then the next call sends again. */
export async function sendOnce(place: OriginalsPlace, key: string, send: () => Promise<string>): Promise<string> {
  const sent = sentAs(place, key);
  const arriving = sending.get(sent) ?? send();
  sending.set(sent, arriving);
  try {
    return await arriving;
  } catch (error) {
    sending.delete(sent);
    throw error;
  }
}

/** The original of a picture; undefined where the browser has none. */
export async function originalOf(place: OriginalsPlace, key: string, store: KeptStore): Promise<File | undefined> {
  const kept = await store.list(place.owner, originalsSlot(place.draftId));
  return kept.find(({ id }) => id === idOf(place, key))?.file;
}

/** Forgets the original of a picture that was sent. Never rejects. */
export async function forgetOriginal(place: OriginalsPlace, key: string, store: KeptStore): Promise<void> {
  await store
    .remove([idOf(place, key)])
    .catch((error: unknown) => console.warn('files: a sent picture stayed behind', error));
}

/**
 * Sends the originals of these keys that this browser has; each is forgotten once it has arrived.
 * `onSent` is called for each. Rejects with what the first that failed did; those before it have arrived.
 */
export async function sendOriginals(
  place: OriginalsPlace,
  keys: readonly string[],
  onSent: (key: string, reference: string) => void,
  send: SendOriginal,
  given?: KeptStore,
): Promise<void> {
  const store = given ?? (await keptStore());
  const kept = new Map((await store.list(place.owner, originalsSlot(place.draftId))).map((each) => [each.id, each]));
  for (const key of keys) {
    const file = kept.get(idOf(place, key))?.file;
    if (file === undefined && !sending.has(sentAs(place, key))) continue;
    onSent(key, await sendOnce(place, key, () => send(file as File)));
    await forgetOriginal(place, key, store);
  }
}
