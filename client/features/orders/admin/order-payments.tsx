import { Card } from '@mantine/core';
import type { AdminOrderFragment } from '#client/gql/graphql.js';
import { OrderPaymentPanel } from '../order/order-details.js';
import { adminOrderMessages as texts } from './admin-orders.messages.js';

/** The payment panel of an order (S-189), under its row: its invoice, its price and every payment. */
export function OrderPayments({ order }: { readonly order: AdminOrderFragment }) {
  return (
    <Card component="section" padding="md" aria-label={texts.payments(order.orderNumber)}>
      <OrderPaymentPanel order={order} siteId={null} />
    </Card>
  );
}
