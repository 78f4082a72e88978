import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';

/** The live design with what its owner has confirmed of it; null where that is the live design itself. */
export async function confirmedDesignId(tx: TxCtx, siteId: string): Promise<string | null> {
  const text = 'select design_id as "designId" from sample_reviews where site_id = $1';
  return (await row<{ designId: string | null }>(tx.em, text, [siteId]))?.designId ?? null;
}
