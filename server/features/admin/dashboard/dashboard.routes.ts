/** Statistics of the business, whose amounts are toman as the cards show them (D-04), and metrics of the machine. */
import { z } from 'zod';
import { RIALS_PER_TOMAN, type Rial } from '#core/money.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { amountInToman, view } from '#platform/http/rest/view.js';
import { dashboardStats } from './dashboard.service.js';
import type { DashboardStatsType } from './dashboard.types.js';
import { systemMetrics } from './metrics.service.js';

const inToman = (amount: Rial): number => Math.round(amount / RIALS_PER_TOMAN);

const statsView = view<DashboardStatsType>('DashboardStats', {
  add: {
    ...amountInToman('totalRevenue', ({ totalRevenueRials }) => inToman(totalRevenueRials)),
    ...amountInToman('averageOrderValue', ({ averageOrderRials }) => inToman(averageOrderRials)),
    ...amountInToman('averageTransaction', ({ averageTransactionRials }) => inToman(averageTransactionRials)),
  },
});

export const dashboardRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/dashboard/stats',
    access: 'admin',
    summary: 'The numbers of the summary cards and of the stats tab. Amounts are toman.',
    response: statsView,
    handle: (ctx) => dashboardStats(ctx),
  }),
  route({
    method: 'GET',
    path: '/admin/system/metrics',
    access: 'admin',
    summary: 'How the machine, the database and the services are. Uptime in seconds, usage in percent, times in ms.',
    response: z.object({
      system: z.object({ uptime: z.int(), memoryUsage: z.number(), cpuUsage: z.number(), version: z.string() }),
      database: z.object({ responseTime: z.number() }),
      services: z.object({ email: z.object({ status: z.string() }), payment: z.object({ status: z.string() }) }),
      jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int(), oldestWaitSeconds: z.int() }),
      sockets: z.int(),
      faults: z.int(),
      sampledAt: z.date(),
    }),
    handle: async (ctx) => {
      const given = await systemMetrics(ctx);
      const { uptimeSeconds: uptime, memoryPercent: memoryUsage, cpuPercent: cpuUsage, version } = given;
      return {
        system: { uptime, memoryUsage, cpuUsage, version },
        database: { responseTime: given.databaseMs },
        services: { email: { status: given.emailStatus }, payment: { status: given.paymentStatus } },
        jobs: given.jobs,
        sockets: given.sockets,
        faults: given.faults,
        sampledAt: given.sampledAt,
      };
    },
  }),
];
