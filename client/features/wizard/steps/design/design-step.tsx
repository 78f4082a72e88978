import { Box, Skeleton } from '@mantine/core';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { useIsPaidSite } from '../../studio/studio-ends.js';
import { useWizard } from '../../wizard-context.js';
import { MethodChoice } from './method-choice.js';

const FactsCard = lazy(() => import('./facts/facts-card.js').then((card) => ({ default: card.FactsCard })));
const TemplateView = lazy(() =>
  import('./templates/template-view.js').then(({ TemplateView: View }) => ({ default: View })),
);
const StepStudio = lazy(() => import('../../studio/step-studio.js').then((module) => ({ default: module.StepStudio })));
const DynamicView = lazy(() => import('./dynamic-view.js').then(({ DynamicView: View }) => ({ default: View })));

/**
 * Who the site is about and the method, then the templates or the pages and sections. A site that is paid for has its
 * design: it is shown on the canvas, however it was begun.
 */
export function Step() {
  const { draft } = useWizard();
  const isPaid = useIsPaidSite();
  const method = isPaid ? 'dynamic' : draft.method;
  const shown = useRef(method);
  const wantsFocus = useRef(false);
  if (shown.current !== method) {
    shown.current = method;
    wantsFocus.current = method !== null;
  }
  const takeFocusWish = useCallback(() => {
    const wish = wantsFocus.current;
    wantsFocus.current = false;
    return wish;
  }, []);
  return (
    <Suspense fallback={<Skeleton h={560} radius="lg" />}>
      {method === null && <Beginning />}
      {method === 'template' && <TemplateView takeFocusWish={takeFocusWish} />}
      {method === 'dynamic' && <DynamicView takeFocusWish={takeFocusWish} />}
    </Suspense>
  );
}

/** The facts and the choice of the method, under the bar of the wizard. */
function Beginning() {
  return (
    <StepStudio>
      <Box mb="lg">
        <Suspense fallback={<Skeleton h={300} radius="lg" />}>
          <FactsCard />
        </Suspense>
      </Box>
      <MethodChoice />
    </StepStudio>
  );
}
