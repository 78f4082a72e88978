/** Marks of content that nothing names: see content-mark.entity.ts. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { SITE_ROWS } from '../site/site-rows.js';
import { NAMED, NAMED_BY_MANIFEST } from '../site/manifest.js';

interface Named {
  readonly hash: string;
}

/** Which of these neither a release names nor a row of another owner of content, such as a backup. */
export async function unnamedAmong({ em, provided }: Ctx, hashes: readonly string[]): Promise<string[]> {
  const others = provided.all(SITE_ROWS).flatMap(({ withContent = [] }) => withContent);
  const text = `select given.hash from unnest($1::text[]) as given(hash)
    where not exists (select from releases r where ${NAMED} ? given.hash)
      ${others.map((table) => `and not exists (select from ${table} where ${NAMED_BY_MANIFEST} ? given.hash)`).join(' ')}`;
  return (await rows<Named>(em, text, [[...hashes]])).map(({ hash }) => hash);
}

/** Contents that are marked already keep their time. */
export async function mark(em: EntityManager, hashes: readonly string[], at: Date): Promise<void> {
  const text = `insert into content_marks (hash, marked_at)
    select hash, $2 from unnest($1::text[]) as given(hash) on conflict do nothing`;
  await rows(em, text, [[...new Set(hashes)].sort(), at]);
}

/**
 * A release is about to be made of these: they are not deleted for a day from now on. If they are being deleted it
 * waits until they are gone, so that the following check finds them missing and writes them again.
 */
export async function unmarkContent(em: EntityManager, hashes: readonly string[]): Promise<void> {
  // In one order, as the sweep takes them, so that the two never wait for each other.
  const text = `delete from content_marks where hash in (
    select hash from content_marks where hash = any($1::text[]) order by hash for update)`;
  await rows(em, text, [[...hashes]]);
}
