import type { CustomerFragment } from '#client/gql/graphql.js';
import { formatNumber, formatToman } from '#client/lib/format.js';
import { adminCustomerMessages } from '#client/lib/messages/admin/admin-customer.messages.js';
import { NumberCard } from '../numbers/number-card.js';
import { tomanOf } from '../numbers/numbers.rules.js';
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
