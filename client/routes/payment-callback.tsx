import { lazy, Suspense } from 'react';
import { loadPaidSite } from '#client/features/orders/index.js';
import { OrderCallback } from '#client/features/payments/index.js';

const PaidSite = lazy(async () => ({ default: await loadPaidSite() }));

export function Component() {
  return (
    <OrderCallback
      renderSite={(orderId) => (
        <Suspense>
          <PaidSite orderId={orderId} />
        </Suspense>
      )}
    />
  );
}
