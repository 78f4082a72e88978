import { adminLink, type AdminTabName } from '#core/client-links.js';
import { rial, rialToToman } from '#core/money.js';
import type { AdminCustomerQuery, PaymentRowFragment } from '#client/gql/graphql.js';
import { tomanOf } from '#client/lib/amounts.js';
import { formatToman, toPersianDigits } from '#client/lib/format.js';
import { adminCustomerMessages as texts } from './admin-customer.messages.js';
import { adminSiteMessages, SiteAddress } from '#client/features/sites/index.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money, MoneyChange } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { TicketStatusBadge } from '#client/features/support/index.js';
import styles from './customer.module.css';
import { RecordCard } from './record-card.js';

interface RecordsProps {
  readonly found: AdminCustomerQuery;
}

const { sections } = texts;

/** A list of one customer; `search` narrows it to one record. */
function at(tab: AdminTabName, { user }: AdminCustomerQuery, search = ''): string {
  return adminLink(tab, { user: user.id, ...(search !== '' && { search }) });
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
        allAt={adminLink('support', { user: user.id })}
        records={tickets.items.map(({ id, subject, number, lastMessageAt, status }) => ({
          id,
          name: subject,
          to: adminLink('support', { user: user.id, ticket: id }),
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
        allAt={adminLink('wallets', { search: found.user.email })}
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

/** The whole amount in rials: the part of the gateway and the part of the wallet. */
function allOf({ amountRials, walletRials, gateway }: PaymentRowFragment['payment']): number {
  return gateway === 'wallet' ? amountRials : amountRials + walletRials;
}
