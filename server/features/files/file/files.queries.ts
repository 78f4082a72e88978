/** The read path of files: plain rows. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { newestFirst } from '#platform/db/order.js';
import { readSlice, type PageBounds, type Slice } from '#platform/db/page.js';
import type { Bucket } from '../storage/buckets.js';
import { Conditions } from '#platform/db/conditions.js';
import { row, rows } from '#platform/db/rows.js';
import { isId } from '#platform/id.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { FileType } from './files.types.js';

const COLUMNS = columns<FileType>()(
  'id ownerId bucket key fileName mimeType sizeBytes category description orderId createdAt',
  { expressions: { fileName: 'original_name', mimeType: 'mime' } },
);

export function selectFile(em: EntityManager, id: string): Promise<FileType | null> {
  return row<FileType>(em, `select ${COLUMNS} from files where id = $1`, [id]);
}

/** Many in one query. Callers check permissions. */
export function fileByIdLoader(ctx: Ctx): DataLoader<string, FileType | null> {
  return loaderOf<FileType>(
    ctx,
    'files.byId',
    (ids) => rows<FileType>(ctx.em, `select ${COLUMNS} from files where id = any($1::uuid[])`, [[...ids]]),
    ({ id }) => id,
  );
}

/** Which of these files belong to somebody; what is no id is nobody's. */
export async function ownedFileIds({ em }: Ctx, ids: readonly string[], ownerId: string): Promise<ReadonlySet<string>> {
  const known = ids.filter(isId);
  if (known.length === 0) return new Set();
  const text = 'select id from files where id = any($1::uuid[]) and owner_id = $2';
  return new Set((await rows<{ id: string }>(em, text, [known, ownerId])).map(({ id }) => id));
}

/** `ownerId` null: everyone's, for administrators. */
export interface FileSelection {
  readonly buckets: readonly Bucket[];
  readonly ownerId: string | null;
  readonly orderId: string | null;
}

function conditions({ buckets, ownerId, orderId }: FileSelection): Conditions {
  const where = new Conditions();
  where.add(buckets, (at) => `bucket = any(${at})`);
  if (ownerId) where.add(ownerId, (at) => `owner_id = ${at}`);
  if (orderId) where.add(orderId, (at) => `order_id = ${at}`);
  return where;
}

/** A part of them, newest first. */
export function sliceFiles(ctx: Ctx, selection: FileSelection, bounds: PageBounds): Promise<Slice<FileType>> {
  const list = { columns: COLUMNS, from: 'from files', where: conditions(selection), order: newestFirst() };
  return readSlice<FileType>(ctx, list, bounds);
}

/** Newest first. */
export function selectFiles(
  em: EntityManager,
  selection: FileSelection,
  limit: number,
  offset: number,
): Promise<FileType[]> {
  const { sql, values } = conditions(selection);
  const text = `select ${COLUMNS} from files ${sql} order by created_at desc, id desc limit $${values.length + 1} offset $${values.length + 2}`;
  return rows<FileType>(em, text, [...values, limit, offset]);
}

/** Everything that was sent with an order, oldest first. The caller has decided who may see the order. */
export function filesOfOrder({ em }: Ctx, orderId: string): Promise<FileType[]> {
  const text = `select ${COLUMNS} from files where order_id = $1 order by created_at, id limit 200`;
  return rows<FileType>(em, text, [orderId]);
}

export interface FileTotals {
  readonly files: number;
  readonly bytes: number;
}

export async function selectTotals(em: EntityManager, selection: FileSelection): Promise<FileTotals> {
  const { sql, values } = conditions(selection);
  const text = `select count(*) as files, coalesce(sum(size_bytes), 0)::bigint as bytes from files ${sql}`;
  return (await row<FileTotals>(em, text, values)) ?? { files: 0, bytes: 0 };
}
