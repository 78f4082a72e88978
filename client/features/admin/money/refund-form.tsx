import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rial, tomanToRial, toman } from '#core/money.js';
import { RefundPaymentDocument, type PaymentRowFragment } from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { formatToman, parseAmount } from '#client/lib/format.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { tomanOf } from '../numbers/numbers.rules.js';
import { consequencesOf } from './refund.rules.js';

const { payments: texts } = adminMoneyMessages;
const LISTS: ReadonlySet<string> = new Set(['PaymentLog', 'PaymentTimeline', 'DashboardStats', 'AdminOrders']);

interface RefundFormProps {
  readonly payment: PaymentRowFragment['payment'];
  readonly onDone: () => void;
}

/** Gives a payment back, all of it or a part. */
export function RefundForm({ payment, onDone }: RefundFormProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [refundPayment, { loading }] = useMutation(RefundPaymentDocument);
  const client = useApolloClient();
  const { id, amountRials, walletRials, refundedRials, refundingRials, gateway } = payment;
  const given = refundedRials + refundingRials;
  const left = amountRials + (gateway === 'wallet' ? 0 : walletRials) - given;
  if (left <= 0) return null;
  const part = typed.trim() === '' ? null : parseAmount(typed);
  const isFaulty = typed.trim() !== '' && (part === null || part === 0);
  const refund = async () => {
    const sum = part === null ? rial(left) : tomanToRial(toman(part));
    const text = consequencesOf(payment, sum, sum === left);
    if (!(await confirm({ ...texts.refundQuestion, text, danger: true }))) return;
    try {
      const variables = { id, amountRials: part === null ? null : sum, reason: reason.trim() };
      await attempt(`refund:${JSON.stringify([id, given, sum])}`, (key) =>
        refundPayment({ variables: { ...variables, key } }),
      );
      await refreshQueries(client, LISTS);
      toast.success(texts.refundDone);
      onDone();
    } catch (error) {
      toast.error(error, texts.refundFailed);
    }
  };
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput
          label={texts.refundAmount}
          description={texts.refundHint(formatToman(tomanOf(left)))}
          inputMode="numeric"
          value={typed}
          error={isFaulty && texts.amountFault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextInput
          label={texts.refundReason}
          description={texts.refundReasonHint}
          required
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </SimpleGrid>
      <Group justify="flex-end">
        <Button
          color="red"
          variant="light"
          disabled={isFaulty || reason.trim() === ''}
          loading={loading}
          onClick={() => void refund()}
        >
          {texts.refund}
        </Button>
      </Group>
    </Stack>
  );
}
