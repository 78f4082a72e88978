import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rows, type SqlValue } from './rows.js';

const BATCH = 500;

/** Rows of a query of an open transaction, at most `size` at a time. */
export type Batches = <Row extends object>(
  text: string,
  values?: readonly SqlValue[],
  size?: number,
) => AsyncGenerator<readonly Row[]>;

async function* cursorOf<Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly SqlValue[],
  size: number,
): AsyncGenerator<readonly Row[]> {
  await rows(em, `declare export_cursor no scroll cursor for ${text}`, values);
  for (;;) {
    const batch = await rows<Row>(em, `fetch ${size} from export_cursor`);
    if (batch.length > 0) yield batch;
    if (batch.length < size) break;
  }
  await rows(em, 'close export_cursor');
}

/**
 * The pieces that `read` makes of several queries of one snapshot, read to the end one after the other: the database is
 * the same for all of them. The transaction only reads; a caller that stops reading frees the connection.
 */
export async function* fromSnapshot<Piece>(
  em: EntityManager,
  read: (batches: Batches) => AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  const fork = em.fork();
  await fork.begin({ readOnly: true, isolationLevel: IsolationLevel.REPEATABLE_READ });
  try {
    yield* read((text, values = [], size = BATCH) => cursorOf(fork, text, values, size));
  } finally {
    await fork.rollback();
  }
}

/** All rows of one query, a batch at a time: a long list is never in memory as a whole. */
export function batchesOf<Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): AsyncGenerator<readonly Row[]> {
  return fromSnapshot(em, (batches) => batches<Row>(text, values));
}
