import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CancelPaymentDocument, SettleReviewedPaymentDocument } from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { useRowActs } from '../parts/use-row-acts.js';

const { payments: texts } = adminMoneyMessages;
const LISTS: ReadonlySet<string> = new Set(['PaymentLog', 'PaymentTimeline', 'WaitingWork']);

/**
 * Ends the review of a payment: settled as the gateway has it, with a reason, or cancelled. The server queries the
 * gateway first: it settles nothing that is not confirmed there, and cancels nothing while the money is there.
 */
export function CloseReview({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [cancelPayment] = useMutation(CancelPaymentDocument);
  const [settlePayment] = useMutation(SettleReviewedPaymentDocument);
  const { busyId, act } = useRowActs(LISTS);
  const close = async () => {
    await attempt(`cancel:${id}`, (idempotencyKey) => cancelPayment({ variables: { id, idempotencyKey } }));
    onDone();
  };
  const settle = async () => {
    await settlePayment({ variables: { id, reason } });
    onDone();
  };
  const isBusy = busyId === id;
  return (
    <Alert color="yellow">
      <Stack gap="sm">
        {texts.review}
        <TextInput
          label={texts.settleReason}
          description={texts.settleHint}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button
            disabled={reason.trim() === ''}
            loading={isBusy}
            onClick={() => void act(id, settle, texts.settled, texts.settleFailed)}
          >
            {texts.settle}
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void act(id, close, texts.closed, texts.closeFailed)}
          >
            {texts.close}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
