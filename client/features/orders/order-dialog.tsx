import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import type { OrderCardFragment } from '../../gql/graphql.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';

/** Loaded when the first order is opened. */
const OrderDetails = lazy(() => import('./order-details.js').then((module) => ({ default: module.OrderDetails })));

interface OrderDialogProps {
  readonly order: OrderCardFragment | null;
  readonly onClose: () => void;
}

/** "View design": the site itself, and what it costs. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  return (
    <Modal
      opened={order !== null}
      onClose={onClose}
      title={order && orderMessages.dialog.title(order.title)}
      size={1000}
      fullScreen={isPhone}
    >
      {order && (
        <Suspense fallback={<LoadingSkeleton rows={1} height={360} />}>
          <OrderDetails order={order} />
        </Suspense>
      )}
    </Modal>
  );
}
