import { Arg, Ctx as Context, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { requireAdmin } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { dashboardSeries, dashboardStats, watchStats } from './dashboard.service.js';
import { DashboardDayType, DashboardStatsType, SystemMetricsType } from './dashboard.types.js';
import { systemMetrics, watchMetrics } from './metrics.service.js';

@Resolver()
export class DashboardResolver {
  @AdminOnly()
  @Query(() => DashboardStatsType, { description: 'For administrators: the product in numbers, as it is now.' })
  dashboardStats(@Context() ctx: Ctx): Promise<DashboardStatsType> {
    return dashboardStats(ctx);
  }

  @AdminOnly()
  @Query(() => [DashboardDayType], {
    description: 'For administrators: the last days, today last. Bounded: at most 366.',
  })
  dashboardSeries(
    @Context() ctx: Ctx,
    @Arg('days', () => Int, { defaultValue: 30, description: 'How many days, 1 to 366, today included.' }) days: number,
  ): Promise<readonly DashboardDayType[]> {
    return dashboardSeries(ctx, { days });
  }

  @AdminOnly()
  @Query(() => SystemMetricsType, { description: 'For administrators: takes a sample now.' })
  systemMetrics(@Context() ctx: Ctx): Promise<SystemMetricsType> {
    return systemMetrics(ctx);
  }

  @AdminOnly()
  @Subscription(() => DashboardStatsType, {
    subscribe: ({ context }) => watchStats(context as Ctx),
    description: 'For administrators: the numbers every three seconds, the first at once.',
  })
  dashboardStatsSampled(@Context() ctx: Ctx, @Root() stats: DashboardStatsType): DashboardStatsType {
    requireAdmin(ctx);
    return stats;
  }

  @AdminOnly()
  @Subscription(() => SystemMetricsType, {
    subscribe: ({ context }) => watchMetrics(context as Ctx),
    description: 'For administrators: a sample every two seconds, the first at once.',
  })
  systemMetricsSampled(@Context() ctx: Ctx, @Root() metrics: SystemMetricsType): SystemMetricsType {
    requireAdmin(ctx);
    return metrics;
  }
}
