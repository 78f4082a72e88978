/** Photographs among project files, made small enough to be sent; every other file stays as it is. */
import { FILES, PICTURES } from '#core/limits/limits.js';
import { encodePicture, openPicture, PictureError } from '#client/lib/pictures/open-picture.js';
import { pictureKind, type PictureKind } from '#client/lib/pictures/picture-kind.js';
import { pictureMessages } from '#client/lib/messages/picture.messages.js';
import type { FileFault } from '#client/lib/file-rules.js';

/** The kinds that no project file may have: they become JPEG. */
const FOREIGN: readonly PictureKind[] = ['webp', 'heic', 'avif'];
const PHOTOGRAPHS = ['jpeg', 'png', ...FOREIGN] as const;

export type FitFiles = { readonly files: readonly File[] } | { readonly fault: FileFault };

/** One after the other: a decoded photograph takes much memory. The first that cannot be opened is the fault. */
export async function fitFiles(chosen: readonly File[]): Promise<FitFiles> {
  const files: File[] = [];
  for (const file of chosen) {
    try {
      files.push(await fitFile(file));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return { fault: { name: file.name, message: pictureMessages.faults[error.fault] } };
    }
  }
  return { files };
}

/** A name proves nothing, but only files that are called pictures are looked into. */
const CALLED_PICTURE = /\.(jpe?g|png|webp|heic|heif|avif)$/i;

async function fitFile(file: File): Promise<File> {
  if (file.size === 0 || !CALLED_PICTURE.test(file.name)) return file;
  const kind = pictureKind(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  const isForeign = kind !== null && FOREIGN.includes(kind);
  const isLarge = file.size > FILES.maxBytes && (kind === 'jpeg' || kind === 'png');
  if (!isForeign && !isLarge) return file;
  const picture = await openPicture(file, PHOTOGRAPHS);
  const maxChars = Math.floor((PICTURES.sentBytes * 4) / 3) - 100;
  const dataUrl = encodePicture(picture, [PICTURES.maxSide], [['image/jpeg', 0.85]], maxChars);
  picture.close();
  if (dataUrl === null) throw new PictureError('unreadable');
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (each) => each.charCodeAt(0));
  return new File([bytes], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
