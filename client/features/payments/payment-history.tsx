import { Card, Group, Stack, Text, Timeline, Title } from '@mantine/core';
import { rialToToman, sumRials } from '#core/money.js';
import { plainText } from '#core/text/plain-text.js';
import type { OrderPaymentFragment } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { receiptMessages } from '#client/lib/messages/money/receipt.messages.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';

const { dialog: texts } = orderMessages;

/** "Where is my money": each payment with every step that its money has taken. */
export function PaymentHistory({ payments }: { readonly payments: readonly OrderPaymentFragment[] }) {
  return (
    <section aria-labelledby="order-money">
      <Title order={3} id="order-money" fz={16} mb="sm">
        {texts.money}
      </Title>
      {payments.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noPayment}
        </Text>
      )}
      <Stack gap="md">
        {payments.map((payment) => (
          <OnePayment key={payment.id} payment={payment} />
        ))}
      </Stack>
    </section>
  );
}

function OnePayment({ payment }: { readonly payment: OrderPaymentFragment }) {
  const { status, gateway, amountRials, walletRials, refId, cardMask, createdAt, timeline } = payment;
  const isSplit = gateway !== 'wallet' && walletRials > 0;
  const total = isSplit ? sumRials([amountRials, walletRials]) : amountRials;
  return (
    <Card component="article" padding="md" aria-label={texts.payment}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Group gap="xs">
          <Text fw={700}>
            <Money toman={rialToToman(total)} />
          </Text>
          <StatusBadge status={status} />
        </Group>
        <Text size="sm" c="dimmed">
          <JalaliDate value={createdAt} time />
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {isSplit ? <SplitLine payment={payment} /> : gateway === 'wallet' ? texts.wallet : texts.card}
        {cardMask && (
          <>
            {isSplit ? ` · ${receiptMessages.card} ` : ' '}
            <Ltr>{cardMask}</Ltr>
          </>
        )}
        {payment.refundedRials > 0 && (
          <>
            {' · '}
            {texts.refunded} <Money toman={rialToToman(payment.refundedRials)} />
          </>
        )}
        {payment.refundingRials > 0 && (
          <>
            {' · '}
            {texts.refunding} <Money toman={rialToToman(payment.refundingRials)} />
          </>
        )}
      </Text>
      {refId && (
        <Group gap={4} c="dimmed" fz="sm">
          {texts.refId} <Ltr>{refId}</Ltr>
          <CopyButton value={refId} what={texts.refId} />
        </Group>
      )}
      <Steps steps={timeline} />
    </Card>
  );
}

function SplitLine({ payment }: { readonly payment: OrderPaymentFragment }) {
  return (
    <>
      {texts.wallet} <Money toman={rialToToman(payment.walletRials)} /> · {texts.card}{' '}
      <Money toman={rialToToman(payment.amountRials)} />
    </>
  );
}

const BAD: ReadonlySet<string> = new Set(['failed', 'cancelled', 'expired', 'refund_failed']);

function Steps({ steps }: { readonly steps: OrderPaymentFragment['timeline'] }) {
  return (
    <Timeline active={steps.length - 1} bulletSize={14} lineWidth={2} mt="md">
      {steps.map((step) => (
        <Timeline.Item
          key={step.id}
          color={BAD.has(step.kind) ? 'red' : 'violet'}
          title={
            <Text size="sm" fw={600}>
              {step.title}
            </Text>
          }
        >
          <Text size="sm" c="dimmed">
            <JalaliDate value={step.at} time />
            {step.amountRials !== null && (
              <>
                {' · '}
                <Money toman={rialToToman(step.amountRials)} />
              </>
            )}
          </Text>
          {step.note && <Text size="sm">{plainText(step.note)}</Text>}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
