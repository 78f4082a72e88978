/** The one way in which the row of the site changes: locked, written down in the history, told after the commit. */
import { unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { row } from '../../platform/db/rows.js';
import { newId } from '../../platform/id.js';
import { SiteChangeEntity, type SiteChangeKind, type SettingChange } from './site-change.entity.js';
import { SiteConfigEntity } from './site-config.entity.js';
import { forgetSite, readSite, type SiteNow } from './site-state.js';
import type { SiteMode, SiteModeKind } from '../../../core/site.js';

/** Runs with the row locked, so that two administrators and the clock act one after the other. */
export async function changeSite<Result>(
  ctx: Ctx | TxCtx,
  work: (tx: TxCtx, now: SiteNow) => Promise<Result>,
): Promise<Result> {
  const result = await unitOfWork(ctx, async (tx) => {
    await row(tx.em, `select key from site_config where key = 'site' for update`);
    return work(tx, await readSite(tx));
  });
  forgetSite(ctx);
  return result;
}

interface Change {
  readonly kind: SiteChangeKind;
  readonly mode: SiteModeKind;
  readonly previousMode: SiteModeKind;
  readonly message?: string | null;
  readonly until?: Date | null;
  readonly reason: string | null;
  readonly changes?: readonly SettingChange[];
}

export async function recordChange(tx: TxCtx, change: Change): Promise<void> {
  const changes = change.changes ?? [];
  const entry = { id: newId(), userId: tx.viewer?.userId ?? null, at: tx.clock.now(), ...change, changes };
  await tx.em.persist(tx.em.create(SiteChangeEntity, entry)).flush();
}

/** Sets the mode as given; the event carries it, so that a thousand open pages do not read it each for itself. */
export async function storeMode(tx: TxCtx, before: SiteMode<Date>, to: SiteMode<Date>, reason: string | null) {
  const { mode, message, until } = to;
  const stored = { mode, modeMessage: message, modeUntil: until, updatedAt: tx.clock.now() };
  await tx.em.nativeUpdate(SiteConfigEntity, { key: 'site' }, stored);
  await recordChange(tx, { kind: 'mode', mode, previousMode: before.mode, message, until, reason });
  tx.publish('site.changed', { what: 'mode', mode, message, until: until?.toISOString() ?? null });
}
