import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { WIZARD } from '#core/limits/limits.js';
import { GoLink } from '#client/lib/go.js';
import { Mark } from '#client/ui/mark.js';
import { Money } from '#client/ui/money.js';
import { studioMessages, UndoButtons, useEditor } from '#client/features/editor/index.js';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { SaveMark } from '../shell/save-mark.js';
import { progressPercent } from '#client/features/drafts/index.js';
import { useWizard } from '../state/wizard-context.js';
import { StepMenu } from './step-menu.js';
import { useHeldBack } from './use-held-back.js';
import styles from './wizard-ends.module.css';

const REASON_ID = 'wizard-next-reason';

/**
 * The way to the main page, the steps, undo and redo, the save mark, and how far it is; once the order stands, only the
 * first and the last.
 */
export function WizardStart() {
  const { autosave } = useWizard();
  const { isPreview } = useEditor();
  const { isFinished } = autosave;
  return (
    <>
      <GoLink to="/" className={styles.mark} aria-label={studioMessages.mainSite}>
        <Mark size={30} />
      </GoLink>
      {!isFinished && <StepMenu />}
      {!isFinished && !isPreview && <UndoButtons />}
      {!isFinished && <SaveMark />}
      <Way />
    </>
  );
}

/** How far it is, as a line under the bar. */
function Way() {
  const { step } = useWizard();
  const percent = progressPercent(step);
  return (
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
  );
}

/** The price, previous and next, and a sentence that says why one cannot go on yet; nothing once the order stands. */
export function WizardEnd() {
  const { draft, step, quote, goTo, autosave } = useWizard();
  const isLast = step === WIZARD.steps;
  const fault = useHeldBack();
  if (autosave.isFinished) return null;
  return (
    <nav className={styles.way} aria-label={m.actionsLabel}>
      {quote !== null && (
        <p className={styles.total} title={draft.billing === 'annual' ? `${m.total} (${m.perYear})` : m.total}>
          <strong data-testid="wizard-total">
            <Money toman={quote.payable} />
          </strong>
        </p>
      )}
      <Button
        variant="default"
        size="sm"
        className={isLast ? undefined : styles.previous}
        aria-label={m.previous}
        title={m.previous}
        px={9}
        onClick={() => goTo(step - 1)}
      >
        <IconArrowRight size={18} aria-hidden />
      </Button>
      {!isLast && (
        <Button
          size="sm"
          className={styles.next}
          classNames={{ section: styles.arrow ?? '' }}
          disabled={fault !== null}
          aria-describedby={fault === null ? undefined : REASON_ID}
          rightSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => goTo(step + 1)}
        >
          {m.next}
        </Button>
      )}
      {fault !== null && (
        <p id={REASON_ID} className={styles.reason}>
          {m.faults[fault]}
        </p>
      )}
    </nav>
  );
}
