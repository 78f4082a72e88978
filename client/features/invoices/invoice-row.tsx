import { Button, Card, Group, Text } from '@mantine/core';
import { IconCreditCard, IconWallet } from '@tabler/icons-react';
import type { InvoiceCardFragment } from '../../gql/graphql.js';
import { invoiceMessages } from '../../lib/messages/invoice.messages.js';
import { JalaliDate } from '../../ui/jalali-date.js';
import { Ltr } from '../../ui/ltr.js';
import { Money } from '../../ui/money.js';
import { StatusBadge } from '../../ui/status-badge.js';
import styles from './invoice-row.module.css';

interface InvoiceRowProps {
  readonly invoice: InvoiceCardFragment;
  readonly busy: boolean;
  readonly onPayWallet: () => void;
  readonly onPayGateway: () => void;
}

/** Customers see overdue as due, with its date (decision 5). */
function shownStatus(status: InvoiceCardFragment['status']): InvoiceCardFragment['status'] {
  return status === 'overdue' ? 'due' : status;
}

export function InvoiceRow({ invoice, busy, ...actions }: InvoiceRowProps) {
  const { id, serviceName, number, status, paidAt, dueDate, amountToman } = invoice;
  const isPayable = status === 'pending' || status === 'due' || status === 'overdue';
  return (
    <Card component="article" aria-labelledby={`invoice-${id}`} padding="md" className={styles.row}>
      <div className={styles.what}>
        <Text fw={650} id={`invoice-${id}`}>
          {serviceName}
        </Text>
        <Text size="sm" c="dimmed">
          {invoiceMessages.number} <Ltr>{number}</Ltr> · {paidAt ? invoiceMessages.paidAt : invoiceMessages.due}{' '}
          <JalaliDate value={paidAt ?? dueDate} />
        </Text>
      </div>
      <Group gap="sm" className={styles.sum}>
        <StatusBadge status={shownStatus(status)} />
        <Text fw={700}>
          <Money toman={amountToman} />
        </Text>
      </Group>
      {isPayable && <PayButtons number={number} busy={busy} {...actions} />}
    </Card>
  );
}

interface PayButtonsProps {
  readonly number: string;
  readonly busy: boolean;
  readonly onPayWallet: () => void;
  readonly onPayGateway: () => void;
}

function PayButtons({ number, busy, onPayWallet, onPayGateway }: PayButtonsProps) {
  const { payWallet, payGateway, payLabel } = invoiceMessages;
  return (
    <Group gap="xs" className={styles.actions}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconWallet size={17} />}
        disabled={busy}
        aria-label={payLabel(payWallet, number)}
        onClick={onPayWallet}
      >
        {payWallet}
      </Button>
      <Button
        size="sm"
        leftSection={<IconCreditCard size={17} />}
        loading={busy}
        aria-label={payLabel(payGateway, number)}
        onClick={onPayGateway}
      >
        {payGateway}
      </Button>
    </Group>
  );
}
