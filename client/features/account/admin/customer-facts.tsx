import type { CustomerFragment } from '#client/gql/graphql.js';
import { tomanOf } from '#client/lib/amounts.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { adminCustomerMessages } from './admin-customer.messages.js';
import { NumberCard } from '#client/ui/admin/number-card.js';
import styles from './customer.module.css';

const { facts: texts } = adminCustomerMessages;

/** The customer in four numbers. */
export function CustomerFacts({ user: { activity } }: { readonly user: CustomerFragment }) {
  if (!activity) return null;
  const { orders, openOrders, orderedRials, paidRials, balanceRials, openSessions } = activity;
  return (
    <section aria-label={texts.label} className={styles.facts}>
      <NumberCard name={texts.balance} value={formatToman(tomanOf(balanceRials))} />
      <NumberCard
        name={texts.paid}
        value={formatToman(tomanOf(paidRials))}
        hint={texts.ordered(formatToman(tomanOf(orderedRials)))}
      />
      <NumberCard name={texts.orders} value={formatNumber(orders)} hint={texts.open(openOrders)} />
      <NumberCard name={texts.sessions} value={formatNumber(openSessions)} />
    </section>
  );
}
