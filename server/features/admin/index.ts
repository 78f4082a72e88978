/** Administration: what stands above all other features and looks over them. */
import type { Feature } from '../../platform/feature.js';
import { AdjustmentRequestEntity } from './adjustment-request.entity.js';
import { AdjustmentRequestsResolver } from './adjustment-requests.resolver.js';
import { adjustmentRequestRoutes } from './adjustment-requests.routes.js';
import { AuditLogResolver } from './audit-log.resolver.js';
import { auditLogRoutes } from './audit-log.routes.js';
import { DashboardResolver } from './dashboard.resolver.js';
import { dashboardRoutes } from './dashboard.routes.js';
import { statsSampler } from './dashboard.service.js';
import { exportRoutes } from './exports.routes.js';
import { AdminListsResolver } from './lists.resolver.js';
import { metricsSampler } from './metrics.service.js';
import { UserActivityResolver, AdminUsersResolver } from './users.resolver.js';
import { adminUsersRoutes } from './users.routes.js';

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
  ],
  routes: [...adminUsersRoutes, ...dashboardRoutes, ...auditLogRoutes, ...adjustmentRequestRoutes, ...exportRoutes],
  provides: [statsSampler, metricsSampler],
};
