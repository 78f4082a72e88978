import { skipToken, useQuery } from '@apollo/client/react';
import { AdminOrderDesignDocument, type AdminOrderFragment } from '#client/gql/graphql.js';
import { adminOrderMessages as texts } from './admin-orders.messages.js';
import { OrderDialog } from '../order/dialogs.js';
import { useFailureToast } from '#client/ui/admin/use-failure-toast.js';

interface OrderSheetProps {
  readonly order: AdminOrderFragment | null;
  readonly onClose: () => void;
}

/** The design as the customer sees it, what was paid, and the files: the customers' own dialog. */
export function OrderSheet({ order, onClose }: OrderSheetProps) {
  const { data, error } = useQuery(AdminOrderDesignDocument, order ? { variables: { id: order.id } } : skipToken);
  useFailureToast(error, texts.detailsFailed);
  const shown = (order && data?.order) ?? null;
  return <OrderDialog opened={shown !== null} order={shown} onClose={onClose} />;
}
