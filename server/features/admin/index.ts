/** Administration: above all features that have lists of their own, because it reads all of them. */
import type { Feature } from '#platform/feature.js';
import { AdjustmentRequestEntity } from './adjustment-requests/adjustment-request.entity.js';
import { AdjustmentRequestsResolver } from './adjustment-requests/adjustment-requests.resolver.js';
import { adjustmentRequestRoutes } from './adjustment-requests/adjustment-requests.routes.js';
import { AuditLogResolver } from './audit-log/audit-log.resolver.js';
import { auditLogRoutes } from './audit-log/audit-log.routes.js';
import { DashboardResolver } from './dashboard/dashboard.resolver.js';
import { dashboardRoutes } from './dashboard/dashboard.routes.js';
import { statsSampler } from './dashboard/dashboard.service.js';
import { exportRoutes } from './exports/exports.routes.js';
import { AdminListsResolver } from './lists.resolver.js';
import { metricsSampler } from './dashboard/metrics.service.js';
import { OpenWorkResolver } from './open-work/open-work.resolver.js';
import { notifyOpenWork } from './open-work/notify-open-work.job.js';
import { openWorkRoutes } from './open-work/open-work.routes.js';
import { AdminUsersResolver, UserActivityResolver } from './users/users.resolver.js';
import { adminUsersRoutes } from './users/users.routes.js';

export { requestAdjustment } from './adjustment-requests/adjustment-requests.service.js';
export { ban } from './users/users.service.js';

export const adminFeature: Feature = {
  name: 'admin',
  entities: [AdjustmentRequestEntity],
  resolvers: [
    AdminUsersResolver,
    UserActivityResolver,
    DashboardResolver,
    AdminListsResolver,
    AuditLogResolver,
    AdjustmentRequestsResolver,
    OpenWorkResolver,
  ],
  routes: [
    ...adminUsersRoutes,
    ...dashboardRoutes,
    ...auditLogRoutes,
    ...adjustmentRequestRoutes,
    ...exportRoutes,
    ...openWorkRoutes,
  ],
  provides: [statsSampler, metricsSampler],
  jobs: { notify_open_work: notifyOpenWork },
  // Nine o'clock in Tehran.
  crons: [{ job: 'notify_open_work', hour: 5, minute: 30 }],
};
