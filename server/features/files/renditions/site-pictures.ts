/** Pictures of sites, rendered when they are uploaded, so that a build finds them ready. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pictureCrop } from '#core/sections/picture-crop.js';
import type { BuiltPicture } from '#sitekit/build/site-input.js';
import { stockPicture } from '#sitekit/pictures/stock.js';
import type { Ctx } from '#platform/context.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { readStoredFile } from '../file/files.service.js';
import { madeOnce } from './made-once.js';
import { makeRenditions, makeSharedPicture, renditionRecipe } from './renditions.js';

const KEPT = 'file:';
const { resolve } = createRequire(import.meta.url);

async function pictureBytes(ctx: Ctx, reference: string): Promise<Buffer | null> {
  const ours = stockPicture(reference);
  if (ours) return readFile(resolve(`#sitekit/pictures/files/${ours.name}.webp`));
  const file = reference.startsWith(KEPT) ? await readStoredFile(ctx, reference.slice(KEPT.length)) : null;
  return file?.mime.startsWith('image/') ? file.bytes : null;
}

/**
 * All sizes of a kept picture (`file:<id>`) or a stock picture (`stock:<name>`), or of its stored crop; null for what
 * is gone or no picture. Callers check whose it is.
 */
export async function sitePicture(ctx: Ctx, reference: string, crop?: string): Promise<BuiltPicture | null> {
  const bytes = await pictureBytes(ctx, reference);
  if (!bytes) return null;
  const part = crop === undefined ? null : pictureCrop(crop);
  const of = part && crop !== undefined ? [renditionRecipe, bytes, crop] : [renditionRecipe, bytes];
  return madeOnce(ctx, 'renditions', of, () => makeRenditions(bytes, part));
}

/** The same as shared links show it, JPEG of 1200 × 630 px; null for what is gone or no picture. */
export async function sharedPicture(ctx: Ctx, reference: string): Promise<Uint8Array | null> {
  const bytes = await pictureBytes(ctx, reference);
  return bytes && madeOnce(ctx, 'shared', [renditionRecipe, bytes], () => makeSharedPicture(bytes));
}

/** Makes a picture ready right after its upload. */
export async function prepareSitePicture(ctx: Ctx, { fileId }: Jobs['prepare_site_picture']): Promise<void> {
  await sitePicture(ctx, KEPT + fileId);
}
