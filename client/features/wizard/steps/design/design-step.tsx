import { Box, Skeleton } from '@mantine/core';
import { lazy, Suspense, use, useCallback, useRef } from 'react';
import { StudioEnds } from '../../studio/studio-ends.js';
import { useWizard } from '../../wizard-context.js';
import { MethodChoice } from './method-choice.js';

const FactsCard = lazy(() => import('./facts/facts-card.js').then((card) => ({ default: card.FactsCard })));
const TemplateView = lazy(() =>
  import('./templates/template-view.js').then(({ TemplateView: View }) => ({ default: View })),
);
const PlainStudio = lazy(() =>
  import('../../studio/plain-studio.js').then((module) => ({ default: module.PlainStudio })),
);
const StepStudio = lazy(() => import('../../studio/step-studio.js').then((module) => ({ default: module.StepStudio })));
const DynamicView = lazy(() => import('./dynamic-view.js').then(({ DynamicView: View }) => ({ default: View })));

/** Who the site is about and the method, then the templates or the pages and sections. */
export function Step() {
  const { draft } = useWizard();
  const shown = useRef(draft.method);
  const wantsFocus = useRef(false);
  if (shown.current !== draft.method) {
    shown.current = draft.method;
    wantsFocus.current = draft.method !== null;
  }
  const takeFocusWish = useCallback(() => {
    const wish = wantsFocus.current;
    wantsFocus.current = false;
    return wish;
  }, []);
  return (
    <Suspense fallback={<Skeleton h={560} radius="lg" />}>
      {draft.method === null && <Beginning />}
      {draft.method === 'template' && <TemplateView takeFocusWish={takeFocusWish} />}
      {draft.method === 'dynamic' && <DynamicView takeFocusWish={takeFocusWish} />}
    </Suspense>
  );
}

/** The facts and the choice of the method, under the bar of the wizard or of a paid site. */
function Beginning() {
  const choice = (
    <>
      <Box mb="lg">
        <Suspense fallback={<Skeleton h={300} radius="lg" />}>
          <FactsCard />
        </Suspense>
      </Box>
      <MethodChoice />
    </>
  );
  return use(StudioEnds) === null ? <StepStudio>{choice}</StepStudio> : <PlainStudio>{choice}</PlainStudio>;
}
