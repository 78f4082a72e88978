import { AppError } from '../../../core/errors.js';
import { SITE, type SiteSettings } from '../../../core/site.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { parseInput } from '../../platform/input.js';
import { audit } from '../identity/index.js';
import { changeSite, recordChange } from './site-change.js';
import type { SettingChange } from './site-change.entity.js';
import { SiteConfigEntity } from './site-config.entity.js';
import { patchSchema, settingsPatchSchema, type ConfigPatch, type SettingsPatch } from './site-config.inputs.js';
import { setSiteMode } from './site-mode.service.js';
import { forgetSite, overDefaults, siteNow, type SiteNow } from './site-state.js';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Field by field, in the order of core/site. */
export function settingChanges(before: SiteSettings, after: SiteSettings): SettingChange[] {
  return (Object.keys(SITE) as (keyof SiteSettings)[])
    .filter((field) => !same(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** What has to be stored: the rest follows the defaults, also those of a later version. */
export function beyondDefaults(settings: SiteSettings): Partial<SiteSettings> {
  return Object.fromEntries(settingChanges(SITE, settings).map(({ field, after }) => [field, after]));
}

/** @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function updateSiteSettings(
  ctx: Ctx | TxCtx,
  given: SettingsPatch,
  reason: string | null = null,
): Promise<SiteSettings> {
  requireAdmin(ctx);
  const patch = parseInput(settingsPatchSchema, given);
  return changeSite(ctx, async (tx, { settings, mode }) => {
    const claims = { ...settings.claims, ...defined(patch.claims ?? {}) };
    const after = overDefaults({ ...settings, ...defined(patch), claims });
    const changes = settingChanges(settings, after);
    if (changes.length === 0) return settings;
    const stored = { settings: beyondDefaults(after), updatedAt: tx.clock.now() };
    await tx.em.nativeUpdate(SiteConfigEntity, { key: 'site' }, stored);
    await recordChange(tx, { kind: 'settings', mode: mode.mode, previousMode: mode.mode, reason, changes });
    const sides = { before: sideOf(changes, 'before'), after: sideOf(changes, 'after') };
    await audit(tx, { action: 'site.settings', subject: { type: 'site', id: 'settings' }, ...sides, reason });
    tx.publish('site.changed', { what: 'settings' });
    return after;
  });
}

/** What is written into the audit log: only what changed. */
function sideOf(changes: readonly SettingChange[], side: 'before' | 'after'): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [change.field, change[side]]));
}

/** GraphQL names a field that was left out, too, as undefined. */
function defined<Patch extends object>(patch: Patch): { [Key in keyof Patch]: Exclude<Patch[Key], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never;
}

/** PATCH /site-config: both in one transaction. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function updateSiteConfig(ctx: Ctx, given: ConfigPatch): Promise<SiteNow> {
  requireAdmin(ctx);
  const { mode, settings, ...rest } = parseInput(patchSchema, given);
  if (mode === undefined && settings === undefined) throw new AppError('BAD_REQUEST');
  await unitOfWork(ctx, async (tx) => {
    if (mode !== undefined) await setSiteMode(tx, { mode, ...rest });
    if (settings !== undefined) await updateSiteSettings(tx, settings, rest.reason);
  });
  forgetSite(ctx);
  return siteNow(ctx);
}

/** Leaves what is there as it is. */
export async function seedSiteConfig(ctx: Ctx): Promise<void> {
  const first = { key: 'site' as const, settings: {}, mode: 'normal' as const, updatedAt: ctx.clock.now() };
  await unitOfWork(ctx, async (tx) => {
    await tx.em.upsert(SiteConfigEntity, first, { onConflictFields: ['key'], onConflictAction: 'ignore' });
  });
}
