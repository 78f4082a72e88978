/** Legal documents of the platform itself, with their versions. */
import type { Feature } from '#platform/feature.js';
import { LegalVersionEntity } from './legal-version.entity.js';
import { LegalResolver } from './legal.resolver.js';
import { legalRoutes } from './legal.routes.js';
import { seedLegalDocuments } from './legal.service.js';

export const legalFeature: Feature = {
  name: 'legal',
  entities: [LegalVersionEntity],
  resolvers: [LegalResolver],
  routes: legalRoutes,
  seed: seedLegalDocuments,
};
