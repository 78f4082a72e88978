import { lazy, Suspense } from 'react';
import { useWizard } from '../state/wizard-context.js';

const EditNotice = lazy(() => import('./notices.js').then((notices) => ({ default: notices.EditNotice })));
const ForeignNotice = lazy(() => import('./copies-notices.js').then((copies) => ({ default: copies.ForeignNotice })));
const OtherNotice = lazy(() => import('./copies-notices.js').then((copies) => ({ default: copies.OtherNotice })));
const ReplacedNotice = lazy(() =>
  import('./replaced-notice.js').then((module) => ({ default: module.ReplacedNotice })),
);

/** The notices about the draft over a step. `isSlim`: over a canvas, which needs the height. */
export function StepNotices({ isSlim = false }: { readonly isSlim?: boolean }) {
  const { autosave, edited, restart } = useWizard();
  const { foreign, other, isFinished } = autosave;
  return (
    <Suspense>
      {edited !== null && <EditNotice isSlim={isSlim} />}
      {restart?.undo && !isFinished && !isSlim && <ReplacedNotice />}
      {foreign !== null && <ForeignNotice />}
      {foreign === null && other !== null && !isFinished && <OtherNotice />}
    </Suspense>
  );
}
