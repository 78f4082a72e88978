import { lazy } from 'react';

/** The account part of the header, loaded when it is first rendered. */
export const LazyAccount = lazy(() =>
  import('./account-island.js').then((module) => ({ default: module.AccountIsland })),
);
