import { formatToman } from '#core/dates/calendar.js';
import { yearTotals, type Quote } from '#core/pricing/pricing.js';
import { pricingMessages as m } from '../../messages/wizard-order.messages.js';
import styles from './pricing-step.module.css';

/** The price of the first year in each way of paying, side by side. */
export function YearComparison({ quote }: { readonly quote: Quote }) {
  const { byMonth, atOnce } = yearTotals(quote);
  return (
    <dl className={styles.years} data-testid="year-totals">
      <Year label={m.year.byMonth} toman={byMonth} isChosen={quote.billing === 'monthly'} />
      <Year label={m.year.atOnce} toman={atOnce} isChosen={quote.billing === 'annual'} />
    </dl>
  );
}

interface YearProps {
  readonly label: string;
  readonly toman: number;
  readonly isChosen: boolean;
}

function Year({ label, toman, isChosen }: YearProps) {
  return (
    <div className={styles.year} data-chosen={isChosen || undefined}>
      <dt>{label}</dt>
      <dd>{formatToman(toman)}</dd>
    </div>
  );
}
