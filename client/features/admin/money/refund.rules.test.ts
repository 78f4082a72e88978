import { rial } from '#core/money.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { consequencesOf } from './refund.rules.js';

const { payments: texts } = adminMoneyMessages;
const sum = '۱۰۰٬۰۰۰ تومان';
const amount = rial(1_000_000);
const payment = { gateway: 'zarinpal', purpose: 'order', refundedRials: rial(0), refundingRials: rial(0) } as const;

test('a whole refund says that it ends the order', () => {
  expect(consequencesOf(payment, amount, true)).toBe(`${texts.refundWhole(sum)} ${texts.refundEndsOrder}`);
});

test('a part goes to the wallet and keeps the order', () => {
  expect(consequencesOf(payment, amount, false)).toBe(`${texts.refundPart(sum)} ${texts.refundKeepsOrder}`);
});

test('the rest of a payment cannot go to the card', () => {
  const rest = { ...payment, refundedRials: amount };
  expect(consequencesOf(rest, amount, true)).toBe(`${texts.refundPart(sum)} ${texts.refundEndsOrder}`);
  expect(consequencesOf({ ...payment, gateway: 'wallet' }, amount, true)).toContain(texts.refundPart(sum));
});

test('a refund of an invoice says nothing of an order', () => {
  expect(consequencesOf({ ...payment, purpose: 'invoice' }, amount, true)).toBe(texts.refundWhole(sum));
});
