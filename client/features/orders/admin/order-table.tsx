import { Anchor, Group, Text, UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { AdminOrderFragment } from '#client/gql/graphql.js';
import { adminOrderMessages as texts } from './admin-orders.messages.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import styles from './order-table.module.css';
import { OrderButtons } from './order-buttons.js';
import { DomainDialog } from './domain-dialog.js';
import { StatusDialog, type StatusStep } from './status-dialog.js';
import { useDomainActs } from './use-domain-acts.js';
import { useOrderActs } from './use-order-acts.js';

interface OrderTableProps {
  readonly orders: readonly AdminOrderFragment[];
  readonly onShow: (order: AdminOrderFragment) => void;
}

const { columns: names } = texts;

const OrderPayments = lazy(async () => ({ default: (await import('./order-payments.js')).OrderPayments }));

export function OrderTable({ orders, onShow }: OrderTableProps) {
  const acts = useOrderActs();
  const domainActs = useDomainActs();
  const [named, setNamed] = useState<AdminOrderFragment | null>(null);
  const [step, setStep] = useState<StatusStep | null>(null);
  const buttonsOf = (order: AdminOrderFragment) => (
    <OrderButtons order={order} acts={acts} onMove={(to) => setStep({ order, to })} />
  );
  const columns: readonly Column<AdminOrderFragment>[] = [
    {
      name: names.order,
      cell: (order) => <WhatCell order={order} onShow={() => onShow(order)} />,
    },
    {
      name: names.customer,
      cell: ({ customer }) => <PersonCell id={customer.id} name={customer.fullName} email={customer.email} />,
    },
    { name: names.status, cell: (order) => <StateCell order={order} onName={() => setNamed(order)} /> },
    { name: names.payment, sort: 'price', cell: (order) => <PaymentCell order={order} /> },
    { name: names.date, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} ago /> },
    { name: names.actions, isActions: true, cell: buttonsOf },
  ];
  return (
    <>
      <AdminTable
        caption={texts.listLabel}
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        list="orders"
        isDense
        onOpen={onShow}
        details={{
          labelOf: ({ orderNumber }) => texts.payments(orderNumber),
          of: (order) => (
            <Suspense fallback={<LoadingSkeleton rows={1} height={120} />}>
              <OrderPayments order={order} />
            </Suspense>
          ),
        }}
      />
      <DomainDialog order={named} acts={domainActs} onClose={() => setNamed(null)} />
      <StatusDialog step={step} onClose={() => setStep(null)} onMove={acts.move} />
    </>
  );
}

/** The picture of the design opens the design itself. */
interface WhatCellProps {
  readonly order: AdminOrderFragment;
  readonly onShow: () => void;
}

function WhatCell({ order, onShow }: WhatCellProps) {
  const { orderNumber, title, description, domain, isDesigned, designPreviewUrl } = order;
  return (
    <Group gap="sm" wrap="nowrap">
      <UnstyledButton className={styles.preview} aria-label={texts.preview(orderNumber)} onClick={onShow}>
        {isDesigned && (
          <OnSight as="span" className={styles.picture}>
            <img src={`${designPreviewUrl}&size=small`} alt="" decoding="async" />
          </OnSight>
        )}
      </UnstyledButton>
      <div className={styles.what}>
        <Line strong title={title}>
          {title}
        </Line>
        <Line quiet>
          <Ltr>{orderNumber}</Ltr>
          {domain !== '' && (
            <>
              {' · '}
              <Ltr>{domain}</Ltr>
            </>
          )}
        </Line>
        {description && (
          <Line quiet title={description}>
            {description}
          </Line>
        )}
      </div>
    </Group>
  );
}

interface StateCellProps {
  readonly order: AdminOrderFragment;
  readonly onName: () => void;
}

function StateCell(props: StateCellProps) {
  return (
    <div className={styles.state}>
      <StatusBadge status={props.order.status} />
      <NameState {...props} />
    </div>
  );
}

/** The open questions about the name; for a paid order with the way to decide about it. */
function NameState({ order, onName }: StateCellProps) {
  const { domain, domainStatus, orderNumber, paymentStatus, status } = order;
  if (domainStatus === 'confirmed') return null;
  const text = orderMessages.domainStatus[domainStatus];
  if (paymentStatus !== 'paid' || status === 'cancelled' || domain === '')
    return (
      <Line title={text}>
        <Text span size="sm" c="var(--b-warning)">
          {text}
        </Text>
      </Line>
    );
  return (
    <Line title={text}>
      <Anchor component="button" size="sm" aria-label={texts.domain.label(orderNumber, text)} onClick={onName}>
        {text}
      </Anchor>
    </Line>
  );
}

function PaymentCell({ order }: { readonly order: AdminOrderFragment }) {
  return (
    <div className={styles.state}>
      <Money toman={order.priceToman} />
      <StatusBadge status={order.paymentStatus} />
    </div>
  );
}
