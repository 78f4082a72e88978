import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconClockHour4, IconClockOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { WALLET } from '../../../core/limits.js';
import { rialToToman } from '../../../core/money.js';
import { CancelPaymentDocument, type WalletCardFragment } from '../../gql/graphql.js';
import { attempt } from '../../lib/attempt.js';
import { formatToman } from '../../lib/format.js';
import { walletMessages } from '../../lib/messages/wallet.messages.js';
import { tabStore } from '../../lib/tab-store.js';
import { confirm } from '../../ui/confirm.js';
import { toast } from '../../ui/toast.js';
import { addressOf } from '../payments/pay.rules.js';
import { dropPending, readPending } from '../payments/pending-info.js';

const { pending: texts } = walletMessages;
const MINUTE_MS = 60_000;

interface PendingNoticeProps {
  readonly payment: NonNullable<WalletCardFragment['pendingDeposit']>;
  readonly minutes: number;
  readonly onCancelled: () => Promise<unknown>;
}

/** One top-up waits for its payment: go on or give it up (S-168). `minutes` are left for it. */
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

/** A top-up of this tab that was not paid in time is told once (S-168); whatever was paid of it still arrives. */
export function ExpiredNotice() {
  const [pending, setPending] = useState(() => readPending(tabStore, Date.now()));
  if (pending.kind !== 'expired') return null;
  const dismiss = () => {
    dropPending(tabStore);
    setPending({ kind: 'none' });
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
      <Text size="sm">{texts.expired(formatToman(rialToToman(pending.info.amount)))}</Text>
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

/** Of the hour since then (ISO-8601): 0 once it is over, and where nothing waits. */
export function useMinutesLeft(since: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [since]);
  if (since === undefined) return 0;
  return Math.max(0, Math.ceil((new Date(since).getTime() + WALLET.pendingMs - now) / MINUTE_MS));
}
