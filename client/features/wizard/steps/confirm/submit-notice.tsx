import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { formatToman } from '#core/dates/calendar.js';
import { common } from '#client/lib/messages/common.messages.js';
import { confirmMessages as m } from '../../messages/wizard-order.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import styles from './confirm-step.module.css';
import { isCouponFault } from '../../state/use-coupon.js';
import { useWizard } from '../../state/wizard-context.js';
import { refusedNameOf, type SubmitKind, type SubmitState } from './use-submit.js';

interface SubmitNoticeProps {
  readonly state: SubmitState;
  readonly onSubmit: (mode: SubmitKind, acceptedToman?: number) => void;
}

export function SubmitNotice({ state, onSubmit }: SubmitNoticeProps) {
  if (state.kind === 'leaving') {
    return (
      <Text role="status" mt="md" size="sm" c="dimmed">
        {m.leaving}
      </Text>
    );
  }
  if (state.kind !== 'mismatch' && state.kind !== 'failed') return null;
  return (
    <Seen>
      {state.kind === 'mismatch' ? (
        <Mismatch state={state} onSubmit={onSubmit} />
      ) : (
        <Failed state={state} onSubmit={onSubmit} />
      )}
    </Seen>
  );
}

/** Scrolls to what it holds: the buttons stay in reach from far above it. */
function Seen({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.scrollIntoView?.({ block: 'center' }), []);
  return <div ref={place}>{children}</div>;
}

interface MismatchProps extends SubmitNoticeProps {
  readonly state: Extract<SubmitState, { kind: 'mismatch' }>;
}

/** Both prices, side by side, and the customer's own decision. */
function Mismatch({ state, onSubmit }: MismatchProps) {
  const difference = state.actual - state.shown;
  return (
    <Alert role="alert" color="yellow" variant="light" icon={<IconRefresh size={20} />} title={m.mismatch.title}>
      <Text size="sm">{m.mismatch.text}</Text>
      <dl className={styles.prices}>
        <div>
          <dt>{m.mismatch.seen}</dt>
          <dd>{formatToman(state.shown)}</dd>
        </div>
        <div>
          <dt>{m.mismatch.now}</dt>
          <dd>
            {formatToman(state.actual)} ({difference > 0 ? m.mismatch.more(difference) : m.mismatch.less(-difference)})
          </dd>
        </div>
      </dl>
      <Button size="sm" onClick={() => onSubmit(state.mode, state.actual)}>
        {m.mismatch.accept}
      </Button>
    </Alert>
  );
}

interface FailedProps extends SubmitNoticeProps {
  readonly state: Extract<SubmitState, { kind: 'failed' }>;
}

function Failed({ state, onSubmit }: FailedProps) {
  const { quote, couponCode, goTo } = useWizard();
  const { error, mode } = state;
  const isWithout = isCouponFault(error) && couponCode === null && quote !== null;
  const isPlaced = typeof error.details['orderId'] === 'string';
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={20} />} title={m.failTitle[mode]}>
      <Text size="sm">{error.message}</Text>
      {error.fields.map((fault) => (
        <Text key={fault.path} size="sm">
          {fault.message}
        </Text>
      ))}
      <Text size="sm" mt={4}>
        {isPlaced ? m.placed : m.kept} {isWithout && m.withoutCoupon(quote.payable)}
      </Text>
      {error.requestId && (
        <Text size="xs" mt={4}>
          {common.requestId}: <Ltr>{error.requestId}</Ltr>
        </Text>
      )}
      <Group gap="xs" mt="sm">
        {refusedNameOf(error) === null ? (
          <Button size="compact-md" variant="default" onClick={() => onSubmit(mode)}>
            {isWithout ? m.orderWithoutCoupon : common.retry}
          </Button>
        ) : (
          <Button size="compact-md" variant="default" onClick={() => goTo(4)}>
            {m.domain.action}
          </Button>
        )}
        {isPlaced && (
          <Button component={Link} to="/dashboard" size="compact-md" variant="subtle">
            {m.toDashboard}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
