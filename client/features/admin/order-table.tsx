import { Button, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import type { AdminOrderFragment } from '../../gql/graphql.js';
import { adminMessages as texts } from '../../lib/messages/admin.messages.js';
import { JalaliDate } from '../../ui/jalali-date.js';
import { Ltr } from '../../ui/ltr.js';
import { Money } from '../../ui/money.js';
import { StatusBadge } from '../../ui/status-badge.js';
import styles from './order-table.module.css';

interface OrderTableProps {
  readonly orders: readonly AdminOrderFragment[];
  /** The order that is just being completed. */
  readonly busyId: string | null;
  readonly onComplete: (order: AdminOrderFragment) => void;
}

const { columns } = texts;

/** A table on a desk, a list of cards on a phone: each cell carries its column's name. */
export function OrderTable({ orders, busyId, onComplete }: OrderTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts.listLabel}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.payment}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} busy={busyId === order.id} onComplete={() => onComplete(order)} />
        ))}
      </tbody>
    </table>
  );
}

interface OrderRowProps {
  readonly order: AdminOrderFragment;
  readonly busy: boolean;
  readonly onComplete: () => void;
}

function OrderRow({ order, busy, onComplete }: OrderRowProps) {
  const { orderNumber, title, description, domain, customer, status, paymentStatus, priceToman, createdAt } = order;
  return (
    <tr>
      <th scope="row" className={styles.order}>
        <Text fw={650}>{title}</Text>
        <Text size="sm" c="dimmed">
          <Ltr>{orderNumber}</Ltr> · <Ltr>{domain}</Ltr>
        </Text>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {description}
          </Text>
        )}
      </th>
      <td data-name={columns.customer}>
        <CustomerName customer={customer} />
      </td>
      <td data-name={columns.status}>
        <StatusBadge status={status} />
      </td>
      <td data-name={columns.payment}>
        <StatusBadge status={paymentStatus} />
      </td>
      <td data-name={columns.price}>
        <Money toman={priceToman} />
      </td>
      <td data-name={columns.date}>
        <JalaliDate value={createdAt} ago />
      </td>
      <td className={styles.actions}>
        {status === 'in_progress' && (
          <Button
            size="sm"
            variant="light"
            leftSection={<IconChecks size={17} />}
            loading={busy}
            aria-label={texts.completeLabel(orderNumber)}
            onClick={onComplete}
          >
            {texts.complete}
          </Button>
        )}
      </td>
    </tr>
  );
}

function CustomerName({ customer }: Pick<AdminOrderFragment, 'customer'>) {
  return (
    <div className={styles.customer}>
      <span>{customer.fullName ?? texts.noName}</span>
      <span className={styles.email}>
        <Ltr>{customer.email}</Ltr>
      </span>
    </div>
  );
}
