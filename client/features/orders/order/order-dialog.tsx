import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { OrderCardFragment } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { OrderDetails } from './order-details.js';

interface OrderDialogProps {
  readonly opened: boolean;
  readonly order: OrderCardFragment | null;
  readonly onClose: () => void;
}

/** "View design": the site itself, and what it costs. */
export function OrderDialog({ opened, order, onClose }: OrderDialogProps) {
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={order && orderMessages.dialog.title(order.title)}
      size={1000}
      fullScreen={isPhone}
    >
      {order && <OrderDetails order={order} />}
    </Modal>
  );
}
