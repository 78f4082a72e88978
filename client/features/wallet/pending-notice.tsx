import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconClockHour4, IconClockOff } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { rialToToman } from '#core/money.js';
import {
  CancelPaymentDocument,
  ReturnedDepositDocument,
  type ReturnedDepositQuery,
  type WalletCardFragment,
} from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { formatToman } from '#client/lib/format.js';
import { addressOf } from '#client/lib/payment-address.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { dropPending, readPending } from './pending-info.js';

const { pending: texts } = walletMessages;
const TICK_MS = 15_000;

interface PendingNoticeProps {
  readonly payment: NonNullable<WalletCardFragment['pendingDeposit']>;
  readonly minutes: number;
  readonly onCancelled: () => Promise<unknown>;
}

/** One top-up waits for its payment: go on or give it up. `minutes` are left for it. */
export function PendingNotice({ payment, minutes, onCancelled }: PendingNoticeProps) {
  const { busy, cancel } = useCancel(payment.id, onCancelled);
  const leave = () => {
    try {
      location.assign(addressOf(payment.paymentUrl));
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <Alert color="yellow" variant="light" icon={<IconClockHour4 size={20} />} title={texts.title} role="status">
      <Text size="sm">{texts.text(formatToman(rialToToman(payment.amountRials)))}</Text>
      <Text size="sm" c="var(--b-text-2)" mt={2}>
        {texts.left(minutes)}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="compact-md" onClick={leave}>
          {texts.continue}
        </Button>
        <Button size="compact-md" variant="default" loading={busy} onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
      </Group>
    </Alert>
  );
}

function isExpired({ status, failureCode, remainingSeconds }: ReturnedDepositQuery['payment']): boolean {
  return status === 'pending' ? remainingSeconds === 0 : failureCode === 'PAYMENT_EXPIRED';
}

/**
 * A top-up of this tab that was not paid in time is reported once; a payment of it still arrives. The server decides
 * whether it has expired: this browser's clock may be wrong, and it may have been paid meanwhile.
 */
export function ExpiredNotice() {
  const [pending, setPending] = useState(() => readPending(tabStore));
  const { data } = useQuery(ReturnedDepositDocument, {
    variables: { id: pending?.orderId ?? '' },
    skip: pending === null,
    fetchPolicy: 'network-only',
  });
  const payment = data?.payment;
  const isOver = payment !== undefined && payment.status !== 'pending' && !isExpired(payment);
  useEffect(() => {
    if (isOver) dropPending(tabStore);
  }, [isOver]);
  if (pending === null || !payment || !isExpired(payment)) return null;
  const dismiss = () => {
    dropPending(tabStore);
    setPending(null);
  };
  return (
    <Alert
      color="gray"
      variant="light"
      icon={<IconClockOff size={20} />}
      title={texts.expiredTitle}
      role="status"
      withCloseButton
      closeButtonLabel={texts.dismiss}
      onClose={dismiss}
    >
      <Text size="sm">{texts.expired(formatToman(rialToToman(payment.amountRials)))}</Text>
    </Alert>
  );
}

function useCancel(id: string, onCancelled: () => Promise<unknown>) {
  const [cancelPayment] = useMutation(CancelPaymentDocument);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    if (!(await confirm({ ...texts.cancelQuestion, danger: true }))) return;
    setBusy(true);
    try {
      await attempt(`cancel:${id}`, (idempotencyKey) => cancelPayment({ variables: { id, idempotencyKey } }));
      dropPending(tabStore);
      toast.success(texts.cancelled);
    } catch (error) {
      toast.error(error);
    } finally {
      setBusy(false);
      await onCancelled();
    }
  };
  return { busy, cancel };
}

/**
 * Minutes until a payment's time is over, 0 once it is and where nothing waits. `seconds` are what the server said is
 * left; they are counted down by a clock that no setting of the device changes.
 */
export function useMinutesLeft(seconds: number | null | undefined): number {
  const left = seconds ?? 0;
  const end = useMemo(() => performance.now() + left * 1000, [left]);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [left]);
  return Math.max(0, Math.ceil(Math.min(left, (end - now) / 1000) / 60));
}
