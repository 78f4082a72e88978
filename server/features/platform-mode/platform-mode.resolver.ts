import {
  Arg,
  Args,
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
import { PAGE_SIZE } from '#core/limits/limits.js';
import { OPEN_GRAPH_TYPE, PLATFORM_LOCALE, PROTECTED_NAMES } from '#core/platform.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, AnyKey } from '#platform/graphql/keys.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { cancelMaintenance, listMaintenance, planMaintenance } from './maintenance.service.js';
import * as inputs from './platform-mode.inputs.js';
import * as types from './platform-mode.types.js';
import { platformHealth } from './platform-health.service.js';
import { platformHistory } from './platform-history.service.js';
import { setPlatformMode } from './platform-mode.service.js';
import { updatePlatformSettings } from './platform-settings.service.js';
import { platformMode, platformSettings, watchPlatformMode, type PublishedMode } from './platform-state.js';
import { PageArgs } from '#platform/graphql/list.types.js';

@Resolver(() => types.PlatformSettingsType)
export class PlatformModeResolver {
  @AnyKey()
  @Query(() => types.PlatformSettingsType, {
    description: 'Name, contact and texts of the platform; for everybody, also without a token.',
  })
  platformSettings(@Context() ctx: Ctx): Promise<types.PlatformSettingsType> {
    return platformSettings(ctx);
  }

  @FieldResolver(() => String, {
    description: `Language and region for shared links, always ${PLATFORM_LOCALE}.`,
  })
  locale(): string {
    return PLATFORM_LOCALE;
  }

  @FieldResolver(() => String, { description: `Open Graph type of shared links, always ${OPEN_GRAPH_TYPE}.` })
  type(): string {
    return OPEN_GRAPH_TYPE;
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description: `Names that addresses of sites may imitate only after a review, beside those that are always protected. Null for everybody but administrators. Bounded: at most ${PROTECTED_NAMES.max}.`,
  })
  protectedNames(@Context() { viewer }: Ctx, @Root() settings: types.PlatformSettingsType): readonly string[] | null {
    return viewer?.role === 'admin' ? settings.protectedNames : null;
  }

  @AdminOnly()
  @Mutation(() => types.PlatformSettingsType, { description: 'Changes settings of the platform; administrators only.' })
  updatePlatformSettings(
    @Arg('input', () => inputs.PlatformSettingsInputType, { description: 'The fields to change.' })
    input: inputs.SettingsPatch,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'For the history, up to 500 characters; null: none.',
    })
    reason: string | null,
    @Context() ctx: Ctx,
  ): Promise<types.PlatformSettingsType> {
    return updatePlatformSettings(ctx, input, reason);
  }

  @AnyKey()
  @Query(() => types.PlatformModeType, {
    description: 'Whether the platform is open; for everybody, also without a token and while it is closed.',
  })
  platformMode(@Context() ctx: Ctx): Promise<types.PlatformModeType> {
    return platformMode(ctx);
  }

  @AdminOnly()
  @Mutation(() => types.PlatformModeType, {
    description:
      'Puts the platform into another mode at once, and ends a planned maintenance that is going on; administrators only.',
  })
  setPlatformMode(
    @Arg('input', () => inputs.PlatformModeInputType, { description: 'The mode, and its notice to visitors.' })
    input: inputs.ModeInput,
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

  @AdminOnly()
  @Query(() => types.PlatformHealthType, {
    description: 'Checks the health of the parts of the platform; administrators only.',
  })
  platformHealth(@Context() ctx: Ctx): Promise<types.PlatformHealthType> {
    return platformHealth(ctx);
  }

  @AdminOnly()
  @Query(() => [types.MaintenanceWindowType], {
    description: `Planned maintenance that is not over, the next first; administrators only. Bounded: at most ${PAGE_SIZE.max}.`,
  })
  maintenanceSchedule(@Context() ctx: Ctx): Promise<types.MaintenanceWindowType[]> {
    return listMaintenance(ctx);
  }

  @AdminOnly()
  @Mutation(() => types.MaintenanceWindowType, {
    description: 'Plans a time for which the platform closes and opens by itself; administrators only.',
  })
  planMaintenance(
    @Arg('input', () => inputs.MaintenanceInputType, { description: 'When, and the notice to visitors.' })
    input: inputs.WindowInput,
    @Context() ctx: Ctx,
  ): Promise<types.MaintenanceWindowType> {
    return planMaintenance(ctx, input);
  }

  @AdminOnly()
  @Mutation(() => types.MaintenanceWindowType, {
    description: 'Calls a planned maintenance off; one that is going on ends at once. Administrators only.',
  })
  cancelMaintenance(
    @Arg('id', () => ID, { description: 'The id of a planned maintenance; CONFLICT where it is over.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<types.MaintenanceWindowType> {
    return cancelMaintenance(ctx, id);
  }
}

@Resolver(() => types.PlatformModeType)
export class DemonstrationResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "How much of the demonstration's year is written, percent; null: it is complete, or there is none.",
  })
  demonstrationPercent(@Context() ctx: Ctx): number | null {
    const left = ctx.gauges.read('demonstrationLeft');
    return left > 0 ? 100 - left : null;
  }
}

@Resolver(() => types.PlatformChangeType)
export class PlatformHistoryResolver {
  @AdminOnly()
  @Query(() => types.PlatformChangePageType, {
    description: 'Changes of the mode and the settings, newest first; administrators only.',
  })
  platformHistory(
    @Arg('filter', () => inputs.PlatformHistoryFilter, {
      nullable: true,
      description: 'Which changes; null: all of them.',
    })
    filter: inputs.HistoryInput | null,
    @Args(() => PageArgs) paging: PageArgs,
    @Context() ctx: Ctx,
  ): Promise<LazyPage<types.PlatformChangeType>> {
    return platformHistory(ctx, { ...filter, ...paging });
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'The account of the administrator.' })
  async administrator(
    @Context() ctx: Ctx,
    @Root() { byId }: Readonly<types.PlatformChangeType>,
  ): Promise<CustomerRow | null> {
    return byId === null ? null : customerLoader(ctx).load(byId);
  }
}
