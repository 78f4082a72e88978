import { Button, Group } from '@mantine/core';
import type { PaymentRowFragment } from '#client/gql/graphql.js';
import { tomanOf } from '#client/lib/amounts.js';
import { formatToman } from '#client/lib/format.js';
import { adminPaymentMessages as texts } from './admin-payments.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import { Tone } from '#client/ui/tone.js';

type Row = PaymentRowFragment;

const { columns: names } = texts;

interface PaymentTableProps {
  readonly items: readonly Row[];
  /** Reference ids that occur more than once among them. */
  readonly duplicates: readonly string[];
  readonly onShow: (item: Row) => void;
}

export function PaymentTable({ items, duplicates, onShow }: PaymentTableProps) {
  const isRepeated = ({ payment: { refId } }: Row) => refId !== null && duplicates.includes(refId ?? '');
  const columns: readonly Column<Row>[] = [
    { name: names.payment, cell: ({ payment }) => <WhatCell payment={payment} /> },
    {
      name: names.user,
      cell: ({ userId, payerName, payerEmail }) => <PersonCell id={userId} name={payerName} email={payerEmail} />,
    },
    { name: names.ref, cell: (item) => <RefCell refId={item.payment.refId} isRepeated={isRepeated(item)} /> },
    { name: names.status, cell: ({ payment }) => <StatusBadge status={payment.status} /> },
    { name: names.amount, sort: 'amount', cell: ({ payment }) => <AmountCell payment={payment} /> },
    { name: names.date, sort: 'created', cell: ({ payment }) => <JalaliDate value={payment.createdAt} time /> },
    {
      name: names.actions,
      isActions: true,
      cell: (item) => (
        <Button
          size="sm"
          variant="default"
          aria-label={texts.detailsOf(item.payment.description)}
          onClick={() => onShow(item)}
        >
          {texts.details}
        </Button>
      ),
    },
  ];
  return (
    <AdminTable
      caption={texts.listLabel}
      columns={columns}
      rows={items}
      rowKey={({ payment }) => payment.id}
      isMarked={isRepeated}
      list="payments"
      onOpen={onShow}
    />
  );
}

function WhatCell({ payment: { description, gateway } }: Pick<Row, 'payment'>) {
  return (
    <>
      <Line strong title={description}>
        {description}
      </Line>
      <Line quiet>{gateway === 'wallet' ? texts.wallet : texts.gateway(gateway)}</Line>
    </>
  );
}

function RefCell({ refId, isRepeated }: { readonly refId?: string | null; readonly isRepeated: boolean }) {
  if (!refId) return adminMessages.none;
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <Ltr>{refId}</Ltr>
      {isRepeated && <Tone tone="waiting">{texts.repeated}</Tone>}
    </Group>
  );
}

/** All of it: what came through the gateway and what the wallet gave. */
function AmountCell({ payment }: Pick<Row, 'payment'>) {
  const { amountRials, walletRials, refundedRials, refundingRials, gateway } = payment;
  const all = gateway === 'wallet' ? amountRials : amountRials + walletRials;
  const back = [
    ...(refundedRials > 0 ? [texts.refunded(formatToman(tomanOf(refundedRials)))] : []),
    ...(refundingRials > 0 ? [texts.refunding(formatToman(tomanOf(refundingRials)))] : []),
  ];
  return (
    <div>
      <Money toman={tomanOf(all)} />
      {back.length > 0 && <Line quiet>{back.join('، ')}</Line>}
    </div>
  );
}
