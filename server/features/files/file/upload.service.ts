/** Files from outside, on their way in: each is read, judged and kept before the next is read; all of them or none. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { FILES } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type OuterCtx } from '#platform/context.js';
import type { FormFields, FormFile, ReadForm } from '#platform/http/uploads.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { CATEGORIES, type Bucket } from '../storage/buckets.js';
import { inspectFile, refusal } from '../content/inspect.js';
import type { LeftOut } from '../content/judged.js';
import { FileEntity } from './file.entity.js';
import { cleanName } from '../content/file-name.js';
import { deleteBytes } from '../storage/file-bytes.js';
import { selectFile } from './files.queries.js';
import type { FileType } from './files.types.js';
import { orderOfFiles, type OrderOfFiles } from './order-directory.js';
import { assertFits, assertQuota, roomLeft } from './quota.js';

const fieldsSchema = z.object({
  orderId: z.string().optional(),
  description: z.string().trim().max(FILES.description).optional(),
  category: z.enum(CATEGORIES).optional(),
});

export interface UploadTarget {
  readonly bucket: Bucket;
  /** Project files belong to an order; in the other buckets an order may be named. */
  readonly needsOrder: boolean;
}

interface KeptFile {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly mime: string;
  readonly sizeBytes: number;
  readonly category: FileType['category'];
  readonly leftOut: readonly LeftOut[];
}

/** A file that has just arrived. */
export interface UploadedFile extends FileType {
  /** The parts that an SVG has lost. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * @throws AppError UNAUTHORIZED, RATE_LIMITED, INVALID_ORDER_ID, FILE_TOO_LARGE and the content faults with the name of
 * the first file that was refused (S-137), FILE_QUOTA_EXCEEDED. Nothing is kept then.
 */
export async function uploadFiles(ctx: OuterCtx, readForm: ReadForm, target: UploadTarget): Promise<UploadedFile[]> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('fileUpload', userId);
  const kept: KeptFile[] = [];
  try {
    const orderOf = orderReader(ctx, target);
    const fields = await readForm(async (file, before) => {
      // Where the order is named before the files, a stranger's one costs nothing.
      if (before['orderId'] !== undefined) await orderOf(before);
      kept.push(await keep(ctx, file, target.bucket, kept));
    });
    const order = await orderOf(fields);
    return await record(ctx, kept, target.bucket, parseInput(fieldsSchema, fields), order);
  } catch (error) {
    await deleteBytes(
      ctx,
      kept.map(({ key }) => key),
    );
    throw error;
  }
}

/** Looks the order up once, however many files there are. */
function orderReader(ctx: Ctx, target: UploadTarget): (fields: FormFields) => Promise<OrderOfFiles | null> {
  let found: OrderOfFiles | null = null;
  return async ({ orderId, sessionId }) => {
    if (!orderId && !target.needsOrder) return null;
    return (found ??= await orderOfFiles(ctx, orderId, sessionId));
  };
}

/** The bytes go to the store at once, so that a request holds one file in memory and not all of them. */
async function keep(ctx: OuterCtx, file: FormFile, bucket: Bucket, before: readonly KeptFile[]): Promise<KeptFile> {
  const name = cleanName(file.name);
  if (file.isCut) throw refusal('FILE_TOO_LARGE', name);
  const { kind, bytes, mime, category, leftOut, name: kept } = await inspectFile(name, file.bytes, bucket);
  const wanted = totalOf([...before, { sizeBytes: bytes.length }]);
  assertFits(await roomLeft(ctx, { ownerId: requireViewer(ctx).userId, orderId: null }), wanted);
  const id = newId();
  const key = `${bucket}/${id}.${kind}`;
  await ctx.ports.files.put(key, { bytes, mime });
  return { id, key, name: kept, mime, category, sizeBytes: bytes.length, leftOut };
}

function totalOf(files: readonly { readonly sizeBytes: number }[]): { files: number; bytes: number } {
  return { files: files.length, bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
}

async function record(
  ctx: Ctx,
  kept: readonly KeptFile[],
  bucket: Bucket,
  fields: z.output<typeof fieldsSchema>,
  order: OrderOfFiles | null,
): Promise<UploadedFile[]> {
  // A file that an administrator adds to an order is the customer's, too.
  const ownerId = order?.userId ?? requireViewer(ctx).userId;
  const orderId = order?.id ?? null;
  return unitOfWork(ctx, async (tx) => {
    await assertQuota(tx, { ownerId, orderId }, totalOf(kept));
    const createdAt = tx.clock.now();
    for (const { name: originalName, category, leftOut: _, ...file } of kept) {
      const about = { category: fields.category ?? category, description: fields.description || null };
      tx.em.persist(tx.em.create(FileEntity, { ...file, ...about, originalName, bucket, ownerId, orderId, createdAt }));
    }
    await tx.em.flush();
    return Promise.all(kept.map(async ({ id, leftOut }) => ({ ...(await mustFind(tx, id)), leftOut })));
  });
}

async function mustFind(ctx: Ctx, id: string): Promise<FileType> {
  const file = await selectFile(ctx.em, id);
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}
