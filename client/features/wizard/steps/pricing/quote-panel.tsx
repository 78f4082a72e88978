import { Badge } from '@mantine/core';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatToman } from '#core/dates/calendar.js';
import { formatChange } from '#core/text/number-format.js';
import { ANNUAL_DISCOUNT_PERCENT } from '#core/pricing/price-list.js';
import { adjustmentLineOf, couponLineOf, priceLines, type Quote, type QuoteLine } from '#core/pricing/pricing.js';
import { couponMessages } from '#client/lib/messages/money/coupon.messages.js';
import { pricingMessages as m } from '../../messages/wizard-order.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { Panel } from '#client/ui/panel.js';
import { BillingPicker } from './billing-picker.js';
import styles from './pricing-step.module.css';
import { QuoteLines } from './quote-lines.js';
import { WizardCouponField } from './wizard-coupon-field.js';
import { recurringTotal } from './recurring.js';
import { ServerCheck } from './server-check.js';
import { YearComparison } from './year-comparison.js';

/** Every line of the quote, the sums, and what is paid now. */
export function QuotePanel({ quote }: { readonly quote: Quote }) {
  const isAnnual = quote.billing === 'annual';
  const adjustment = adjustmentLineOf(quote);
  const coupon = couponLineOf(quote);
  useSpokenTotal(quote.payable);
  return (
    <Panel title={m.quoteTitle} icon={<IconReceipt size={18} />} aside={<Ready />}>
      <BillingPicker />
      <YearComparison quote={quote} />
      <QuoteLines lines={priceLines(quote)} />
      <WizardCouponField quote={quote} />
      <dl className={styles.sums}>
        <Sum label={m.subtotal} value={formatToman(quote.total)} />
        {isAnnual && <Sum label={m.twelve} value={formatToman(12 * quote.total)} />}
        {isAnnual && (
          <Sum
            label={`${m.discount} (${m.billing.discount(ANNUAL_DISCOUNT_PERCENT)})`}
            value={formatChange(-quote.annualDiscount)}
            isGain
          />
        )}
        {adjustment && <Sum label={m.adjustment} value={formatChange(adjustment.amountToman)} isGain />}
        {coupon && <CouponSum line={coupon} />}
        <div className={styles.payable}>
          <dt>{m.payable}</dt>
          <dd data-testid="quote-payable">{formatToman(quote.payable)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{isAnnual ? m.annualNote : `${m.monthlyNote} ${m.renewal(recurringTotal(quote))}.`}</p>
      <ServerCheck quote={quote} />
    </Panel>
  );
}

function Ready() {
  return (
    <Badge size="lg" color="green" c="var(--b-success)" leftSection={<IconCircleCheck size={16} aria-hidden />}>
      {m.status}
    </Badge>
  );
}

function CouponSum({ line }: { readonly line: QuoteLine }) {
  const label = couponMessages.line(line.key, line.percent ?? null);
  return <Sum label={label} value={formatChange(line.amountToman)} isGain />;
}

function Sum({
  label,
  value,
  isGain = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly isGain?: boolean;
}) {
  return (
    <div className={styles.sum} data-gain={isGain || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A change of the total is seen at once, and announced to screen readers. */
function useSpokenTotal(payable: number): void {
  const announce = useAnnounce();
  const known = useRef(payable);
  useEffect(() => {
    if (known.current === payable) return;
    known.current = payable;
    announce(`${m.payable}: ${formatToman(payable)}`);
  }, [payable, announce]);
}
