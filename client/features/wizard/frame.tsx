import { Skeleton } from '@mantine/core';
import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { useRootMark } from '#client/ui/frame/use-root-mark.js';
import { wizardMessages as m } from './messages/wizard.messages.js';
import { Announcer } from '#client/ui/announcer.js';
import { interviewMessages } from '#client/features/editor/index.js';
import { useInterview } from './state/use-interview.js';
import { useWizard } from './state/wizard-context.js';
import { ActionBar } from './shell/action-bar.js';
import styles from './frame.module.css';
import { Progress } from './shell/progress.js';
import { StepBoundary } from './shell/step-boundary.js';
import { StepHeading } from './shell/step-heading.js';
import { StepNotices } from './shell/step-notices.js';

/** The last step that is designed on a canvas; those after it are forms. */
const LAST_CANVAS = 3;

/** One chunk a step; the next one is fetched while the customer is busy with this one. */
const loaders: readonly (() => Promise<{ Step: ComponentType }>)[] = [
  () => import('./steps/site-type/site-type-step.js'),
  () => import('./steps/design/design-step.js'),
  () => import('./steps/branding/branding-step.js'),
  () => import('./steps/domain/domain-step.js'),
  () => import('./steps/pricing/pricing-step.js'),
  () => import('./steps/confirm/confirm-step.js'),
];

const steps: readonly LazyExoticComponent<ComponentType>[] = loaders.map((load) =>
  lazy(() => load().then(({ Step }) => ({ default: Step }))),
);

const AlreadyOrdered = lazy(() =>
  import('./shell/already-ordered.js').then((module) => ({ default: module.AlreadyOrdered })),
);
const StepStudio = lazy(() => import('./studio/step-studio.js').then((studio) => ({ default: studio.StepStudio })));

export function Frame() {
  const { draft, step, autosave } = useWizard();
  const interview = useInterview();
  const Step = steps[step - 1];
  // A step that was not loaded brings no bar: what stands around the first step is shown instead.
  const [failed, setFailed] = useState<number | null>(null);
  if (failed !== null && failed !== step) setFailed(null);
  const isStudio = step > 1 && failed !== step;
  const isForm = isStudio && step > LAST_CANVAS;
  const isCanvas = isStudio && !isForm && (step > 2 || draft.method !== null);
  useEffect(() => prefetch(loaders[step]), [step]);
  useRootMark('full-bleed', isStudio && autosave.ordered === null);
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
          {(isCanvas || !isStudio) && <StepNotices isSlim={isCanvas} />}
          <StepHeading step={step} words={interview.isOpen ? interviewMessages : undefined} isHidden={isStudio} />
          <StepBoundary key={step} onFailed={() => setFailed(step)}>
            <Suspense fallback={<StepSkeleton />}>{Step && (isForm ? inStudio(<Step />) : <Step />)}</Suspense>
          </StepBoundary>
        </div>
        {!autosave.isFinished && !isStudio && <ActionBar />}
      </div>
    </Announcer>
  );
}

/** The bar stays where a step is still fetched. */
function inStudio(step: ReactNode) {
  return (
    <StepStudio>
      <Suspense fallback={<StepSkeleton />}>{step}</Suspense>
    </StepStudio>
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

/** Whoever does something is likely to go on. A failed fetch is no matter: opening the step tries again and says so. */
function prefetch(load: (() => Promise<unknown>) | undefined): () => void {
  const waiting = new AbortController();
  const fetchOnce = () => {
    waiting.abort();
    void load?.().catch(() => undefined);
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, fetchOnce, { signal: waiting.signal });
  return () => waiting.abort();
}
