import { Group, Stack, Text } from '@mantine/core';
import type { InvoiceCardFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { invoiceMessages } from '#client/lib/messages/money/invoice.messages.js';
import { CreditNotes } from '#client/ui/documents/credit-notes.js';
import { DocumentDownloads } from '#client/ui/documents/document-downloads.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import styles from './invoice-row.module.css';
import type { InvoicePayer } from './invoice-payer.js';
import { PayButtons } from './pay-buttons.js';

interface InvoiceRowProps {
  readonly invoice: InvoiceCardFragment;
  readonly balanceToman: number;
  readonly pay: InvoicePayer;
}

/** Customers see overdue as due, with its date (D-05). */
function shownStatus(status: InvoiceCardFragment['status']): InvoiceCardFragment['status'] {
  return status === 'overdue' ? 'due' : status;
}

export function InvoiceRow({ invoice, balanceToman, pay }: InvoiceRowProps) {
  const { id, serviceName, number, status, createdAt, paidAt, dueDate, amountToman } = invoice;
  const isPayable = status === 'pending' || status === 'due' || status === 'overdue';
  return (
    <article aria-labelledby={`invoice-${id}`} className={styles.row}>
      <div className={styles.what}>
        <Text fw={650} id={`invoice-${id}`}>
          <bdi>{serviceName}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {invoiceMessages.number} <Ltr>{toPersianDigits(number)}</Ltr> · {invoiceMessages.issued}{' '}
          <JalaliDate value={createdAt} /> · {paidAt ? invoiceMessages.paidAt : invoiceMessages.due}{' '}
          <JalaliDate value={paidAt ?? dueDate} />
        </Text>
      </div>
      <Group gap="sm" className={styles.sum}>
        <StatusBadge status={shownStatus(status)} />
        <Text fw={700}>
          <Money toman={amountToman} />
        </Text>
      </Group>
      <div className={styles.foot}>
        <DocumentDownloads
          path={`/api/invoices/${id}/download`}
          fileName={`invoice-${number}`}
          labelOf={(format) => invoiceMessages.downloadLabel(format, number)}
          failed={invoiceMessages.downloadFailed}
          className={styles.papers}
        />
        {isPayable && (
          <PayButtons
            number={number}
            amountToman={amountToman}
            balanceToman={balanceToman}
            isBusy={pay.busyId === id}
            onCard={() => pay.byCard(invoice)}
            onWallet={() => pay.fromWallet(invoice)}
            onSplit={(parts) => pay.split(invoice, parts)}
          />
        )}
      </div>
      {invoice.creditNotes.length > 0 && (
        <Stack gap="xs" className={styles.notes}>
          <CreditNotes notes={invoice.creditNotes} />
        </Stack>
      )}
    </article>
  );
}
