import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { GoLink } from '../../../lib/go.js';
import { Mark } from '../../../ui/mark.js';
import { Money } from '../../../ui/money.js';
import { studioMessages } from '../messages/wizard-studio.messages.js';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { SaveMark } from '../shell/save-mark.js';
import { UndoButtons } from '../shell/undo-buttons.js';
import { stepFault } from '../state/wizard-rules.js';
import { useWizard } from '../wizard-context.js';
import { StepMenu } from './step-menu.js';
import styles from './wizard-ends.module.css';

const REASON_ID = 'wizard-next-reason';

/** The way to the main page, the steps, undo and redo, and the save mark. */
export function WizardStart() {
  const { isPreview } = useWizard();
  return (
    <>
      <GoLink to="/" className={styles.mark} aria-label={studioMessages.mainSite}>
        <Mark size={30} />
      </GoLink>
      <StepMenu />
      {!isPreview && <UndoButtons />}
      <SaveMark />
    </>
  );
}

/** The price, previous and next, and a sentence that says why one cannot go on yet. */
export function WizardEnd() {
  const { draft, step, quote, goTo } = useWizard();
  const fault = stepFault(draft, step, quote?.payable ?? 0);
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
        className={styles.previous}
        aria-label={m.previous}
        title={m.previous}
        px={9}
        onClick={() => goTo(step - 1)}
      >
        <IconArrowRight size={18} aria-hidden />
      </Button>
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
      {fault !== null && (
        <p id={REASON_ID} className={styles.reason}>
          {m.faults[fault]}
        </p>
      )}
    </nav>
  );
}
