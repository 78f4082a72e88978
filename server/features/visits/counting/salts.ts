import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rows } from '#platform/db/rows.js';

const ADD = `insert into visit_salts (day, salt) select * from unnest($1::date[], $2::text[]) order by 1
  on conflict do nothing`;
const READ = `select day::text as day, salt from visit_salts where day = any($1::date[])`;

interface Salt {
  readonly day: string;
  readonly salt: string;
}

/** The salt of each day, the same in every process; made by the first that needs it. Days that are open only. */
export async function saltsOf(em: EntityManager, days: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unique = [...new Set(days)];
  let found = await rows<Salt>(em, READ, [unique]);
  if (found.length < unique.length) {
    await rows(em, ADD, [unique, unique.map(() => randomBytes(32).toString('hex'))]);
    found = await rows<Salt>(em, READ, [unique]);
  }
  return new Map(found.map(({ day, salt }) => [day, salt]));
}
