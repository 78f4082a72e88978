import type { Feature } from '#platform/feature.js';
import { CatalogueResolver } from './catalogue.resolver.js';
import { catalogueRoutes } from './catalogue.routes.js';

export const catalogueFeature: Feature = {
  name: 'catalogue',
  resolvers: [CatalogueResolver],
  routes: catalogueRoutes,
};
