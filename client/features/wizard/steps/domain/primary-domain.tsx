import { Badge, Button, Loader, SegmentedControl, TextInput } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPlugConnected,
  IconWifiOff,
  IconWorldWww,
} from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { QuestionCircle } from '#client/ui/question-icons.js';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { Panel } from '#client/ui/panel.js';
import type { DomainCheck } from '#client/features/drafts/index.js';
import { useWizard } from '../../state/wizard-context.js';
import { domainFaults, primaryFaultOf } from './domain-faults.js';
import styles from './domain-step.module.css';
import { SuggestedNames } from './suggested-names.js';
import { usePrimaryCheck, type CheckPhase } from './use-domain-check.js';

const { primary: m, owned } = domainMessages;

export function PrimaryDomain() {
  const { draft, dispatch, prices } = useWizard();
  const { label, extension, isOwned, check } = draft.domain;
  const { phase, again } = usePrimaryCheck();
  const fault = primaryFaultOf(draft.domain);
  const field = useFocusOnFault(domainFaults(draft).some(({ name }) => name === label + extension));
  return (
    <Panel
      title={m.title}
      icon={<IconWorldWww size={18} />}
      aside={
        (isOwned || prices[extension] === 0) && (
          <Badge color="green" c="var(--b-success)">
            {isOwned ? owned.free : m.free}
          </Badge>
        )
      }
    >
      <SegmentedControl
        fullWidth
        className={styles.kinds}
        aria-label={owned.kinds}
        value={isOwned ? 'owned' : 'new'}
        onChange={(kind) => dispatch({ type: 'domainOwned', isOwned: kind === 'owned' })}
        data={[
          { value: 'new', label: owned.buys },
          { value: 'owned', label: owned.owns },
        ]}
      />
      <TextInput
        ref={field}
        label={m.label}
        description={isOwned ? owned.hint : m.hint}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        placeholder={isOwned ? owned.placeholder : m.placeholder}
        value={isOwned ? label + extension : label}
        error={fault}
        maxLength={MAX_TYPED_DOMAIN}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        data-testid="primary-domain"
        inputContainer={(input) => (
          <div className={styles.field}>
            <div className={styles.input}>{input}</div>
            {!isOwned && <span className={styles.suffix}>{extension}</span>}
          </div>
        )}
        onChange={(event) => dispatch({ type: 'domainTyped', typed: event.currentTarget.value })}
      />
      {isOwned ? (
        <Owned refusal={check} />
      ) : (
        <>
          <SuggestedNames />
          <Answer check={check} phase={fault !== null || label === '' ? 'idle' : phase} onAgain={again} />
        </>
      )}
    </Panel>
  );
}

/** How a name that the customer owns is connected, or why the server has refused it. */
function Owned({ refusal }: { readonly refusal: DomainCheck | null }) {
  return (
    <div
      role="status"
      aria-live="polite"
      className={styles.answer}
      data-status={refusal?.status}
      data-testid="domain-answer"
    >
      {refusal ? <IconCircleX size={20} aria-hidden /> : <IconPlugConnected size={20} aria-hidden />}
      <span className={styles.answerText}>
        <strong>{refusal ? refusal.message : owned.title}</strong>
        {!refusal && <small>{owned.text}</small>}
      </span>
    </div>
  );
}

/** Whoever comes to this step because of the name finds the cursor in its field. */
function useFocusOnFault(isFaulty: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const isFaultyAtFirst = useRef(isFaulty);
  useEffect(() => {
    if (isFaultyAtFirst.current) field.current?.focus();
  }, []);
  return field;
}

interface AnswerProps {
  readonly check: DomainCheck | null;
  readonly phase: CheckPhase;
  readonly onAgain: () => void;
}

/** Always there, so that nothing below it jumps when the answer comes. */
function Answer({ check, phase, onAgain }: AnswerProps) {
  const status = check?.status ?? phase;
  const { icon, title, text } = contentOf(check, phase);
  return (
    <div role="status" aria-live="polite" className={styles.answer} data-status={status} data-testid="domain-answer">
      {icon}
      <span className={styles.answerText}>
        <strong>{title}</strong>
        {text && <small>{text}</small>}
      </span>
      {(check || phase === 'failed' || phase === 'offline') && (
        <Button
          variant="subtle"
          color="gray"
          c="var(--b-text)"
          size="compact-md"
          className={styles.again}
          onClick={onAgain}
        >
          {m.again}
        </Button>
      )}
    </div>
  );
}

function contentOf(check: DomainCheck | null, phase: CheckPhase): { icon: ReactNode; title: string; text?: string } {
  if (check) {
    const at = m.checkedAt(new Date(check.checkedAt));
    if (check.status === 'available')
      return { icon: <IconCircleCheck size={20} aria-hidden />, title: check.message || m.status.available, text: at };
    if (check.status === 'taken')
      return {
        icon: <IconCircleX size={20} aria-hidden />,
        title: check.message || m.status.taken,
        text: m.takenAdvice,
      };
    return {
      icon: <QuestionCircle size={20} aria-hidden />,
      title: check.message || m.status.unknown,
      text: m.unknownAdvice,
    };
  }
  if (phase === 'failed')
    return { icon: <IconAlertCircle size={20} aria-hidden />, title: m.failTitle, text: m.failText };
  if (phase === 'offline')
    return { icon: <IconWifiOff size={20} aria-hidden />, title: m.offlineTitle, text: m.offlineText };
  if (phase === 'checking') return { icon: <Loader size={18} type="oval" aria-hidden />, title: m.checking };
  if (phase === 'waiting') return { icon: <IconClock size={20} aria-hidden />, title: m.waiting };
  return { icon: <IconWorldWww size={20} aria-hidden />, title: m.idle };
}
