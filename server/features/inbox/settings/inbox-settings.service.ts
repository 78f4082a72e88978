/** How long the messages of a site are kept, for both APIs. */
import { z } from 'zod';
import { KEPT_MONTHS } from '#core/sites/site-messages.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { readSite, rebuildShown } from '#features/sites/index.js';
import { readOwnSite } from '../received/own-site.js';
import { KEPT_MONTHS_FAULT } from './inbox-settings.messages.js';
import type { InboxSettingsType } from './inbox-settings.types.js';

export const inboxSettingsSchema = z.object({
  keptMonths: z.number().int().nullable().refine(isOffered, KEPT_MONTHS_FAULT),
});

function isOffered(months: number | null): boolean {
  return months === null || KEPT_MONTHS.some((each) => each === months);
}

const READ = 'select kept_months as "keptMonths" from site_inbox_settings where site_id = $1';

/** Null: until they are deleted. */
export async function keptMonthsOf({ em }: Pick<Ctx, 'em'>, siteId: string): Promise<number | null> {
  return (await row<{ keptMonths: number | null }>(em, READ, [siteId]))?.keptMonths ?? null;
}

/** For the owner and administrators. @throws AppError NOT_FOUND also for another's site. */
export async function readInboxSettings(ctx: Ctx, given: string): Promise<InboxSettingsType> {
  const { id } = await readSite(ctx, given);
  return { siteId: id, keptMonths: await keptMonthsOf(ctx, id) };
}

const WRITE = `insert into site_inbox_settings (id, site_id, kept_months, updated_at) values ($1, $2, $3, $4)
  on conflict (site_id) do update set kept_months = excluded.kept_months, updated_at = excluded.updated_at`;

/** Older messages are deleted by the next daily job. @throws AppError NOT_FOUND, VALIDATION_ERROR. */
export async function changeInboxSettings(
  ctx: Ctx,
  siteId: string,
  given: z.input<typeof inboxSettingsSchema>,
): Promise<InboxSettingsType> {
  const { id } = await readOwnSite(ctx, siteId);
  const { keptMonths } = parseInput(inboxSettingsSchema, given);
  await unitOfWork(ctx, async (tx) => {
    const isChanged = (await keptMonthsOf(tx, id)) !== keptMonths;
    await rows(tx.em, WRITE, [newId(), id, keptMonths, tx.clock.now()]);
    if (isChanged) await rebuildShown(tx, id);
  });
  return { siteId: id, keptMonths };
}
