import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mantine/core';
import { CancelPaymentDocument } from '../../../gql/graphql.js';
import { attempt } from '../../../lib/attempt.js';
import { adminMoneyMessages } from '../../../lib/messages/admin/admin-money.messages.js';
import { useRowActs } from '../parts/use-row-acts.js';

const { payments: texts } = adminMoneyMessages;
const LISTS: ReadonlySet<string> = new Set(['PaymentLog', 'PaymentTimeline', 'WaitingWork']);

/** Cancels a payment that needed review. The server queries the gateway first and refuses while the money is there. */
export function CloseReview({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const [cancelPayment] = useMutation(CancelPaymentDocument);
  const { busyId, act } = useRowActs(LISTS);
  const close = async () => {
    await attempt(`cancel:${id}`, (idempotencyKey) => cancelPayment({ variables: { id, idempotencyKey } }));
    onDone();
  };
  return (
    <Alert color="yellow">
      <Stack gap="sm" align="flex-start">
        {texts.review}
        <Button
          variant="default"
          loading={busyId === id}
          onClick={() => void act(id, close, texts.closed, texts.closeFailed)}
        >
          {texts.close}
        </Button>
      </Stack>
    </Alert>
  );
}
