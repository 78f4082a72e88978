/** Registering, renewing and transferring the names of paid orders. */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { NAME_HOLDER } from '#features/domains/index.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { advanceRegistrations } from './advance-registrations.job.js';
import { forgetHolder } from './forget-holder.js';
import { nameHolder } from './name-holder.js';
import { DomainRegistrationEntity, RegistrationTaskEntity } from './registrations.entity.js';
import { DomainRegistrationResolver, OrderRegistrationsResolver } from './registrations.resolver.js';
import { registrationRoutes } from './registrations.routes.js';
import { relatedRecordResolvers } from './related-records.resolver.js';
import { RegistrationTaskResolver } from './tasks.resolver.js';
import { taskRoutes } from './tasks.routes.js';

/** The parts that it adds to the feature. */
export const registrations = {
  entities: [DomainRegistrationEntity, RegistrationTaskEntity],
  resolvers: [
    DomainRegistrationResolver,
    OrderRegistrationsResolver,
    RegistrationTaskResolver,
    ...relatedRecordResolvers,
  ],
  routes: [...registrationRoutes, ...taskRoutes],
  jobs: { advance_registrations: advanceRegistrations },
  crons: [{ job: 'advance_registrations' }],
  provides: [provide(NAME_HOLDER, () => nameHolder), provide(ACCOUNT_REMOVAL, () => forgetHolder)],
} as const satisfies Partial<Feature>;
