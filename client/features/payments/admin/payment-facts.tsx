import { Link } from 'react-router-dom';
import { adminLink, customerLink, type AdminTabName } from '#core/client-links.js';
import type { PaymentRowFragment, PaymentTimelineQuery } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { adminPaymentMessages } from './admin-payments.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import styles from './payment-facts.module.css';

const { facts: texts } = adminPaymentMessages;

interface PaymentFactsProps {
  readonly item: PaymentRowFragment;
  readonly payment: PaymentTimelineQuery['payment'];
}

/** Who paid, what for, with which card, and the documents of it; each leads to its record. */
export function PaymentFacts({ item: { userId, payerName, payerEmail }, payment }: PaymentFactsProps) {
  const { order, invoice, receipt, cardMask, authority } = payment;
  return (
    <dl className={styles.facts}>
      <dt>{texts.customer}</dt>
      <dd>
        <Link to={customerLink(userId)}>{payerName ?? <Ltr>{payerEmail}</Ltr>}</Link>
      </dd>
      {order && (
        <RecordFact name={texts.order} tab="orders" number={order.orderNumber} userId={userId} label={order.title} />
      )}
      {invoice && <RecordFact name={texts.invoice} tab="invoices" number={invoice.number} isPersian userId={userId} />}
      {receipt && <RecordFact name={texts.receipt} tab="receipts" number={receipt.number} isPersian userId={userId} />}
      {cardMask && <CodeFact name={texts.card} code={cardMask} />}
      {authority && <CodeFact name={texts.authority} code={authority} />}
    </dl>
  );
}

interface RecordFactProps {
  readonly name: string;
  readonly tab: AdminTabName;
  readonly number: string;
  /** Documents are numbered in Persian digits. */
  readonly isPersian?: boolean;
  readonly userId: string;
  /** The kind of the record, beside its number. */
  readonly label?: string;
}

function RecordFact({ name, tab, number, isPersian = false, userId, label }: RecordFactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Link to={adminLink(tab, { user: userId, search: number })}>
          <Ltr>{isPersian ? toPersianDigits(number) : number}</Ltr>
        </Link>
        {label && ` · ${label}`}
      </dd>
    </>
  );
}

function CodeFact({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Ltr>{code}</Ltr>
      </dd>
    </>
  );
}
