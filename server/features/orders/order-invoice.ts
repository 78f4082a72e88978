/** The invoice of an order: one line for each line of its frozen quote. */
import { sumTomans, toman, type Toman } from '../../../core/money.js';
import { ANNUAL_DISCOUNT_PERCENT } from '../../../core/price-list.js';
import { couponLineOf, priceLines, type Quote } from '../../../core/pricing.js';
import type { TxCtx } from '../../platform/context.js';
import { presentLine } from '../designs/index.js';
import { cancelInvoice, invoiceOfOrder, issueInvoice, type InvoiceLine, type RenewalTerms } from '../invoices/index.js';
import type { OrderEntity } from './orders.entity.js';
import { ORDER_TEXTS } from './orders.messages.js';

const MONTHS = 12;

function invoiceLine(line: Quote['lines'][number], months: number): InvoiceLine {
  const { label, quantity, unitToman, amountToman, recurrence } = presentLine(line);
  if (months === 1) return { label, quantity, unitToman, amountToman, recurrence };
  const ofYear = (amount: Toman): Toman => toman(amount * months);
  return {
    label: ORDER_TEXTS.ofYear(label),
    quantity,
    unitToman: ofYear(unitToman),
    amountToman: ofYear(amountToman),
    recurrence,
  };
}

/**
 * Lines that add up to what is payable: a year's order shows twelve months of each line and the discount as its own. A
 * coupon stands last, once, whatever the period.
 */
export function invoiceLines(quote: Quote): InvoiceLine[] {
  if (quote.billing === 'monthly') return quote.lines.map((line) => invoiceLine(line, 1));
  const lines = priceLines(quote).map((line) => invoiceLine(line, MONTHS));
  const coupon = couponLineOf(quote);
  const last = coupon ? [invoiceLine(coupon, 1)] : [];
  const discount = toman(quote.payable - sumTomans([...lines, ...last].map((line) => line.amountToman)));
  const label = ORDER_TEXTS.annualDiscount(ANNUAL_DISCOUNT_PERCENT);
  return [
    ...lines,
    { label, quantity: 1, unitToman: discount, amountToman: discount, recurrence: 'recurring' },
    ...last,
  ];
}

/** What every later month or year costs: the recurring lines alone (decision 22), a year less its discount. */
export function renewalTerms(quote: Quote): RenewalTerms {
  const recurring = quote.lines.filter((line) => line.recurrence === 'recurring');
  if (quote.billing === 'monthly') return { period: 'month', lines: recurring.map((line) => invoiceLine(line, 1)) };
  const lines = recurring.map((line) => invoiceLine(line, MONTHS));
  const whole = sumTomans(lines.map((line) => line.amountToman));
  const discount = toman(-Math.round((whole * ANNUAL_DISCOUNT_PERCENT) / 100));
  const label = ORDER_TEXTS.annualDiscount(ANNUAL_DISCOUNT_PERCENT);
  const discountLine = {
    label,
    quantity: 1,
    unitToman: discount,
    amountToman: discount,
    recurrence: 'recurring' as const,
  };
  return { period: 'year', lines: [...lines, discountLine] };
}

/** Issues the invoice of a new or newly priced order. */
export async function issueOrderInvoice(tx: TxCtx, order: OrderEntity): Promise<void> {
  await issueInvoice(tx, {
    userId: order.userId,
    orderId: order.id,
    serviceName: ORDER_TEXTS.invoiceService(order.domain),
    amountRials: order.priceRials,
    lines: invoiceLines(order.quote),
    renewal: renewalTerms(order.quote),
  });
}

/** Cancels the open invoice of an order that is unpaid. */
export async function cancelOrderInvoice(tx: TxCtx, orderId: string): Promise<void> {
  const invoice = await invoiceOfOrder(tx, orderId);
  if (invoice && invoice.status !== 'paid') await cancelInvoice(tx, invoice.id);
}
