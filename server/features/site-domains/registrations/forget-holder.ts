import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';

/** An account is removed: its names are personal data, and are not renewed any more. They expire at the registry. */
export async function forgetHolder(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.flush();
  const own = 'select id from domain_registrations where user_id = $1';
  for (const table of ['zone_records', 'registration_tasks'])
    await rows(tx.em, `delete from ${table} where registration_id in (${own})`, [userId]);
  await rows(tx.em, 'delete from domain_registrations where user_id = $1', [userId]);
}
