/**
 * The library of a guest: pictures that were added to a draft and are in none of its sections yet. Each is the small
 * picture that a section would hold; its original waits beside it (original-pictures.ts).
 */
import { PICTURES } from '#core/limits/limits.js';
import { blobOf } from '#client/lib/pictures/data-url.js';
import { keptStore, type KeptFile, type KeptSlot, type KeptStore } from './kept-files.js';
import type { OriginalsPlace } from './original-pictures.js';

export interface GuestPicture {
  /** A `data:` address. */
  readonly image: string;
  readonly name: string;
  readonly sizeBytes: number;
}

const slotOf = ({ draftId }: OriginalsPlace): KeptSlot => `library:${draftId}`;

/** The address that the picture was added with: a file keeps its type and its bytes. */
async function dataUrlOf({ file }: KeptFile): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(text)}`;
}

/** Newest first. */
export async function guestLibrary(place: OriginalsPlace, given?: KeptStore): Promise<readonly GuestPicture[]> {
  const store = given ?? (await keptStore());
  const kept = await store.list(place.owner, slotOf(place));
  const pictures = kept.map(async (each) => ({
    image: await dataUrlOf(each),
    name: each.file.name,
    sizeBytes: each.file.size,
  }));
  return (await Promise.all(pictures)).reverse();
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
export async function removeFromGuestLibrary(place: OriginalsPlace, key: string, given?: KeptStore): Promise<void> {
  await (given ?? (await keptStore())).remove([`${slotOf(place)}:${key}`]);
}
