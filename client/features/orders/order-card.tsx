import { Button, Card, Group, Progress, Text, Title } from '@mantine/core';
import {
  IconArrowsSplit2,
  IconChevronDown,
  IconCreditCard,
  IconEye,
  IconLayoutGridAdd,
  IconPencil,
  IconTrash,
  IconWallet,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editOrderLink } from '#core/client-links.js';
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
import { DesignPicture } from './order/design-picture.js';
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

/** Orders that wait for the customer or are being made are open at first. */
const OPEN_AT_FIRST: ReadonlySet<OrderCardFragment['status']> = new Set(['pending', 'in_progress']);

/** One order of the list: a row with its main action, that opens to all the rest. */
export function OrderCard(props: OrderCardProps) {
  const { order } = props;
  const [isOpen, setOpen] = useState(() => OPEN_AT_FIRST.has(order.status));
  const id = `order-${order.id}`;
  return (
    <Card component="article" aria-labelledby={id} padding={0} className={styles.card}>
      <div className={styles.row}>
        <div className={styles.thumb}>
          <DesignPicture src={order.isDesigned ? order.designPreviewUrl : null} size="small" label="" fallback={null} />
        </div>
        <Title order={2} className={styles.title}>
          <button
            type="button"
            id={id}
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen((open) => !open)}
          >
            <bdi>{shortText(order.title)}</bdi>
          </button>
        </Title>
        <StatusBadge status={order.status} />
        <Text className={styles.price}>
          {!order.isDesigned && `${undesigned.price} `}
          <Money toman={order.priceToman} />
        </Text>
        <MainAction {...props} />
        <IconChevronDown size={20} className={styles.chevron} data-open={isOpen || undefined} aria-hidden />
      </div>
      {isOpen && <Opened {...props} />}
    </Card>
  );
}

/** The main action pays or designs an order that is open, and shows every other. */
function MainAction(props: OrderCardProps) {
  const { order, busy, onView, onPayGateway } = props;
  if (order.status !== 'pending') return <ViewButton order={order} onView={onView} />;
  if (!order.isDesigned) return <DesignButton order={order} />;
  return (
    <Button
      leftSection={<IconCreditCard size={18} />}
      loading={busy}
      aria-label={ofThis(order, orderMessages.payGateway)}
      onClick={onPayGateway}
      className={styles.main}
    >
      {orderMessages.payGateway}
    </Button>
  );
}

function ViewButton({ order, onView }: Pick<OrderCardProps, 'order' | 'onView'>) {
  return (
    <Button
      variant="default"
      leftSection={<IconEye size={18} />}
      aria-label={ofThis(order, orderMessages.view)}
      onClick={onView}
      className={styles.main}
    >
      {orderMessages.view}
    </Button>
  );
}

function Opened(props: OrderCardProps) {
  const { order } = props;
  return (
    <div className={styles.opened}>
      {order.isDesigned && (
        <div className={styles.preview}>
          <DesignPicture src={order.designPreviewUrl} label={orderMessages.preview(order.domain)} />
        </div>
      )}
      <div className={styles.body}>
        <OrderFacts order={order} />
        {order.refundedRials > 0 && (
          <Text size="sm" c="dimmed">
            {orderMessages.refunded} <Money toman={rialToToman(order.refundedRials)} />
          </Text>
        )}
        {order.description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            <bdi>{plainText(order.description)}</bdi>
          </Text>
        )}
        {order.site && <SiteNotice site={order.site} />}
        <DomainNotice order={order} />
        {order.status === 'in_progress' && <Course progress={order.progress} />}
        <OrderButtons {...props} />
      </div>
    </div>
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

/** The other actions besides the main one. */
function OrderButtons({ order, busy, splittable, onView, onDelete, onPayWallet, onPaySplit }: OrderCardProps) {
  const isPending = order.status === 'pending';
  return (
    <Group gap="xs" className={styles.buttons}>
      {isPending && order.isDesigned && (
        <WalletButton
          order={order}
          busy={busy}
          splittable={splittable}
          onPayWallet={onPayWallet}
          onPaySplit={onPaySplit}
        />
      )}
      {isPending && <ViewButton order={order} onView={onView} />}
      {isPending && <EditAndDelete order={order} busy={busy} onDelete={onDelete} />}
      <ChangeDomain order={order} />
    </Group>
  );
}

function DesignButton({ order }: { readonly order: OrderCardFragment }) {
  return (
    <Button
      component={Link}
      to={editOrderLink(order.id)}
      leftSection={<IconLayoutGridAdd size={18} />}
      aria-label={ofThis(order, undesigned.design)}
      className={styles.main}
    >
      {undesigned.design}
    </Button>
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
        to={editOrderLink(order.id)}
        variant="default"
        leftSection={<IconPencil size={18} />}
        aria-label={ofThis(order, orderMessages.edit)}
      >
        {orderMessages.edit}
      </Button>
      <Button
        variant="subtle"
        color="red.7"
        leftSection={<IconTrash size={18} />}
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

type WalletProps = Pick<OrderCardProps, 'order' | 'busy' | 'splittable' | 'onPayWallet' | 'onPaySplit'>;

/** Pays from the wallet, all of it or as far as it goes. */
function WalletButton({ order, busy, splittable, onPayWallet, onPaySplit }: WalletProps) {
  const name = splittable ? orderMessages.paySplit : orderMessages.payWallet;
  return (
    <Button
      variant="default"
      leftSection={splittable ? <IconArrowsSplit2 size={18} /> : <IconWallet size={18} />}
      disabled={busy || !order.invoice}
      aria-label={ofThis(order, name)}
      onClick={splittable ? onPaySplit : onPayWallet}
    >
      {name}
    </Button>
  );
}
