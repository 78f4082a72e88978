import { Box, Skeleton } from '@mantine/core';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { loadDynamicView, loadFactsCard, loadTemplateView } from '#client/features/editor/index.js';
import { WizardStudio } from '../../studio/wizard-studio.js';
import { useWizard } from '../../state/wizard-context.js';

const FactsCard = lazy(async () => ({ default: await loadFactsCard() }));
const MethodChoice = lazy(() => import('./method-choice.js').then((module) => ({ default: module.MethodChoice })));
const TemplateView = lazy(async () => ({ default: await loadTemplateView() }));
const StepStudio = lazy(() => import('../../studio/step-studio.js').then((module) => ({ default: module.StepStudio })));
const DynamicView = lazy(async () => ({ default: await loadDynamicView() }));

/** Step 2: who the site is about and the method, then the templates or the pages and sections. */
export function Step() {
  const { draft, goTo } = useWizard();
  const { method } = draft;
  const goOn = useCallback(() => goTo(3), [goTo]);
  const shown = useRef(method);
  const wantsFocus = useRef(false);
  if (shown.current !== method) {
    shown.current = method;
    wantsFocus.current = method !== null;
  }
  const consumeFocusRequest = useCallback(() => {
    const wish = wantsFocus.current;
    wantsFocus.current = false;
    return wish;
  }, []);
  return (
    <Suspense fallback={<Skeleton h={560} radius="lg" />}>
      {method === null ? (
        <Beginning />
      ) : (
        <WizardStudio>
          {method === 'template' ? (
            <TemplateView consumeFocusRequest={consumeFocusRequest} onDone={goOn} />
          ) : (
            <DynamicView consumeFocusRequest={consumeFocusRequest} />
          )}
        </WizardStudio>
      )}
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
      <Suspense fallback={<Skeleton h={260} radius="md" />}>
        <MethodChoice />
      </Suspense>
    </StepStudio>
  );
}
