/** One's own account as a whole, over all features: its data as a file, and closing it. */
import type { Feature } from '#platform/feature.js';
import { ClosingResolver } from './closing/closing.resolver.js';
import { closingRoutes } from './closing/closing.routes.js';
import { exportRoutes } from './export/export.routes.js';

export const accountFeature: Feature = {
  name: 'account',
  resolvers: [ClosingResolver],
  routes: [...exportRoutes, ...closingRoutes],
};
