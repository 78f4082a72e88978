/** The invoice of an order: one line for each line of its frozen quote. */
import { sumTomans, toman, type Toman } from '#core/money.js';
import { ANNUAL_DISCOUNT_PERCENT } from '#core/pricing/price-list.js';
import { lineDescription } from '#core/pricing/service-descriptions.js';
import { annualDiscountOf, couponLineOf, priceLines, type Quote, type QuoteLine } from '#core/pricing/pricing.js';
import type { TxCtx } from '#platform/context.js';
import { presentLine } from '#features/designs/index.js';
import {
  cancelInvoice,
  invoiceOfOrder,
  issueInvoice,
  type InvoiceLineType,
  type RenewalTerms,
} from '#features/invoices/index.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { isDesigned } from '../order/orders.policy.js';

/** How often a recurring line is billed for, in months. */
const MONTHS: Readonly<Record<RenewalTerms['period'], number>> = { month: 1, year: 12 };

function invoiceLine(line: QuoteLine, months: number, labelled: (label: string) => string): InvoiceLineType {
  const { label, quantity, unitToman, amountToman, recurrence } = presentLine(line);
  return {
    label: labelled(label),
    description: lineDescription(line),
    quantity,
    unitToman: toman(unitToman * months),
    amountToman: toman(amountToman * months),
    recurrence,
  };
}

function discountLines(monthly: Toman, period: RenewalTerms['period']): InvoiceLineType[] {
  if (period === 'month') return [];
  const amount = toman(-annualDiscountOf(monthly));
  const label = ORDER_TEXTS.annualDiscount(ANNUAL_DISCOUNT_PERCENT);
  return [{ label, quantity: 1, unitToman: amount, amountToman: amount, recurrence: 'recurring' }];
}

/** The price of every later month or year: the recurring lines alone (D-22), a year less its discount. */
export function renewalTerms(quote: Quote): RenewalTerms {
  const period = quote.billing === 'annual' ? 'year' : 'month';
  const recurring = quote.lines.filter((line) => line.recurrence === 'recurring');
  const monthly = sumTomans(recurring.map((line) => line.amountToman));
  const lines = recurring.map((line) => invoiceLine(line, MONTHS[period], ORDER_TEXTS.ofPeriod[period]));
  return { period, lines: [...lines, ...discountLines(monthly, period)] };
}

/**
 * Lines that add up to the payable amount: the first period of the recurring lines, every one-time line once, and a
 * coupon last, once, for any period.
 */
export function invoiceLines(quote: Quote): InvoiceLineType[] {
  const once = priceLines(quote).filter((line) => line.recurrence === 'one_off');
  const coupon = couponLineOf(quote);
  return [
    ...renewalTerms(quote).lines,
    ...once.map((line) => invoiceLine(line, 1, ORDER_TEXTS.once)),
    ...(coupon ? [invoiceLine(coupon, 1, (label) => label)] : []),
  ];
}

/** Issues the invoice of a new or newly priced order; an order that waits for its design has none yet. */
export async function issueOrderInvoice(tx: TxCtx, order: OrderEntity): Promise<void> {
  if (!isDesigned(order)) return;
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
