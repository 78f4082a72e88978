/** Custom code: uploaded by administrators, checked, previewed, and published as a release of a site. */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { SITE_ROWS } from '#features/sites/index.js';
import { candidateRows } from './candidate-rows.js';
import { ReleaseCandidateEntity } from './candidates.entity.js';
import { ReleaseCandidateResolver } from './candidates.resolver.js';
import { candidateRoutes } from './candidates.routes.js';
import { LAPSE_CRON, lapseCandidates } from './lapse-candidates.job.js';

export { candidateAtLabel } from './candidates.queries.js';

export const customCodeFeature: Feature = {
  name: 'custom-code',
  entities: [ReleaseCandidateEntity],
  resolvers: [ReleaseCandidateResolver],
  routes: candidateRoutes,
  jobs: { lapse_candidates: lapseCandidates },
  crons: [LAPSE_CRON],
  provides: [provide(SITE_ROWS, () => candidateRows)],
};
