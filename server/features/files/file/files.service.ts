/** Stored files. Their bytes go to the file store, outside any transaction; their rows say whose they are. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { PICTURES } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx, type OuterCtx } from '#platform/context.js';
import { isId, newId } from '#platform/id.js';
import type { Bucket, FileCategory } from '../storage/buckets.js';
import { FileEntity } from './file.entity.js';
import { cleanName } from '../content/file-name.js';
import { signedFileLink, signedQuerySchema, viewerOfLink } from '../storage/file-link.js';
import { messages } from './files.messages.js';
import { selectFile } from './files.queries.js';
import type { FileType } from './files.types.js';
import type { OrderOfFiles } from './order-directory.js';
import { mayReadFile } from './files.policy.js';
import { bytesOfDataUrl, cleanImage } from '../pictures/image.js';

export interface NewImage {
  readonly ownerId: string;
  readonly bucket: Bucket;
  readonly category: FileCategory;
  /** A base64 `data:` address, or the bytes themselves. */
  readonly image: string | Buffer;
  /** The name that the person gave it. */
  readonly name: string;
  readonly orderId?: string;
}

export interface StoredImage {
  readonly id: string;
  readonly mime: string;
  readonly sizeBytes: number;
}

function imageBytes(image: string | Buffer): Buffer {
  const bytes = typeof image === 'string' ? bytesOfDataUrl(image) : image;
  if (!bytes) throw new AppError('FILE_TYPE_UNSUPPORTED');
  const { inlineBytes: maxBytes } = PICTURES;
  if (bytes.length > maxBytes)
    throw new AppError('FILE_TOO_LARGE', { fa: messages.imageTooLarge, details: { maxBytes } });
  return bytes;
}

/**
 * Keeps a picture, redrawn (see image.ts). Call it before the unit of work that needs it.
 * @throws AppError FILE_TYPE_UNSUPPORTED, FILE_TOO_LARGE (over 1 MB).
 */
export async function storeImage(ctx: OuterCtx, input: NewImage): Promise<StoredImage> {
  return storeUploadedFile(ctx, input, await cleanImage(imageBytes(input.image)));
}

/** Bytes that were inspected or made by us, with their media type and the ending of their name in the store. */
export interface KeptBytes {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly extension: string;
}

/**
 * Writes the bytes, then the row; `also` runs in the row's transaction. Where that fails the bytes go again. Pictures
 * of designs are made ready for sites meanwhile.
 */
export async function storeUploadedFile(
  ctx: OuterCtx,
  input: Omit<NewImage, 'image'>,
  { bytes, mime, extension }: KeptBytes,
  also: (tx: TxCtx, id: string) => Promise<void> = () => Promise.resolve(),
): Promise<StoredImage> {
  const { ownerId, bucket, category } = input;
  const id = newId();
  const key = `${bucket}/${id}.${extension}`;
  await ctx.ports.files.put(key, { bytes, mime });
  const file = {
    id,
    ownerId,
    bucket,
    key,
    category,
    mime,
    sizeBytes: bytes.length,
    originalName: cleanName(input.name),
    orderId: input.orderId ?? null,
  };
  try {
    await unitOfWork(ctx, async (tx) => {
      tx.em.persist(tx.em.create(FileEntity, { ...file, createdAt: tx.clock.now() }));
      if (bucket === 'design-assets') await tx.enqueue('prepare_site_picture', { fileId: id });
      await also(tx, id);
    });
  } catch (error) {
    await ctx.ports.files.delete(key);
    throw error;
  }
  return { id, mime, sizeBytes: bytes.length };
}

/**
 * Makes files a part of an order, in the order's own transaction; each is named once. What an administrator puts there
 * is its customer's from then on. @throws AppError NOT_FOUND for a file of neither.
 */
export async function attachFilesToOrder(
  tx: TxCtx,
  { fileIds, order }: { readonly fileIds: readonly string[]; readonly order: OrderOfFiles },
): Promise<void> {
  const owners = [order.userId, requireViewer(tx).userId];
  const part = { ownerId: order.userId, orderId: order.id };
  const changed = await tx.em.nativeUpdate(FileEntity, { id: { $in: [...fileIds] }, ownerId: { $in: owners } }, part);
  if (changed !== fileIds.length) throw new AppError('NOT_FOUND');
}

async function findFile(ctx: Ctx, id: string): Promise<FileType> {
  const found = isId(id) ? await selectFile(ctx.em, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** A signed address, if the viewer may read the file. @throws AppError NOT_FOUND, also for another user's file. */
export async function fileLink(ctx: Ctx, id: string): Promise<string> {
  const file = await findFile(ctx, id);
  if (!mayReadFile(ctx.viewer, file)) throw new AppError('NOT_FOUND');
  return signedFileLink(ctx, file.id);
}

export const openFileSchema = signedQuerySchema.extend({ id: z.string().max(100) });

export interface OpenedFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
  /** Redrawn by us or a plain picture of a design: may be shown in place. Everything else is only to be saved. */
  readonly isShown: boolean;
  /** Public, like an avatar: its address does not expire. */
  readonly isPublic: boolean;
}

const SHOWN: readonly Bucket[] = ['users_avatars', 'design-assets'];

/**
 * By a signed address, or for the viewer. @throws AppError NOT_FOUND, also for another user's file and an expired
 * address.
 */
export async function openFile(ctx: Ctx, input: z.output<typeof openFileSchema>): Promise<OpenedFile> {
  const file = await findFile(ctx, input.id);
  const viewer = (await viewerOfLink(ctx, file.id, input)) ?? ctx.viewer;
  if (!mayReadFile(viewer, file)) throw new AppError('NOT_FOUND');
  const stored = await ctx.ports.files.get(file.key);
  if (!stored) throw new AppError('NOT_FOUND');
  const isShown = SHOWN.includes(file.bucket) && /^image\/(png|jpeg|gif|webp)$/.test(file.mimeType);
  const isPublic = mayReadFile(null, file);
  return { bytes: stored.bytes, mime: file.mimeType, name: file.fileName, isShown, isPublic };
}

export interface ReadFile {
  readonly bytes: Buffer;
  readonly mime: string;
  /** The name that its owner gave it. */
  readonly name: string;
}

/** The bytes of a stored file for a feature that has authorised the caller; null where they are gone. */
export async function readStoredFile(ctx: Ctx, id: string): Promise<ReadFile | null> {
  const file = isId(id) ? await selectFile(ctx.em, id) : null;
  const stored = file && (await ctx.ports.files.get(file.key));
  return file && stored ? { bytes: stored.bytes, mime: file.mimeType, name: file.fileName } : null;
}
