import { Anchor, Group, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { rialToToman } from '#core/money.js';
import type { AdminOrderFragment } from '#client/gql/graphql.js';
import { adminOrderMessages as texts } from './admin-orders.messages.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
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
      cell: (order) => <WhatCell order={order} onShow={() => onShow(order)} onName={() => setNamed(order)} />,
    },
    {
      name: names.customer,
      cell: ({ customer }) => <PersonCell id={customer.id} name={customer.fullName} email={customer.email} />,
    },
    { name: names.status, cell: ({ status }) => <StatusBadge status={status} /> },
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
        onOpen={onShow}
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
  readonly onName: () => void;
}

function WhatCell({ order, onShow, onName }: WhatCellProps) {
  const { orderNumber, title, description, domain, isDesigned, designPreviewUrl } = order;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <UnstyledButton className={styles.preview} aria-label={texts.preview(orderNumber)} onClick={onShow}>
        {isDesigned && (
          <OnSight as="span" className={styles.picture}>
            <img src={`${designPreviewUrl}&size=small`} alt="" decoding="async" />
          </OnSight>
        )}
      </UnstyledButton>
      <div className={styles.what}>
        <Text fw={650}>{title}</Text>
        <Text size="sm" c="dimmed" className={styles.names}>
          <Ltr>{orderNumber}</Ltr>
          {domain !== '' && <Ltr>{domain}</Ltr>}
        </Text>
        <NameState order={order} onName={onName} />
        {description && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {description}
          </Text>
        )}
      </div>
    </Group>
  );
}

/** The open questions about the name; for a paid order with the way to decide about it. */
function NameState({ order, onName }: Omit<WhatCellProps, 'onShow'>) {
  const { domain, domainStatus, orderNumber, paymentStatus, status } = order;
  if (domainStatus === 'confirmed') return null;
  const text = orderMessages.domainStatus[domainStatus];
  if (paymentStatus !== 'paid' || status === 'cancelled' || domain === '')
    return (
      <Text size="sm" c="var(--b-warning)">
        {text}
      </Text>
    );
  return (
    <Anchor component="button" size="sm" aria-label={texts.domain.label(orderNumber, text)} onClick={onName}>
      {text}
    </Anchor>
  );
}

function PaymentCell({ order }: { readonly order: AdminOrderFragment }) {
  return (
    <div className={styles.payment}>
      <StatusBadge status={order.paymentStatus} />
      <Money toman={order.priceToman} />
      {order.refundedRials > 0 && (
        <Text size="sm" c="dimmed">
          {texts.refunded} <Money toman={rialToToman(order.refundedRials)} />
        </Text>
      )}
    </div>
  );
}
