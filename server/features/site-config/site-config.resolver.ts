import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../platform/context.js';
import { siteMode, siteSettings } from './site-config.service.js';
import { SiteModeType, SiteSettingsType } from './site-config.types.js';

@Resolver()
export class SiteConfigResolver {
  @Query(() => SiteSettingsType)
  siteSettings(@Context() ctx: Ctx): Promise<SiteSettingsType> {
    return siteSettings(ctx);
  }

  @Query(() => SiteModeType)
  siteMode(@Context() ctx: Ctx): Promise<SiteModeType> {
    return siteMode(ctx);
  }
}
