import { PaidSite } from '../features/orders/index.js';
import { OrderCallback } from '../features/payments/index.js';

export function Component() {
  return <OrderCallback renderSite={(orderId) => <PaidSite orderId={orderId} />} />;
}
