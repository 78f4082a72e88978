/** Files as their owner manages them: lists, numbers, names, links, and an end. */
import { AppError } from '#core/errors/errors.js';
import { FILES, PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { pageBounds, pageOfSlice, type LazyPage, type PageInput } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { setAvatarUrl } from '#features/identity/index.js';
import { bucketOf, type Bucket } from '../storage/buckets.js';
import { deleteBytes } from '../storage/file-bytes.js';
import { FileEntity } from './file.entity.js';
import { fileChangesSchema, type FileChanges } from './files.inputs.js';
import { signedFileLink } from '../storage/file-link.js';
import { renamed } from '../content/file-name.js';
import {
  fileByIdLoader,
  selectFile,
  selectFiles,
  selectTotals,
  sliceFiles,
  type FileSelection,
  type FileTotals,
} from './files.queries.js';
import type { FileType } from './files.types.js';
import { mayManageFile, mayReadFile } from './files.policy.js';
import { assertUnused, orderOfFiles } from './order-directory.js';

/** Where the files that a customer sends with an order are. Its logo is part of the design instead. */
const ORDER_BUCKETS: readonly Bucket[] = ['project-files', 'uploads'];

/** @throws AppError NOT_FOUND for a name that is none of ours. */
export function requireBucket(name: string): Bucket {
  const bucket = bucketOf(name);
  if (!bucket) throw new AppError('NOT_FOUND');
  return bucket;
}

export interface ListFiles extends PageInput {
  readonly bucket: string;
  readonly orderId?: string | null | undefined;
  readonly scope?: 'mine' | 'all' | null | undefined;
}

async function selectionOf(ctx: Ctx, { bucket, orderId, scope }: ListFiles): Promise<FileSelection> {
  const viewer = scope === 'all' ? requireAdmin(ctx) : requireViewer(ctx);
  const buckets = [requireBucket(bucket)];
  // Files of an order are visible to everyone who may see the order.
  if (orderId) return { buckets, ownerId: null, orderId: (await orderOfFiles(ctx, orderId)).id };
  return { buckets, ownerId: scope === 'all' ? null : viewer.userId, orderId: null };
}

/** One's own, newest first. @throws AppError NOT_FOUND, INVALID_ORDER_ID, FORBIDDEN for scope all. */
export async function listFiles(ctx: Ctx, input: ListFiles): Promise<LazyPage<FileType>> {
  const selection = await selectionOf(ctx, input);
  const bounds = pageBounds(input, PAGE_SIZE.max);
  const slice = await sliceFiles(ctx, selection, bounds);
  return pageOfSlice(slice, bounds, async () => (await selectTotals(ctx.em, selection)).files);
}

/** All files of an order, newest first. @throws AppError INVALID_ORDER_ID. */
export async function listOrderFiles(ctx: Ctx, orderId: string): Promise<FileType[]> {
  requireViewer(ctx);
  const { id } = await orderOfFiles(ctx, orderId);
  return selectFiles(ctx.em, { buckets: ORDER_BUCKETS, ownerId: null, orderId: id }, FILES.perOrder.files, 0);
}

/** How many and how much, in bytes. @throws as `listFiles`. */
export async function fileTotals(ctx: Ctx, input: ListFiles): Promise<FileTotals> {
  return selectTotals(ctx.em, await selectionOf(ctx, input));
}

export interface WhichFile {
  readonly id: string;
  /** Where given, the file has to be in it, or to belong to it. */
  readonly bucket?: string | undefined;
  readonly orderId?: string | null | undefined;
}

/** @throws AppError NOT_FOUND, also for another's file. */
export async function readOwnFile(ctx: Ctx, { id, bucket, orderId }: WhichFile): Promise<FileType> {
  const viewer = requireViewer(ctx);
  const file = isId(id) ? await selectFile(ctx.em, id) : null;
  const fits = file && (!bucket || file.bucket === requireBucket(bucket)) && (!orderId || file.orderId === orderId);
  if (!fits || !mayManageFile(viewer, file)) throw new AppError('NOT_FOUND');
  return file;
}

/** The file that another record points to; null where there is none, and where the viewer may not read it. */
export async function relatedFile(ctx: Ctx, id: string | null): Promise<FileType | null> {
  const file = id === null ? null : await fileByIdLoader(ctx).load(id);
  return file && mayReadFile(ctx.viewer, file) ? file : null;
}

/** A signed address that opens the file for at most five minutes. @throws AppError NOT_FOUND. */
export async function ownFileLink(ctx: Ctx, which: WhichFile): Promise<string> {
  return signedFileLink(ctx, (await readOwnFile(ctx, which)).id);
}

/**
 * Changes what is said about a file; its bytes and the ending of its name stay. @throws AppError NOT_FOUND,
 * VALIDATION_ERROR.
 */
export async function changeFile(ctx: Ctx, which: WhichFile, raw: FileChanges): Promise<FileType> {
  const { fileName, description, category } = parseInput(fileChangesSchema, raw);
  const file = await readOwnFile(ctx, which);
  await unitOfWork(ctx, (tx) =>
    tx.em.nativeUpdate(
      FileEntity,
      { id: file.id },
      {
        originalName: fileName === undefined ? file.fileName : renamed(file.fileName, fileName),
        description: description === undefined ? file.description : description || null,
        category: category ?? file.category,
      },
    ),
  );
  return readOwnFile(ctx, which);
}

/**
 * Deletes a file for good. An avatar is taken off its account.
 * @throws AppError NOT_FOUND, FILE_IN_USE for the logo of a live order and for a picture in its sections.
 */
export async function deleteFile(ctx: Ctx, which: WhichFile): Promise<void> {
  const file = await readOwnFile(ctx, which);
  await unitOfWork(ctx, async (tx) => {
    await tx.em.nativeDelete(FileEntity, { id: file.id });
    await assertUnused(tx, file);
    if (file.bucket === 'users_avatars') await setAvatarUrl(tx, file.ownerId, null);
  });
  await deleteBytes(ctx, [file.key]);
}
