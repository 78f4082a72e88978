import { Button, Card, Group, Progress, Text, Title } from '@mantine/core';
import {
  IconArrowsSplit2,
  IconCreditCard,
  IconEye,
  IconLayoutGridAdd,
  IconPencil,
  IconTrash,
  IconWallet,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { rialToToman } from '#core/money.js';
import { plainText, shortText } from '#core/text/plain-text.js';
import type { OrderCardFragment } from '#client/gql/graphql.js';
import { formatPercent } from '#client/lib/format.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { ChangeDomain } from './names/change-domain.js';
import { DomainNotice } from './names/domain-notice.js';
import { DesignPicture } from './design-picture.js';
import styles from './order-card.module.css';
import { SiteNotice } from './site/site-notice.js';

const { undesigned } = orderMessages;

export interface OrderCardActions {
  readonly onView: () => void;
  readonly onDelete: () => void;
  readonly onPayGateway: () => void;
  readonly onPayWallet: () => void;
  readonly onPaySplit: () => void;
}

interface OrderCardProps extends OrderCardActions {
  readonly order: OrderCardFragment;
  /** The wallet holds a part of the price, not all of it. */
  readonly splittable: boolean;
  /** A payment or deletion of this order is under way. */
  readonly busy: boolean;
}

/** One order of the list: what it is, how it will look, what can be done with it. */
export function OrderCard({ order, ...others }: OrderCardProps) {
  return (
    <Card component="article" aria-labelledby={`order-${order.id}`} padding={0} className={styles.card}>
      <div className={styles.preview}>
        <DesignPicture
          src={order.isDesigned ? order.designPreviewUrl : null}
          label={orderMessages.preview(order.domain)}
        />
      </div>
      <div className={styles.body}>
        <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
          <Title order={2} id={`order-${order.id}`} className={styles.title}>
            <bdi>{shortText(order.title)}</bdi>
          </Title>
          <StatusBadge status={order.status} />
        </Group>
        <div className={styles.middle}>
          <OrderFacts order={order} />
          <Text className={styles.price}>
            {!order.isDesigned && `${undesigned.price} `}
            <Money toman={order.priceToman} />
            {order.refundedRials > 0 && (
              <Text span display="block" size="sm" c="dimmed" fw={400}>
                {orderMessages.refunded} <Money toman={rialToToman(order.refundedRials)} />
              </Text>
            )}
          </Text>
        </div>
        {order.description && (
          <Text size="sm" c="dimmed" lineClamp={2} mt="xs">
            <bdi>{plainText(order.description)}</bdi>
          </Text>
        )}
        {order.site && <SiteNotice site={order.site} />}
        <DomainNotice order={order} />
        {order.status === 'in_progress' && <Course progress={order.progress} />}
        <OrderButtons order={order} {...others} />
      </div>
    </Card>
  );
}

function OrderFacts({ order }: { readonly order: OrderCardFragment }) {
  const { fields } = orderMessages;
  return (
    <dl className={styles.facts}>
      <dt>{fields.domain}</dt>
      <dd>{order.domain === '' ? undesigned.domain : <Ltr>{order.domain}</Ltr>}</dd>
      <dt>{fields.size}</dt>
      <dd>{order.isDesigned ? orderMessages.size(order.totalPages, order.totalSections) : undesigned.size}</dd>
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

/** The next step that is not done, and how far that is. */
function Course({ progress }: { readonly progress: OrderCardFragment['progress'] }) {
  const { steps, percent } = progress;
  const now = steps.findLast((step) => step.done) ?? steps[0];
  if (!now) return null;
  return (
    <div className={styles.course}>
      <Text size="sm" c="dimmed" mb={4}>
        {orderMessages.progressNow(now.title, formatPercent(percent))}
      </Text>
      <Progress value={percent} size={6} radius="xl" aria-label={orderMessages.progress} />
    </div>
  );
}

function OrderButtons({ order, busy, splittable, onView, onDelete, ...paying }: OrderCardProps) {
  const isPending = order.status === 'pending';
  return (
    <div className={styles.buttons}>
      <Group gap={4} className={styles.quiet}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconEye size={17} />}
          aria-label={ofThis(order, orderMessages.view)}
          onClick={onView}
        >
          {orderMessages.view}
        </Button>
        {isPending && <EditAndDelete order={order} busy={busy} onDelete={onDelete} />}
        <ChangeDomain order={order} />
      </Group>
      {isPending && !order.isDesigned && <DesignButton order={order} />}
      {isPending && order.isDesigned && <PayButtons order={order} busy={busy} splittable={splittable} {...paying} />}
    </div>
  );
}

function DesignButton({ order }: { readonly order: OrderCardFragment }) {
  return (
    <Group gap="xs" className={styles.paying}>
      <Button
        component={Link}
        to={`/wizard?mode=edit&orderId=${order.id}`}
        leftSection={<IconLayoutGridAdd size={18} />}
        aria-label={ofThis(order, undesigned.design)}
      >
        {undesigned.design}
      </Button>
    </Group>
  );
}

function ofThis(order: OrderCardFragment, action: string): string {
  return `${action}: ${order.title}`;
}

function EditAndDelete({ order, busy, onDelete }: Pick<OrderCardProps, 'order' | 'busy' | 'onDelete'>) {
  return (
    <>
      <Button
        component={Link}
        to={`/wizard?mode=edit&orderId=${order.id}`}
        variant="subtle"
        size="compact-md"
        leftSection={<IconPencil size={17} />}
        aria-label={ofThis(order, orderMessages.edit)}
      >
        {orderMessages.edit}
      </Button>
      <Button
        variant="subtle"
        color="red.7"
        size="compact-md"
        leftSection={<IconTrash size={17} />}
        disabled={busy}
        aria-label={ofThis(order, orderMessages.delete)}
        onClick={onDelete}
        className={styles.delete}
      >
        {orderMessages.delete}
      </Button>
    </>
  );
}

type PayProps = Pick<OrderCardProps, 'order' | 'busy' | 'splittable' | 'onPayGateway' | 'onPayWallet' | 'onPaySplit'>;

/** By card; and from the wallet, all of it or as far as it goes. */
function PayButtons({ order, busy, splittable, onPayGateway, onPayWallet, onPaySplit }: PayProps) {
  const name = splittable ? orderMessages.paySplit : orderMessages.payWallet;
  return (
    <Group gap="xs" className={styles.paying}>
      <Button
        variant="default"
        leftSection={splittable ? <IconArrowsSplit2 size={18} /> : <IconWallet size={18} />}
        disabled={busy || !order.invoice}
        aria-label={ofThis(order, name)}
        onClick={splittable ? onPaySplit : onPayWallet}
      >
        {name}
      </Button>
      <Button
        leftSection={<IconCreditCard size={18} />}
        loading={busy}
        aria-label={ofThis(order, orderMessages.payGateway)}
        onClick={onPayGateway}
      >
        {orderMessages.payGateway}
      </Button>
    </Group>
  );
}
