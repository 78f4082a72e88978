import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { Money } from '#client/ui/money.js';
import { stepFault } from '#client/features/drafts/index.js';
import { INTERVIEW_FORM, useInterview } from '../state/use-interview.js';
import { useWizard } from '../state/wizard-context.js';
import styles from './action-bar.module.css';

const REASON_ID = 'wizard-next-reason';

/**
 * The bar of the first step, which has no studio yet: Previous and Next, the running total, and a sentence that says
 * why one cannot go on yet. During the interview, which never holds anybody up, it skips or takes the answers.
 */
export function ActionBar() {
  const { draft, step, quote, goTo } = useWizard();
  const interview = useInterview();
  const fault = interview.isOpen ? null : stepFault(draft, step, quote?.payable ?? 0);
  return (
    <nav className={styles.bar} aria-label={m.actionsLabel}>
      <div className={styles.inner}>
        {interview.isOpen ? (
          <Button variant="default" size="md" className={styles.previous} onClick={interview.close}>
            {m.skip}
          </Button>
        ) : (
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
        )}
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
          loading={interview.isLoading}
          aria-describedby={fault === null ? undefined : REASON_ID}
          rightSection={<IconArrowLeft size={18} aria-hidden />}
          {...(interview.isOpen
            ? { type: 'submit' as const, form: INTERVIEW_FORM }
            : { onClick: () => goTo(step + 1) })}
        >
          {m.next}
        </Button>
      </div>
    </nav>
  );
}
