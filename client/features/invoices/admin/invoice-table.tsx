import { useMutation } from '@apollo/client/react';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconX } from '@tabler/icons-react';
import { CancelInvoiceDocument, type AdminInvoiceFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { adminInvoiceMessages as texts } from './admin-invoices.messages.js';
import { CreditNotes } from '#client/ui/documents/credit-notes.js';
import { DocumentDownloads } from '#client/ui/documents/document-downloads.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { downloadFault } from '#client/ui/lists/download-file.js';
import { WholeWords } from '#client/ui/whole-words.js';
import type { Column } from '#client/ui/admin/admin-table.js';
import { BulkTable, type BulkAction } from '#client/ui/admin/bulk-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import styles from './invoice-table.module.css';
import { INVOICE_LISTS, useInvoiceActs } from './use-invoice-acts.js';

type Row = AdminInvoiceFragment;

const { amount, customer, noCustomer, columns: names } = texts;

/** It can still be paid, or be cancelled. */
const isOpen = ({ status }: Row): boolean => status === 'pending' || status === 'due' || status === 'overdue';

export function InvoiceTable({ invoices }: { readonly invoices: readonly Row[] }) {
  const acts = useInvoiceActs();
  const columns: readonly Column<Row>[] = [
    { name: names.invoice, cell: (invoice) => <WhatCell invoice={invoice} /> },
    {
      name: customer,
      cell: ({ customer: who }) =>
        who ? <PersonCell id={who.id} name={who.fullName} email={who.email} /> : noCustomer,
    },
    { name: names.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { name: amount, sort: 'amount', cell: ({ amountToman }) => <Money toman={amountToman} /> },
    { name: names.due, sort: 'due', cell: ({ dueDate }) => <JalaliDate value={dueDate} /> },
    { name: names.issued, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} /> },
    { name: names.actions, isActions: true, cell: (invoice) => <InvoiceButtons invoice={invoice} acts={acts} /> },
  ];
  const [cancelInvoice] = useMutation(CancelInvoiceDocument);
  const cancel: BulkAction<Row> = {
    name: texts.cancel,
    icon: <IconX size={16} />,
    isDangerous: true,
    canSelect: isOpen,
    labelOf: ({ number }) => texts.select(number),
    question: texts.cancelSeveral,
    run: ({ id }) => cancelInvoice({ variables: { id } }),
    describe: ({ number, serviceName }) => `${serviceName} · ${toPersianDigits(number)}`,
    lists: INVOICE_LISTS,
  };
  return (
    <BulkTable
      caption={texts.listLabel}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      list="invoices"
      details={{
        labelOf: ({ number }) => adminMessages.table.detailsOf(number),
        of: ({ creditNotes }) => (creditNotes.length > 0 ? <CreditNotes notes={creditNotes} /> : null),
      }}
      action={cancel}
    />
  );
}

function WhatCell({ invoice: { serviceName, number } }: { readonly invoice: Row }) {
  return (
    <>
      <Line strong title={serviceName}>
        <WholeWords text={serviceName} />
      </Line>
      <Line quiet>
        <Ltr>{toPersianDigits(number)}</Ltr>
      </Line>
    </>
  );
}

interface InvoiceButtonsProps {
  readonly invoice: Row;
  readonly acts: ReturnType<typeof useInvoiceActs>;
}

function InvoiceButtons({ invoice, acts }: InvoiceButtonsProps) {
  const { id, number } = invoice;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <DocumentDownloads
        path={`/api/invoices/${id}/download`}
        fileName={`invoice-${number}`}
        labelOf={(format) => texts.download(format, number)}
        failed={texts.downloadFailed}
        faultOf={downloadFault}
        isCompact
      />
      {isOpen(invoice) ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={texts.more(number)}
              loading={acts.busyId === id}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCheck size={17} />} onClick={() => void acts.markPaid(invoice)}>
              {texts.markPaid}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconX size={17} />} onClick={() => void acts.cancel(invoice)}>
              {texts.cancel}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <span className={styles.noMore} />
      )}
    </Group>
  );
}
