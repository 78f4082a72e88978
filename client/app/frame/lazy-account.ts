import { lazy } from 'react';

/** The account part of the header, fetched when it is first drawn. */
export const LazyAccount = lazy(() =>
  import('./account-island.js').then((module) => ({ default: module.AccountIsland })),
);
