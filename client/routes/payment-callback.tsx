import { PaidSite } from '#client/features/orders/index.js';
import { OrderCallback } from '#client/features/payments/index.js';

export function Component() {
  return <OrderCallback renderSite={(orderId) => <PaidSite orderId={orderId} />} />;
}
