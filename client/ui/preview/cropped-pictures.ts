/** Crops of pictures for views of a site, cut in the browser to the same px as in what is built. */
import { useMemo, useSyncExternalStore } from 'react';
import { DESIGN } from '#core/limits/limits.js';
import { cropPixels, pictureCrop, type PictureCrop } from '#core/sections/picture-crop.js';
import type { CroppedAddress } from '#sitekit/texts/image-address.js';

/** More than a design shows; the oldest are released. */
const MOST = 2 * DESIGN.maxImages;

/** Addresses of crops; null while one is being cut. */
const crops = new Map<string, string | null>();
const listeners = new Set<() => void>();
let version = 0;

/** The signature of an address changes; the bytes behind it do not. */
const keyOf = (address: string, crop: string): string => `${address.replace(/\?.*$/, '')} ${crop}`;

const asBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/webp', 0.92));

/** The address of a blob. @throws DOMException for a picture that cannot be opened. */
async function cut(address: string, crop: PictureCrop): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { left, top, width, height } = cropPixels(crop, { width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, width, height);
  const blob = await asBlob(canvas);
  if (!blob) throw new DOMException('the picture could not be cut', 'EncodingError');
  return URL.createObjectURL(blob);
}

function releaseOldest(): void {
  const [oldest] = crops;
  if (!oldest || crops.size <= MOST) return;
  crops.delete(oldest[0]);
  if (oldest[1] !== null) URL.revokeObjectURL(oldest[1]);
}

async function make(key: string, address: string, crop: PictureCrop): Promise<void> {
  crops.set(key, null);
  try {
    crops.set(key, await cut(address, crop));
    releaseOldest();
    version += 1;
    for (const listener of listeners) listener();
  } catch (fault) {
    // Tried again when it is drawn again; until then the whole picture is shown.
    crops.delete(key);
    console.warn('preview: a picture could not be cropped', fault);
  }
}

function croppedUrl(address: string, stored: string): string | null {
  const crop = pictureCrop(stored);
  if (!crop) return null;
  const key = keyOf(address, stored);
  const known = crops.get(key);
  if (known === undefined) void make(key, address, crop);
  return known ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Another function for each crop that was cut: what was drawn without it is drawn again. */
export function useCroppedUrl(): CroppedAddress {
  const cutSoFar = useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
  return useMemo(() => {
    void cutSoFar;
    return (address: string, crop: string) => croppedUrl(address, crop);
  }, [cutSoFar]);
}
