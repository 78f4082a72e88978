import {
  Arg,
  Ctx as Context,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { PAGE_SIZE } from '../../../core/limits.js';
import { SITE_LOCALE, SITE_TYPE } from '../../../core/site.js';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage, Pagination } from '../../platform/db/page.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { AnyKey, NoKey } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { cancelMaintenance, listMaintenance, planMaintenance } from './maintenance.service.js';
import type { SiteChangeKind } from './site-change.entity.js';
import * as types from './site-config.types.js';
import { siteHealth } from './site-health.service.js';
import { siteHistory, type SiteChange } from './site-history.service.js';
import { setSiteMode } from './site-mode.service.js';
import { updateSiteSettings } from './site-settings.service.js';
import { siteMode, siteSettings, watchSiteMode, type ToldSiteMode } from './site-state.js';

@Resolver(() => types.SiteSettingsType)
export class SiteConfigResolver {
  @AnyKey()
  @Query(() => types.SiteSettingsType)
  siteSettings(@Context() ctx: Ctx): Promise<types.SiteSettingsType> {
    return siteSettings(ctx);
  }

  @FieldResolver(() => String)
  locale(): string {
    return SITE_LOCALE;
  }

  @FieldResolver(() => String)
  type(): string {
    return SITE_TYPE;
  }

  @NoKey()
  @Mutation(() => types.SiteSettingsType)
  updateSiteSettings(
    @Arg('input', () => types.SiteSettingsInputType) input: types.SiteSettingsInputType,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Context() ctx: Ctx,
  ): Promise<types.SiteSettingsType> {
    return updateSiteSettings(ctx, input, reason ?? null);
  }

  @AnyKey()
  @Query(() => types.SiteModeType)
  siteMode(@Context() ctx: Ctx): Promise<types.SiteModeType> {
    return siteMode(ctx);
  }

  @NoKey()
  @Mutation(() => types.SiteModeType)
  setSiteMode(
    @Arg('input', () => types.SiteModeInputType) input: types.SiteModeInputType,
    @Context() ctx: Ctx,
  ): Promise<types.SiteModeType> {
    return setSiteMode(ctx, input);
  }

  @AnyKey()
  @Subscription(() => types.SiteModeType, {
    subscribe: ({ context }) => watchSiteMode(context as Ctx),
    description: 'How the site stands, now and from now on; for everybody, also without a token.',
  })
  siteModeChanged(@Root() { mode, message, until }: ToldSiteMode): types.SiteModeType {
    return { mode, message, until: until === null ? null : new Date(until) };
  }

  @NoKey()
  @Query(() => types.SiteHealthType)
  siteHealth(@Context() ctx: Ctx): Promise<types.SiteHealthType> {
    return siteHealth(ctx);
  }

  @NoKey()
  @Query(() => [types.MaintenanceWindowType])
  maintenanceSchedule(@Context() ctx: Ctx): Promise<types.MaintenanceWindowType[]> {
    return listMaintenance(ctx);
  }

  @NoKey()
  @Mutation(() => types.MaintenanceWindowType)
  planMaintenance(
    @Arg('input', () => types.MaintenanceInputType) input: types.MaintenanceInputType,
    @Context() ctx: Ctx,
  ): Promise<types.MaintenanceWindowType> {
    return planMaintenance(ctx, input);
  }

  @NoKey()
  @Mutation(() => types.MaintenanceWindowType)
  cancelMaintenance(@Arg('id', () => ID) id: string, @Context() ctx: Ctx): Promise<types.MaintenanceWindowType> {
    return cancelMaintenance(ctx, id);
  }
}

@Resolver(() => types.SiteChangePageType)
export class SiteHistoryResolver {
  @NoKey()
  @Query(() => types.SiteChangePageType)
  siteHistory(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.admin }) limit: number,
    @Arg('from', () => DateTimeScalar, { nullable: true }) from: Date | undefined,
    @Arg('to', () => DateTimeScalar, { nullable: true }) to: Date | undefined,
    @Arg('kind', () => types.SiteChangeKindEnum, { nullable: true }) kind: SiteChangeKind | undefined,
    @Context() ctx: Ctx,
  ): Promise<LazyPage<SiteChange>> {
    return siteHistory(ctx, { page, limit, from: from ?? undefined, to: to ?? undefined, kind: kind ?? undefined });
  }

  @FieldResolver(() => PaginationType)
  pagination(@Root() page: LazyPage<SiteChange>): Promise<Pagination> {
    return page.countPages(PAGE_SIZE.countedOnScreen);
  }
}
