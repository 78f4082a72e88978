import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useWizard } from '../../wizard-context.js';
import { MethodChoice } from './method-choice.js';

const TemplateView = lazy(() => import('./template-view.js').then(({ TemplateView: View }) => ({ default: View })));
const DynamicView = lazy(() => import('./dynamic-view.js').then(({ DynamicView: View }) => ({ default: View })));

/** S-090: first the method, then the templates or the pages and sections. */
export function Step() {
  const { draft } = useWizard();
  const shown = useRef(draft.method);
  const takesFocus = shown.current !== draft.method;
  useEffect(() => {
    shown.current = draft.method;
  }, [draft.method]);
  if (draft.method === null) return <MethodChoice />;
  return (
    <Suspense fallback={<Skeleton h={560} radius="lg" />}>
      {draft.method === 'template' ? <TemplateView takesFocus={takesFocus} /> : <DynamicView takesFocus={takesFocus} />}
    </Suspense>
  );
}
