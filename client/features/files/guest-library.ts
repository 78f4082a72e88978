/**
 * The library of a guest: pictures that were added to a draft, whether a section shows them or not. Each is the small
 * picture that a section would hold; its original waits beside it (original-pictures.ts). With an account they are sent
 * (send-library.ts).
 */
import { PICTURES } from '#core/limits/limits.js';
import { blobOf } from '#client/lib/pictures/data-url.js';
import type { Owner } from '#client/lib/session/owner.js';
import { keptStore, type KeptFile, type KeptSlot, type KeptStore } from './kept-files.js';
import type { OriginalsPlace } from './original-pictures.js';

/** The library of one draft; `draftId` null: of all drafts of its owner. */
export interface LibraryPlace {
  readonly owner: Owner;
  readonly draftId: string | null;
}

export interface GuestPicture {
  /** A `data:` address. */
  readonly image: string;
  readonly name: string;
  readonly sizeBytes: number;
}

const PREFIX = 'library:';
const slotOf = ({ draftId }: OriginalsPlace): KeptSlot => `${PREFIX}${draftId}`;
const keyOf = ({ id, slot }: KeptFile): string => id.slice(slot.length + 1);

/** Oldest first. */
async function keptIn({ owner, draftId }: LibraryPlace, store: KeptStore): Promise<readonly KeptFile[]> {
  const kept = await store.list(owner, draftId === null ? undefined : slotOf({ owner, draftId }));
  return kept.filter(({ slot }) => slot.startsWith(PREFIX));
}

/** The address that the picture was added with: a file keeps its type and its bytes. */
async function dataUrlOf({ file }: KeptFile): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(text)}`;
}

/** Newest first. */
export async function guestLibrary(place: LibraryPlace, given?: KeptStore): Promise<readonly GuestPicture[]> {
  const kept = await keptIn(place, given ?? (await keptStore()));
  const pictures = kept.map(async (each) => ({
    image: await dataUrlOf(each),
    name: each.file.name,
    sizeBytes: each.file.size,
  }));
  return (await Promise.all(pictures)).reverse();
}

/** The keys of the originals of its pictures, none of which is read. */
export async function guestLibraryKeys(place: LibraryPlace, given?: KeptStore): Promise<readonly string[]> {
  return (await keptIn(place, given ?? (await keptStore()))).map(keyOf);
}

/** A picture of the library as it is kept. */
export interface WaitingPicture {
  readonly draftId: string;
  readonly key: string;
  readonly file: File;
}

/** The pictures of all libraries of an owner, oldest first. */
export async function waitingPictures(owner: Owner, given?: KeptStore): Promise<readonly WaitingPicture[]> {
  const kept = await keptIn({ owner, draftId: null }, given ?? (await keptStore()));
  return kept.map((each) => ({ draftId: each.slot.slice(PREFIX.length), key: keyOf(each), file: each.file }));
}

interface Added {
  /** Under which its original is kept: the same picture is there once. */
  readonly key: string;
  readonly image: string;
  readonly name: string;
}

/** False where the library is full. */
export async function addToGuestLibrary(
  place: OriginalsPlace,
  { key, image, name }: Added,
  given?: KeptStore,
): Promise<boolean> {
  const store = given ?? (await keptStore());
  const { owner } = place;
  const slot = slotOf(place);
  const id = `${slot}:${key}`;
  const others = (await store.list(owner, slot)).filter((each) => each.id !== id);
  if (others.length >= PICTURES.guest.libraryFiles) return false;
  const blob = blobOf(image);
  const file = new File([blob], name, { type: blob.type });
  await store.put([{ id, owner, slot, file, description: '', addedAt: Date.now() }]);
  return true;
}

/** Takes the picture with this key out of the library; where a section shows it, it stays there. */
export async function removeFromGuestLibrary(place: LibraryPlace, key: string, given?: KeptStore): Promise<void> {
  const store = given ?? (await keptStore());
  const kept = await keptIn(place, store);
  await store.remove(kept.filter((each) => keyOf(each) === key).map(({ id }) => id));
}
