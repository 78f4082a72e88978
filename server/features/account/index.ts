/** One's own account as a whole, over all features: its data as a file. */
import type { Feature } from '../../platform/feature.js';
import { exportRoutes } from './export/export.routes.js';

export const accountFeature: Feature = {
  name: 'account',
  routes: exportRoutes,
};
