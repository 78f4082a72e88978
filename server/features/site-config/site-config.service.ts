import { SITE } from '../../../core/site.js';
import { unitOfWork, type Ctx } from '../../platform/context.js';
import { row } from '../../platform/db/rows.js';
import { SiteConfigEntity, type SiteModeKind } from './site-config.entity.js';

export interface SiteSettings {
  readonly name: string;
  readonly slogan: string;
  readonly description: string;
  readonly email: string;
  readonly phone: string;
  readonly instagram: string | null;
  readonly linkedin: string | null;
  readonly github: string | null;
}

export interface SiteMode {
  readonly mode: SiteModeKind;
  /** Persian, from the administrator. */
  readonly message: string | null;
  readonly until: Date | null;
}

/** What a fresh installation says of itself until an administrator changes it. */
function defaults(): SiteSettings {
  const { name, slogan, description, email, phone, instagram, linkedin, github } = SITE;
  return { name, slogan, description, email, phone, instagram, linkedin, github };
}

/** Anyone's to read. */
export async function siteSettings(ctx: Ctx): Promise<SiteSettings> {
  const found = await row<SiteSettings>(
    ctx.em,
    'select name, slogan, description, email, phone, instagram, linkedin, github from site_config',
  );
  return found ?? defaults();
}

/** Answers in every mode, so that a closed site can say so (decision 7). */
export async function siteMode(ctx: Ctx): Promise<SiteMode> {
  const found = await row<SiteMode>(
    ctx.em,
    'select mode, mode_message as message, mode_until as until from site_config',
  );
  return found ?? { mode: 'normal', message: null, until: null };
}

/** Leaves what is there as it is. */
export async function seedSiteConfig(ctx: Ctx): Promise<void> {
  const first = { key: 'site' as const, ...defaults(), mode: 'normal' as const, updatedAt: ctx.clock.now() };
  await unitOfWork(ctx, async (tx) => {
    await tx.em.upsert(SiteConfigEntity, first, { onConflictFields: ['key'], onConflictAction: 'ignore' });
  });
}
