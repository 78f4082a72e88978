/** The work of people for a site because a service was bought. */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { SITE_ROWS } from '#features/sites/index.js';
import { openDueServiceTasks, SERVICE_TASKS_CRON } from './open-service-tasks.job.js';
import { ServiceTaskEntity } from './service-tasks.entity.js';
import { ServiceWorkResolver } from './service-tasks.resolver.js';
import { serviceTaskRoutes } from './service-tasks.routes.js';
import { serviceTaskRows } from './service-tasks.store.js';

/** The parts that it adds to the feature. */
export const serviceTasks = {
  entities: [ServiceTaskEntity],
  resolvers: [ServiceWorkResolver],
  routes: serviceTaskRoutes,
  jobs: { open_service_tasks: openDueServiceTasks },
  crons: [SERVICE_TASKS_CRON],
  provides: [provide(SITE_ROWS, () => serviceTaskRows)],
} as const satisfies Partial<Feature>;
