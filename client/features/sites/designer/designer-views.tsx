import { lazy, Suspense } from 'react';
import { Skeleton } from '@mantine/core';
import { loadBrandView, loadDynamicView } from '#client/features/editor/index.js';
import styles from './site-designer.module.css';

export const DESIGNER_VIEWS = ['design', 'brand'] as const;
export type DesignerView = (typeof DESIGNER_VIEWS)[number];

const DynamicView = lazy(async () => ({ default: await loadDynamicView() }));
const BrandView = lazy(async () => ({ default: await loadBrandView() }));

/** The pages and sections, or the brand. */
export function DesignerViews({ view }: { readonly view: DesignerView }) {
  return (
    <Suspense fallback={<Skeleton h={560} radius="lg" className={styles.waiting} />}>
      {view === 'design' ? <DynamicView /> : <BrandView />}
    </Suspense>
  );
}
