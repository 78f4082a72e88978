import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { Money } from '#client/ui/money.js';
import { stepFault } from '#client/features/drafts/index.js';
import { useWizard } from '../wizard-context.js';
import styles from './action-bar.module.css';

const REASON_ID = 'wizard-next-reason';

/**
 * Of the first step, which has no studio yet: Previous and Next, the running total, and a sentence that says why one
 * cannot go on yet.
 */
export function ActionBar() {
  const { draft, step, quote, goTo } = useWizard();
  const fault = stepFault(draft, step, quote?.payable ?? 0);
  return (
    <nav className={styles.bar} aria-label={m.actionsLabel}>
      <div className={styles.inner}>
        <Button
          variant="default"
          size="md"
          className={styles.previous}
          disabled={step === 1}
          leftSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => goTo(step - 1)}
        >
          {m.previous}
        </Button>
        <p id={REASON_ID} className={styles.reason}>
          {fault !== null && m.faults[fault]}
        </p>
        {quote !== null && (
          <p className={styles.total}>
            <span className={styles.totalLabel}>
              {draft.billing === 'annual' ? `${m.total} (${m.perYear})` : m.total}
            </span>
            <strong data-testid="wizard-total">
              <Money toman={quote.payable} />
            </strong>
          </p>
        )}
        <Button
          size="md"
          className={styles.next}
          disabled={fault !== null}
          aria-describedby={fault === null ? undefined : REASON_ID}
          rightSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => goTo(step + 1)}
        >
          {m.next}
        </Button>
      </div>
    </nav>
  );
}
