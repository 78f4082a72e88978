/** Pictures and linked files that come back in a file that a site was taken away as. */
import { AppError } from '#core/errors/errors.js';
import { FILES } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type OuterCtx } from '#platform/context.js';
import { inspectFile } from '../content/inspect.js';
import { kindOfName } from '../content/kinds.js';
import { isPicture } from '../content/pictures.js';
import { deleteBytes } from '../storage/file-bytes.js';
import { FileEntity } from './file.entity.js';
import { storeUploadedFile, type StoredImage } from './files.service.js';
import { cleanImage, sniffImage, type CleanImage } from '../pictures/image.js';

export interface Original {
  readonly ownerId: string;
  readonly bytes: Buffer;
  /** Its ending says what it claims to be. */
  readonly name: string;
  /** This installation has written these very bytes before: they are kept as they are. */
  readonly isOurs: boolean;
}

/**
 * Stores it as a picture of a design. Files that we have not written ourselves are encoded again, as every upload is.
 * Call it outside of a unit of work. @throws AppError FILE_TOO_LARGE and the content faults.
 */
export async function storeOriginal(ctx: OuterCtx, original: Original): Promise<StoredImage> {
  const { ownerId, bytes, name } = original;
  if (bytes.length > FILES.maxBytes) throw new AppError('FILE_TOO_LARGE');
  const about = { ownerId, bucket: 'design-assets', category: 'images', name } as const;
  return storeUploadedFile(ctx, about, await keptForm(original));
}

async function keptForm({ bytes, name, isOurs }: Original): Promise<CleanImage> {
  if (kindOfName(name) === 'svg') {
    const { bytes: clean } = await inspectFile(name, bytes, 'design-assets');
    return { bytes: isOurs ? bytes : clean, mime: 'image/svg+xml', extension: 'svg' };
  }
  const format = sniffImage(bytes);
  if (!isOurs || !format || !(await isPicture(bytes, format))) return cleanImage(bytes);
  return { bytes, mime: `image/${format}`, extension: format };
}

/**
 * Stores a file that links lead to, inspected as every upload is. Call it outside of a unit of work.
 * @throws AppError FILE_TOO_LARGE and the content faults.
 */
export async function storeLinkedFile(
  ctx: OuterCtx,
  { ownerId, bytes, name }: Omit<Original, 'isOurs'>,
): Promise<StoredImage> {
  const { kind, category, mime, bytes: inspected, name: kept } = await inspectFile(name, bytes, 'uploads');
  return storeUploadedFile(
    ctx,
    { ownerId, bucket: 'uploads', category, name: kept },
    { bytes: inspected, mime, extension: kind },
  );
}

/** Takes back what was kept of a design that turned out to be none. */
export async function dropOriginals(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const found = await ctx.em.fork().find(FileEntity, { id: { $in: [...ids] } });
  await unitOfWork(ctx, (tx) => tx.em.nativeDelete(FileEntity, { id: { $in: [...ids] } }));
  await deleteBytes(
    ctx,
    found.map(({ key }) => key),
  );
}
