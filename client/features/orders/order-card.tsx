import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconCreditCard, IconEye, IconPencil, IconTrash, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { OrderCardFragment } from '../../gql/graphql.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { JalaliDate } from '../../ui/jalali-date.js';
import { Ltr } from '../../ui/ltr.js';
import { Money } from '../../ui/money.js';
import { StatusBadge } from '../../ui/status-badge.js';
import styles from './order-card.module.css';

const OrderPreview = lazy(() => import('./order-preview.js').then((module) => ({ default: module.OrderPreview })));

/** px: a phone's and a desk's page are both drawn from the same width. */
const PREVIEW_WIDTH = 1200;

export interface OrderCardActions {
  readonly onView: () => void;
  readonly onDelete: () => void;
  readonly onPayGateway: () => void;
  readonly onPayWallet: () => void;
}

interface OrderCardProps extends OrderCardActions {
  readonly order: OrderCardFragment;
  /** A payment or deletion of this order is under way. */
  readonly busy: boolean;
}

/** One order of the list (S-163): what it is, how it will look, what can be done with it. */
export function OrderCard({ order, busy, ...actions }: OrderCardProps) {
  return (
    <Card component="article" aria-labelledby={`order-${order.id}`} padding={0} className={styles.card}>
      <div className={styles.preview}>
        <Suspense fallback={<Skeleton h="100%" radius={0} />}>
          <OrderPreview order={order} width={PREVIEW_WIDTH} />
        </Suspense>
      </div>
      <div className={styles.body}>
        <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
          <Title order={2} id={`order-${order.id}`} className={styles.title}>
            {order.title}
          </Title>
          <StatusBadge status={order.status} />
        </Group>
        <div className={styles.middle}>
          <OrderFacts order={order} />
          <Text className={styles.price}>
            <Money toman={order.priceToman} />
          </Text>
        </div>
        {order.description && (
          <Text size="sm" c="dimmed" lineClamp={2} mt="xs">
            {order.description}
          </Text>
        )}
        <OrderButtons order={order} busy={busy} {...actions} />
      </div>
    </Card>
  );
}

function OrderFacts({ order }: { readonly order: OrderCardFragment }) {
  const { fields } = orderMessages;
  return (
    <dl className={styles.facts}>
      <dt>{fields.domain}</dt>
      <dd>
        <Ltr>{order.domain}</Ltr>
      </dd>
      <dt>{fields.size}</dt>
      <dd>{orderMessages.size(order.totalPages, order.totalSections)}</dd>
      <dt>{fields.date}</dt>
      <dd>
        <JalaliDate value={order.createdAt} ago />
      </dd>
      <dt>{fields.number}</dt>
      <dd>
        <Ltr>{order.orderNumber}</Ltr>
      </dd>
    </dl>
  );
}

function OrderButtons({ order, busy, onView, onDelete, onPayGateway, onPayWallet }: OrderCardProps) {
  const isPending = order.status === 'pending';
  const ofThis = (action: string) => `${action}: ${order.title}`;
  return (
    <div className={styles.buttons}>
      <Group gap={4} className={styles.quiet}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconEye size={17} />}
          aria-label={ofThis(orderMessages.view)}
          onClick={onView}
        >
          {orderMessages.view}
        </Button>
        {isPending && (
          <Button
            component={Link}
            to={`/wizard?mode=edit&orderId=${order.id}`}
            variant="subtle"
            size="compact-md"
            leftSection={<IconPencil size={17} />}
            aria-label={ofThis(orderMessages.edit)}
          >
            {orderMessages.edit}
          </Button>
        )}
        {isPending && (
          <Button
            variant="subtle"
            color="red.7"
            size="compact-md"
            leftSection={<IconTrash size={17} />}
            disabled={busy}
            aria-label={ofThis(orderMessages.delete)}
            onClick={onDelete}
            className={styles.delete}
          >
            {orderMessages.delete}
          </Button>
        )}
      </Group>
      {isPending && (
        <Group gap="xs" className={styles.paying}>
          <Button
            variant="default"
            leftSection={<IconWallet size={18} />}
            disabled={busy || !order.invoice}
            aria-label={ofThis(orderMessages.payWallet)}
            onClick={onPayWallet}
          >
            {orderMessages.payWallet}
          </Button>
          <Button
            leftSection={<IconCreditCard size={18} />}
            loading={busy}
            aria-label={ofThis(orderMessages.payGateway)}
            onClick={onPayGateway}
          >
            {orderMessages.payGateway}
          </Button>
        </Group>
      )}
    </div>
  );
}
