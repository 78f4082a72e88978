/**
 * The one function that changes the row of the platform: locked, recorded in the history, published after the commit.
 */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { PlatformChangeEntity, type PlatformChangeKind, type SettingChange } from './platform-change.entity.js';
import { PlatformSettingsEntity } from './platform-settings.entity.js';
import { forgetPlatform, readPlatform, type CurrentPlatform } from './platform-state.js';
import type { PlatformMode, PlatformModeKind } from '#core/platform.js';

/** Runs with the row locked, so that two administrators and the clock act one after the other. */
export async function changePlatform<Result>(
  ctx: Ctx | TxCtx,
  work: (tx: TxCtx, now: CurrentPlatform) => Promise<Result>,
): Promise<Result> {
  const result = await unitOfWork(ctx, async (tx) => {
    await row(tx.em, `select key from platform_settings where key = 'platform' for no key update`);
    return work(tx, await readPlatform(tx));
  });
  forgetPlatform(ctx);
  return result;
}

interface Change {
  readonly kind: PlatformChangeKind;
  readonly mode: PlatformModeKind;
  readonly previousMode: PlatformModeKind;
  readonly message?: string | null;
  readonly until?: Date | null;
  readonly reason: string | null;
  readonly changes?: readonly SettingChange[];
}

export async function recordChange(tx: TxCtx, change: Change): Promise<void> {
  const changes = change.changes ?? [];
  const entry = { id: newId(), userId: tx.viewer?.userId ?? null, at: tx.clock.now(), ...change, changes };
  await tx.em.persist(tx.em.create(PlatformChangeEntity, entry)).flush();
}

/** Sets the mode as given; the event contains it, so that a thousand open pages do not each read it. */
export async function storeMode(tx: TxCtx, before: PlatformMode<Date>, to: PlatformMode<Date>, reason: string | null) {
  const { mode, message, until } = to;
  const stored = { mode, modeMessage: message, modeUntil: until, updatedAt: tx.clock.now() };
  await tx.em.nativeUpdate(PlatformSettingsEntity, { key: 'platform' }, stored);
  await recordChange(tx, { kind: 'mode', mode, previousMode: before.mode, message, until, reason });
  tx.publish('platform.changed', { what: 'mode', mode, message, until: until?.toISOString() ?? null });
}
