import { rial, rialToToman } from '#core/money.js';
import type { AdminCustomerQuery, PaymentRowFragment } from '#client/gql/graphql.js';
import { formatToman, toPersianDigits } from '#client/lib/format.js';
import { adminCustomerMessages as texts } from '#client/lib/messages/admin/admin-customer.messages.js';
import { adminSiteMessages } from '#client/lib/messages/admin/admin-sites.messages.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money, MoneyChange } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { TicketStatusBadge } from '#client/features/support/index.js';
import { tomanOf } from '../numbers/numbers.rules.js';
import { SiteAddress } from '../parts/site-address.js';
import styles from './customer.module.css';
import { RecordCard } from './record-card.js';

interface RecordsProps {
  readonly found: AdminCustomerQuery;
}

const { sections } = texts;

/** A list of one customer; `search` narrows it to one record. */
function at(tab: string, { user }: AdminCustomerQuery, search = ''): string {
  const found = search === '' ? '' : `&search=${encodeURIComponent(search)}`;
  return `/admin?tab=${tab}&user=${user.id}${found}`;
}

/** Orders, sites and tickets. */
export function WorkRecords({ found }: RecordsProps) {
  const { orders, sites, tickets, user } = found;
  return (
    <>
      <RecordCard
        title={sections.orders}
        total={orders.pagination}
        allAt={at('orders', found)}
        records={orders.items.map(({ id, title, orderNumber, createdAt, priceToman, status }) => ({
          id,
          name: title,
          to: at('orders', found, orderNumber),
          hint: (
            <>
              <Ltr>{orderNumber}</Ltr> · <JalaliDate value={createdAt} />
            </>
          ),
          end: (
            <>
              <Money toman={priceToman} />
              <StatusBadge status={status} />
            </>
          ),
        }))}
      />
      <RecordCard
        title={sections.sites}
        total={sites.pagination}
        allAt={at('sites', found)}
        records={sites.items.map(({ id, title, orderNumber, url, address, openUrl, status }) => ({
          id,
          name: title,
          to: at('sites', found, orderNumber),
          hint: <SiteAddress site={{ url, address, openUrl, status }} />,
          end: adminSiteMessages.statuses[status],
        }))}
      />
      <RecordCard
        title={sections.tickets}
        total={tickets.pagination}
        allAt={`/admin?tab=support&user=${user.id}`}
        records={tickets.items.map(({ id, subject, number, lastMessageAt, status }) => ({
          id,
          name: subject,
          to: `/admin?tab=support&user=${user.id}&ticket=${id}`,
          hint: (
            <>
              {texts.ticket(number)} · <JalaliDate value={lastMessageAt} ago />
            </>
          ),
          end: <TicketStatusBadge status={status} />,
        }))}
      />
    </>
  );
}

/** Invoices and payments. */
export function MoneyRecords({ found }: RecordsProps) {
  const { adminInvoices: invoices, paymentLog: payments } = found;
  return (
    <>
      <RecordCard
        title={sections.invoices}
        total={invoices.pagination}
        allAt={at('invoices', found)}
        records={invoices.items.map(({ id, number, serviceName, amountToman, status, createdAt }) => ({
          id,
          name: serviceName,
          to: at('invoices', found, number),
          hint: (
            <>
              <Ltr>{toPersianDigits(number)}</Ltr> · <JalaliDate value={createdAt} />
            </>
          ),
          end: (
            <>
              <Money toman={amountToman} />
              <StatusBadge status={status} />
            </>
          ),
        }))}
      />
      <RecordCard
        title={sections.payments}
        total={payments.pagination}
        allAt={at('payments', found)}
        records={payments.items.map(({ payment }) => ({
          id: payment.id,
          name: payment.description,
          hint: <JalaliDate value={payment.createdAt} time />,
          end: (
            <>
              {formatToman(tomanOf(allOf(payment)))}
              <StatusBadge status={payment.status} />
            </>
          ),
        }))}
      />
    </>
  );
}

/** Receipts, and what went in and out of the wallet. */
export function PaidRecords({ found }: RecordsProps) {
  const { adminReceipts: receipts, walletMovements: movements } = found;
  return (
    <>
      <RecordCard
        title={sections.receipts}
        total={receipts.pagination}
        allAt={at('receipts', found)}
        records={receipts.items.map(({ id, number, service, amountToman, createdAt }) => ({
          id,
          name: service,
          to: at('receipts', found, number),
          hint: (
            <>
              <Ltr>{toPersianDigits(number)}</Ltr> · <JalaliDate value={createdAt} />
            </>
          ),
          end: <Money toman={amountToman} />,
        }))}
      />
      <RecordCard
        title={sections.movements}
        total={movements.pagination}
        allAt={`/admin?tab=wallets&search=${encodeURIComponent(found.user.email)}`}
        records={movements.items.map(({ id, type, description, createdAt, ...amounts }) => ({
          id,
          name: description,
          hint: (
            <>
              {walletMessages.transactions.types[type]} · <JalaliDate value={createdAt} time />
            </>
          ),
          end: (
            <>
              <MoneyChange toman={rialToToman(rial(amounts.balanceAfterRials - amounts.balanceBeforeRials))} />
              <span className={styles.hint}>{texts.balanceAfter(formatToman(tomanOf(amounts.balanceAfterRials)))}</span>
            </>
          ),
        }))}
      />
    </>
  );
}

/** What came through the gateway and what the wallet gave, in rials. */
function allOf({ amountRials, walletRials, gateway }: PaymentRowFragment['payment']): number {
  return gateway === 'wallet' ? amountRials : amountRials + walletRials;
}
