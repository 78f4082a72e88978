import { AppError } from '#core/errors/errors.js';
import { PLATFORM_DEFAULTS, type PlatformSettings } from '#core/platform.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { changePlatform, recordChange } from './platform-change.js';
import type { SettingChange } from './platform-change.entity.js';
import {
  patchSchema,
  reasonSchema,
  settingsPatchSchema,
  type ConfigPatch,
  type SettingsPatch,
} from './platform-mode.inputs.js';
import { setPlatformMode } from './platform-mode.service.js';
import { PlatformSettingsEntity } from './platform-settings.entity.js';
import { forgetPlatform, overDefaults, currentPlatform, type CurrentPlatform } from './platform-state.js';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Field by field, in the order of core/platform. */
function settingChanges(before: PlatformSettings, after: PlatformSettings): SettingChange[] {
  return (Object.keys(PLATFORM_DEFAULTS) as (keyof PlatformSettings)[])
    .filter((field) => !same(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** The values to store: the rest follows the defaults, also those of a later version. */
function beyondDefaults(settings: PlatformSettings): Partial<PlatformSettings> {
  return Object.fromEntries(settingChanges(PLATFORM_DEFAULTS, settings).map(({ field, after }) => [field, after]));
}

/** @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function updatePlatformSettings(
  ctx: Ctx | TxCtx,
  given: SettingsPatch,
  why: string | null = null,
): Promise<PlatformSettings> {
  requireAdmin(ctx);
  const patch = parseInput(settingsPatchSchema, given);
  const { reason } = parseInput(reasonSchema, { reason: why });
  return changePlatform(ctx, async (tx, { settings, mode }) => {
    const claims = { ...settings.claims, ...defined(patch.claims ?? {}) };
    const after = overDefaults({ ...settings, ...defined(patch), claims });
    const changes = settingChanges(settings, after);
    if (changes.length === 0) return settings;
    const stored = { settings: beyondDefaults(after), updatedAt: tx.clock.now() };
    await tx.em.nativeUpdate(PlatformSettingsEntity, { key: 'platform' }, stored);
    await recordChange(tx, { kind: 'settings', mode: mode.mode, previousMode: mode.mode, reason, changes });
    const sides = { before: sideOf(changes, 'before'), after: sideOf(changes, 'after') };
    await audit(tx, { action: 'platform.settings', subject: { type: 'platform', id: 'settings' }, ...sides, reason });
    tx.publish('platform.changed', { what: 'settings' });
    return after;
  });
}

/** The changes to write into the audit log: only fields that changed. */
function sideOf(changes: readonly SettingChange[], side: 'before' | 'after'): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [change.field, change[side]]));
}

/** GraphQL names a field that was left out, too, as undefined. */
function defined<Patch extends object>(patch: Patch): { [Key in keyof Patch]: Exclude<Patch[Key], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never;
}

/** PATCH /site-config: both in one transaction. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function updatePlatformConfig(ctx: Ctx, given: ConfigPatch): Promise<CurrentPlatform> {
  requireAdmin(ctx);
  const { mode, settings, ...rest } = parseInput(patchSchema, given);
  if (mode === undefined && settings === undefined) throw new AppError('BAD_REQUEST');
  await unitOfWork(ctx, async (tx) => {
    if (mode !== undefined) await setPlatformMode(tx, { mode, ...rest });
    if (settings !== undefined) await updatePlatformSettings(tx, settings, rest.reason);
  });
  forgetPlatform(ctx);
  return currentPlatform(ctx);
}

/** Leaves what is there as it is. */
export async function seedPlatformSettings(ctx: Ctx): Promise<void> {
  const first = { key: 'platform' as const, settings: {}, mode: 'normal' as const, updatedAt: ctx.clock.now() };
  await unitOfWork(ctx, async (tx) => {
    await tx.em.upsert(PlatformSettingsEntity, first, { onConflictFields: ['key'], onConflictAction: 'ignore' });
  });
}
