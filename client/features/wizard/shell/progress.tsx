import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { WIZARD } from '#core/limits/limits.js';
import { toPersianDigits } from '#core/text/digits.js';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { progressPercent, reachableStep } from '#client/features/drafts/index.js';
import { useEditor, loadUndoButtons } from '#client/features/editor/index.js';
import { useWizard } from '../state/wizard-context.js';
import styles from './progress.module.css';

/** The menu is needed once something has changed; a first visit does without its code. */
const SaveMark = lazy(() => import('./save-mark.js').then((module) => ({ default: module.SaveMark })));
const StartOver = lazy(() => import('./start-over.js').then((module) => ({ default: module.StartOver })));
const UndoButtons = lazy(async () => ({ default: await loadUndoButtons() }));

/** «مرحلهٔ ۲ از ۶», a percentage, and the six steps; the ones that may be opened are buttons. */
export function Progress() {
  const { step, autosave } = useWizard();
  const { isPreview } = useEditor();
  const percent = progressPercent(step);
  return (
    <div className={styles.progress}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <Text component="p" className={styles.where}>
            <span className={styles.count}>{m.progress(step, WIZARD.steps)}</span>
            <span className={styles.name}>{m.steps[step - 1]?.name}</span>
          </Text>
          <Suspense fallback={null}>
            {!autosave.isFinished && !isPreview && <UndoButtons />}
            {!autosave.isFinished && !isPreview && <StartOver />}
            {!autosave.isFinished && <SaveMark />}
          </Suspense>
          <span className={styles.percent}>{m.percent(percent)}</span>
        </div>
        <div
          role="progressbar"
          aria-label={m.progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${m.progress(step, WIZARD.steps)}، ${m.percent(percent)}`}
          className={styles.track}
        >
          <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
        </div>
        {!autosave.isFinished && <Steps />}
      </div>
    </div>
  );
}

function Steps() {
  const { draft, step, quote, goTo } = useWizard();
  const reachable = reachableStep(draft, quote?.payable ?? 0);
  return (
    <nav aria-label={m.stepsLabel}>
      <ol className={styles.steps}>
        {m.steps.map(({ name }, index) => {
          const number = index + 1;
          const state = stateOfStep(number, { step, reachable, furthest: draft.furthest });
          return (
            <li key={name}>
              <UnstyledButton
                className={styles.step}
                data-state={state}
                disabled={state === 'ahead'}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => goTo(number)}
              >
                <span className={styles.dot}>
                  {state === 'done' ? <IconCheck size={14} stroke={2.5} /> : toPersianDigits(number)}
                </span>
                <span className={styles.label}>{name}</span>
                <VisuallyHidden>{m.stepState[state]}</VisuallyHidden>
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type StepState = keyof typeof m.stepState;

/** Done is what was visited and is complete: defaults alone finish nothing. */
export function stateOfStep(
  number: number,
  { step, reachable, furthest }: { readonly step: number; readonly reachable: number; readonly furthest: number },
): StepState {
  if (number === step) return 'current';
  if (number > reachable) return 'ahead';
  return number < Math.max(step, furthest) ? 'done' : 'open';
}
