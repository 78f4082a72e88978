import type { EntityManager } from '@mikro-orm/postgresql';
import { rows, type SqlValue } from './rows.js';

const BATCH = 500;

/**
 * All rows of a query from one snapshot, a batch at a time: a long list is never in memory as a whole, and a caller
 * that stops reading frees the connection. The transaction only reads.
 */
export async function* batchesOf<Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): AsyncGenerator<readonly Row[]> {
  const fork = em.fork();
  await fork.begin({ readOnly: true });
  try {
    await rows(fork, `declare export_cursor no scroll cursor for ${text}`, values);
    for (;;) {
      const batch = await rows<Row>(fork, `fetch ${BATCH} from export_cursor`);
      if (batch.length > 0) yield batch;
      if (batch.length < BATCH) return;
    }
  } finally {
    await fork.rollback();
  }
}
