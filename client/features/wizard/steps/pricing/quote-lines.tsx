import { formatToman } from '#core/dates/calendar.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import type { QuoteLine } from '#core/pricing/pricing.js';
import { couponMessages } from '#client/lib/messages/money/coupon.messages.js';
import { pricingMessages as m } from '../../messages/wizard-order.messages.js';
import styles from './pricing-step.module.css';
import { RecurrenceBadge } from './services-panel.js';

export function QuoteLines({ lines }: { readonly lines: readonly QuoteLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.kind}-${line.key}`} className={styles.line} data-testid={`quote-${line.kind}-${line.key}`}>
          <span className={styles.lineName}>
            {nameOf(line)} <RecurrenceBadge recurrence={line.recurrence} />
          </span>
          <span className={styles.lineAmount}>
            {line.amountToman === 0 ? m.line.free : formatToman(line.amountToman)}
          </span>
          <span className={styles.lineWhy}>{whyOf(line)}</span>
          {line.quantity > 1 && line.unitToman > 0 && (
            <span className={styles.lineTimes}>{m.line.times(line.quantity, line.unitToman)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf(line: QuoteLine): string {
  switch (line.kind) {
    case 'base':
      return m.line.base;
    case 'pages':
      return m.line.pages(line.quantity);
    case 'sections':
      return m.line.sections(line.quantity);
    case 'logo':
      return m.line.logo;
    case 'domain':
      return m.line.domain(line.key);
    case 'service':
      return SERVICE_NAMES[line.key as ServiceKey];
    case 'one_time_adjustment':
      return m.adjustment;
    case 'coupon':
      return couponMessages.line(line.key, line.percent ?? null);
  }
}

function whyOf(line: QuoteLine): string {
  if (line.kind === 'service') return SERVICE_DESCRIPTIONS[line.key as ServiceKey].text;
  return line.kind === 'domain' && line.unitToman === 0 ? m.why.domainFree : m.why[line.kind];
}
