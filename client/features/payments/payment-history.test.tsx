import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { rial } from '#core/money.js';
import type { OrderPaymentFragment } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { PaymentHistory } from './payment-history.js';

const PAYMENT: OrderPaymentFragment = {
  id: 'p1',
  status: 'completed',
  gateway: 'zarinpal',
  amountRials: rial(20_000_000),
  walletRials: rial(5_000_000),
  refundedRials: rial(0),
  refundingRials: rial(0),
  refId: '201749301',
  cardMask: '502229******5995',
  createdAt: '2026-11-21T10:00:00.000Z',
  timeline: [],
};

test.each([
  ['nothing', 0, 'completed'],
  ['a part', 20_000_000, 'partially_refunded'],
  ['all of both parts', 25_000_000, 'refunded'],
] as const)('S-163 a payment of which %s was refunded shows its state', (_what, refunded, shown) => {
  render(
    <MantineProvider env="test">
      <PaymentHistory payments={[{ ...PAYMENT, refundedRials: rial(refunded), status: shown }]} />
    </MantineProvider>,
  );
  const payment = within(screen.getByRole('article', { name: orderMessages.dialog.payment }));
  expect(payment.getByText(statusLabels[shown])).toBeTruthy();
});

test('a refund on its way is not shown as refunded', () => {
  render(
    <MantineProvider env="test">
      <PaymentHistory payments={[{ ...PAYMENT, refundingRials: rial(20_000_000) }]} />
    </MantineProvider>,
  );
  expect(screen.queryByText(new RegExp(orderMessages.dialog.refunded))).toBeNull();
  expect(screen.getByText(new RegExp(orderMessages.dialog.refunding))).toBeTruthy();
});
