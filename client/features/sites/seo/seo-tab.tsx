import { lazy, Suspense } from 'react';
import { Skeleton } from '@mantine/core';
import type { SiteTabProps } from '../site-tabs.js';

const SeoPanel = lazy(() => import('./seo-panel.js').then((module) => ({ default: module.SeoPanel })));

/** Its code comes when the tab is first opened. */
export function SeoTab(props: SiteTabProps) {
  return (
    <Suspense fallback={<Skeleton h={420} />}>
      <SeoPanel {...props} />
    </Suspense>
  );
}
