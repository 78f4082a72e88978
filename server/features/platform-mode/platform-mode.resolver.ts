import {
  Arg,
  Args,
  Ctx as Context,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { PLATFORM_LOCALE, OPEN_GRAPH_TYPE } from '../../../core/platform.js';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage } from '../../platform/db/page.js';
import { AnyKey, NoKey } from '../../platform/graphql/keys.js';
import { cancelMaintenance, listMaintenance, planMaintenance } from './maintenance.service.js';
import * as types from './platform-mode.types.js';
import { platformHealth } from './platform-health.service.js';
import { platformHistory, type PlatformChange } from './platform-history.service.js';
import { setPlatformMode } from './platform-mode.service.js';
import { updatePlatformSettings } from './platform-settings.service.js';
import { platformMode, platformSettings, watchPlatformMode, type PublishedMode } from './platform-state.js';
import { PageArgs } from '../../platform/graphql/list.types.js';

@Resolver(() => types.PlatformSettingsType)
export class PlatformModeResolver {
  @AnyKey()
  @Query(() => types.PlatformSettingsType)
  platformSettings(@Context() ctx: Ctx): Promise<types.PlatformSettingsType> {
    return platformSettings(ctx);
  }

  @FieldResolver(() => String)
  locale(): string {
    return PLATFORM_LOCALE;
  }

  @FieldResolver(() => String)
  type(): string {
    return OPEN_GRAPH_TYPE;
  }

  @NoKey()
  @Mutation(() => types.PlatformSettingsType)
  updatePlatformSettings(
    @Arg('input', () => types.PlatformSettingsInputType) input: types.PlatformSettingsInputType,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Context() ctx: Ctx,
  ): Promise<types.PlatformSettingsType> {
    return updatePlatformSettings(ctx, input, reason ?? null);
  }

  @AnyKey()
  @Query(() => types.PlatformModeType)
  platformMode(@Context() ctx: Ctx): Promise<types.PlatformModeType> {
    return platformMode(ctx);
  }

  @NoKey()
  @Mutation(() => types.PlatformModeType)
  setPlatformMode(
    @Arg('input', () => types.PlatformModeInputType) input: types.PlatformModeInputType,
    @Context() ctx: Ctx,
  ): Promise<types.PlatformModeType> {
    return setPlatformMode(ctx, input);
  }

  @AnyKey()
  @Subscription(() => types.PlatformModeType, {
    subscribe: ({ context }) => watchPlatformMode(context as Ctx),
    description: "The platform's mode, now and from now on; for everybody, also without a token.",
  })
  platformModeChanged(@Root() { mode, message, until }: PublishedMode): types.PlatformModeType {
    return { mode, message, until: until === null ? null : new Date(until) };
  }

  @NoKey()
  @Query(() => types.PlatformHealthType)
  platformHealth(@Context() ctx: Ctx): Promise<types.PlatformHealthType> {
    return platformHealth(ctx);
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

@Resolver()
export class PlatformHistoryResolver {
  @NoKey()
  @Query(() => types.PlatformChangePageType)
  platformHistory(
    @Arg('filter', () => types.PlatformHistoryFilter, { nullable: true }) filter: types.PlatformHistoryFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
    @Context() ctx: Ctx,
  ): Promise<LazyPage<PlatformChange>> {
    return platformHistory(ctx, {
      ...paging,
      from: filter?.from ?? undefined,
      to: filter?.to ?? undefined,
      kind: filter?.kind ?? undefined,
    });
  }
}
