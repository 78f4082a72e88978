/** Where the REST fields of receipts differ from GraphQL; amounts are rials, and in toman where the name says so. */
import { z } from 'zod';
import { currencyField, ownerFields } from '#platform/http/rest/schemas.js';
import { extendView, view } from '#platform/http/rest/view.js';
import type { ReceiptMonthType, ReceiptType } from './receipts.types.js';

export const receiptView = view<ReceiptType>('Receipt', {
  rename: { amountRials: 'amount', walletRials: 'walletAmount', refundedRials: 'refundedAmount' },
  nested: { refunds: { rename: { amountRials: 'amount', cardRials: 'cardAmount' } } },
  add: { userId: z.uuid(), paymentId: z.uuid().nullable(), currency: currencyField },
});

export const receiptMonthView = view<ReceiptMonthType>('ReceiptMonth', {
  rename: { amountRials: 'amount', walletRials: 'walletAmount', refundedRials: 'refundedAmount' },
  add: { currency: currencyField },
});

/** With the payer of that day, for the administrators' list. */
export const adminReceiptView = extendView(receiptView, 'ReceiptWithOwner', {
  userName: [ownerFields.userName, (receipt) => receipt.payerName],
  userEmail: [ownerFields.userEmail, (receipt) => receipt.payerEmail],
});
