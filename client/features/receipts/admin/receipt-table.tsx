import { rialToToman } from '#core/money.js';
import type { AdminReceiptFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { adminReceiptMessages as texts } from './admin-receipts.messages.js';
import { DocumentDownloads } from '#client/ui/documents/document-downloads.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { downloadFault } from '#client/ui/lists/download-file.js';
import { WholeWords } from '#client/ui/whole-words.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';

type Row = AdminReceiptFragment;

const { amount, customer, noCustomer, columns: names } = texts;

const COLUMNS: readonly Column<Row>[] = [
  {
    name: names.receipt,
    cell: ({ service, number, orderNumber }) => (
      <>
        <Line strong title={service}>
          <WholeWords text={service} />
        </Line>
        <Line quiet>
          <Ltr>{toPersianDigits(number)}</Ltr>
          {orderNumber && (
            <>
              {' · '}
              <Ltr>{orderNumber}</Ltr>
            </>
          )}
        </Line>
      </>
    ),
  },
  {
    name: customer,
    cell: ({ customer: who }) => (who ? <PersonCell id={who.id} name={who.fullName} email={who.email} /> : noCustomer),
  },
  { name: names.ref, cell: ({ refId }) => <Ltr>{refId}</Ltr> },
  {
    name: amount,
    sort: 'amount',
    cell: ({ amountToman, refundedRials }) => (
      <>
        <Money toman={amountToman} />
        {refundedRials > 0 && (
          <Line quiet>
            {texts.refunded} <Money toman={rialToToman(refundedRials)} />
          </Line>
        )}
      </>
    ),
  },
  { name: names.issued, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} /> },
  {
    name: names.actions,
    isActions: true,
    cell: ({ id, number }) => (
      <DocumentDownloads
        path={`/api/receipts/${id}/download`}
        fileName={`receipt-${number}`}
        labelOf={(format) => texts.download(format, number)}
        failed={texts.downloadFailed}
        faultOf={downloadFault}
      />
    ),
  },
];

export function ReceiptTable({ receipts }: { readonly receipts: readonly Row[] }) {
  return (
    <AdminTable caption={texts.listLabel} columns={COLUMNS} rows={receipts} rowKey={({ id }) => id} list="receipts" />
  );
}
