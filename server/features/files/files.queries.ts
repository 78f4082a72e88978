/** The read path of files: plain rows. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Bucket, FileCategory } from './buckets.js';
import { Conditions } from '../../platform/db/conditions.js';
import { row, rows } from '../../platform/db/rows.js';

export interface FileRow {
  readonly id: string;
  readonly ownerId: string;
  readonly bucket: Bucket;
  readonly key: string;
  readonly mime: string;
  readonly originalName: string;
  readonly sizeBytes: number;
  readonly category: FileCategory;
  readonly description: string | null;
  readonly orderId: string | null;
  readonly createdAt: Date;
}

const COLUMNS = `id, owner_id as "ownerId", bucket, key, mime, original_name as "originalName", size_bytes as "sizeBytes",
  category, description, order_id as "orderId", created_at as "createdAt"`;

export function selectFile(em: EntityManager, id: string): Promise<FileRow | null> {
  return row<FileRow>(em, `select ${COLUMNS} from files where id = $1`, [id]);
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

/** Newest first. */
export function selectFiles(
  em: EntityManager,
  selection: FileSelection,
  limit: number,
  offset: number,
): Promise<FileRow[]> {
  const { sql, values } = conditions(selection);
  const text = `select ${COLUMNS} from files ${sql} order by created_at desc, id desc limit $${values.length + 1} offset $${values.length + 2}`;
  return rows<FileRow>(em, text, [...values, limit, offset]);
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
