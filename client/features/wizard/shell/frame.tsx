import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { Announcer } from '../parts/announcer.js';
import { useWizard } from '../wizard-context.js';
import { ActionBar } from './action-bar.js';
import styles from './frame.module.css';
import { Progress } from './progress.js';
import { StepBoundary } from './step-boundary.js';
import { StepHeading } from './step-heading.js';

/** One chunk a step; the next one is fetched while the customer is busy with this one. */
const loaders: readonly (() => Promise<{ Step: ComponentType }>)[] = [
  () => import('../steps/site-type/site-type-step.js'),
  () => import('../steps/design/design-step.js'),
  () => import('../steps/branding/branding-step.js'),
  () => import('../steps/domain/domain-step.js'),
  () => import('../steps/pricing/pricing-step.js'),
  () => import('../steps/confirm/confirm-step.js'),
];

const steps: readonly LazyExoticComponent<ComponentType>[] = loaders.map((load) =>
  lazy(() => load().then(({ Step }) => ({ default: Step }))),
);

const EditNotice = lazy(() => import('./notices.js').then((notices) => ({ default: notices.EditNotice })));
const ForeignNotice = lazy(() => import('./copies-notices.js').then((copies) => ({ default: copies.ForeignNotice })));
const AlreadyOrdered = lazy(() =>
  import('./already-ordered.js').then((module) => ({ default: module.AlreadyOrdered })),
);
const ReplacedNotice = lazy(() =>
  import('./replaced-notice.js').then((module) => ({ default: module.ReplacedNotice })),
);
const OtherNotice = lazy(() => import('./copies-notices.js').then((copies) => ({ default: copies.OtherNotice })));

export function Frame() {
  const { draft, step, autosave, edited, restart } = useWizard();
  const undo = autosave.isFinished ? null : (restart?.undo ?? null);
  const Step = steps[step - 1];
  const isStudio = !autosave.isFinished && (step === 3 || (step === 2 && draft.method !== null));
  useEffect(() => prefetch(loaders[step]), [step]);
  if (autosave.ordered !== null) {
    return (
      <Suspense fallback={<StepSkeleton />}>
        <AlreadyOrdered order={autosave.ordered} />
      </Suspense>
    );
  }
  return (
    <Announcer>
      <div className={styles.frame} data-full-bleed={isStudio || undefined}>
        {!isStudio && <Progress />}
        <div className={styles.stage} data-step={step}>
          <Suspense>
            {edited !== null && <EditNotice isSlim={isStudio} />}
            {undo !== null && !isStudio && <ReplacedNotice />}
            {autosave.foreign !== null && <ForeignNotice />}
            {autosave.foreign === null && autosave.other !== null && !autosave.isFinished && <OtherNotice />}
          </Suspense>
          <StepHeading step={step} isHidden={isStudio} isCompact={step === 2 && draft.method !== null} />
          <StepBoundary key={step}>
            <Suspense fallback={<StepSkeleton />}>{Step && <Step />}</Suspense>
          </StepBoundary>
        </div>
        {!autosave.isFinished && !isStudio && <ActionBar />}
      </div>
    </Announcer>
  );
}

function StepSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={m.loadingStep}>
      <Skeleton h={220} radius="lg" />
      <Skeleton h={220} radius="lg" />
    </div>
  );
}

/** A failed fetch is no matter here: opening the step tries again and says so. */
function prefetch(load: (() => Promise<unknown>) | undefined): () => void {
  const timer = setTimeout(() => void load?.().catch(() => undefined), 1200);
  return () => clearTimeout(timer);
}
