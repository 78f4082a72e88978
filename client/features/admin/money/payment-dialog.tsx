import { useQuery } from '@apollo/client/react';
import { Divider, Modal, Stack, Text, Timeline } from '@mantine/core';
import { PaymentTimelineDocument, type PaymentRowFragment } from '#client/gql/graphql.js';
import { formatToman } from '#client/lib/format.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { tomanOf } from '../numbers/numbers.rules.js';
import { CloseReview } from './close-review.js';
import { PaymentFacts } from './payment-facts.js';
import { RefundForm } from './refund-form.js';

const { payments: texts } = adminMoneyMessages;
const REFUNDABLE: ReadonlySet<string> = new Set(['completed', 'partially_refunded']);

interface PaymentDialogProps {
  readonly item: PaymentRowFragment | null;
  readonly onClose: () => void;
}

/** "Where is the money": who paid for what, every step of a payment, and giving it back. */
export function PaymentDialog({ item, onClose }: PaymentDialogProps) {
  return (
    <Modal opened={item !== null} onClose={onClose} title={item?.payment.description} size="lg">
      {item && (
        <Stack gap="lg">
          <Steps item={item} />
          {item.payment.status === 'needs_review' && <CloseReview id={item.payment.id} onDone={onClose} />}
          {REFUNDABLE.has(item.payment.status) && (
            <>
              <Divider />
              <RefundForm payment={item.payment} onDone={onClose} />
            </>
          )}
        </Stack>
      )}
    </Modal>
  );
}

function Steps({ item }: { readonly item: PaymentRowFragment }) {
  const { data, error, refetch } = useQuery(PaymentTimelineDocument, {
    variables: { id: item.payment.id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return <Awaiting query={{ error, refetch }} failed={texts.timelineFailed} rows={1} height={200} compact />;
  const { timeline } = data.payment;
  return (
    <Stack gap="md">
      <PaymentFacts item={item} payment={data.payment} />
      <Timeline active={timeline.length} bulletSize={14} lineWidth={2} aria-label={texts.timeline}>
        {timeline.map((step) => (
          <Timeline.Item key={step.id} title={step.title}>
            <Text size="sm" c="dimmed">
              <JalaliDate value={step.at} time />
              {step.amountRials ? ` · ${formatToman(tomanOf(step.amountRials))}` : ''}
            </Text>
            {step.note && <Text size="sm">{step.note}</Text>}
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}
