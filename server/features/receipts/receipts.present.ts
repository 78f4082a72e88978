/** Receipts as REST tells them; amounts in rials, as their currency says. */
import { z } from 'zod';
import { rialToToman } from '../../../core/money.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { RECEIPT_METHODS } from './receipt.entity.js';
import { refundedOf } from './receipt-refunds.js';
import type { ReceiptRow } from './receipts.queries.js';

export const receiptResponse = z.object({
  id: z.uuid(),
  number: z.string(),
  refId: z.string(),
  service: z.string(),
  amount: z.int(),
  amountToman: z.int(),
  walletAmount: z.int(),
  currency: z.literal('IRR'),
  method: z.enum(RECEIPT_METHODS),
  cardMask: z.string().nullable(),
  orderNumber: z.string().nullable(),
  invoiceId: z.uuid().nullable(),
  paymentId: z.uuid().nullable(),
  refundedAmount: z.int(),
  refunds: z.array(
    z.object({ amount: z.int(), cardAmount: z.int(), at: z.date(), creditNoteNumber: z.string().nullable() }),
  ),
  userId: z.uuid(),
  createdAt: z.date(),
});

export const receiptsResponse = z.object({
  items: z.array(receiptResponse),
  receipts: z.array(receiptResponse),
  pagination: paginationSchema,
});

export function presentReceipt(receipt: ReceiptRow): z.output<typeof receiptResponse> {
  const {
    id,
    number,
    refId,
    service,
    amountRials,
    method,
    cardMask,
    orderNumber,
    invoiceId,
    paymentId,
    userId,
    createdAt,
  } = receipt;
  const amounts = {
    amount: amountRials,
    amountToman: rialToToman(amountRials),
    walletAmount: receipt.walletRials,
    currency: 'IRR' as const,
  };
  return {
    id,
    number,
    refId,
    service,
    ...amounts,
    method,
    cardMask,
    orderNumber,
    invoiceId,
    paymentId,
    refundedAmount: refundedOf(receipt),
    refunds: receipt.refunds.map(({ amountRials: amount, cardRials: cardAmount, at, creditNoteNumber }) => ({
      amount,
      cardAmount,
      at,
      creditNoteNumber,
    })),
    userId,
    createdAt,
  };
}

export const adminReceiptResponse = receiptResponse.extend({ userName: z.string().nullable(), userEmail: z.string() });

export const adminReceiptsResponse = z.object({
  items: z.array(adminReceiptResponse),
  receipts: z.array(adminReceiptResponse),
  pagination: paginationSchema,
});

/** With the payer of that day, for the administrators' list. */
export function presentAdminReceipt(receipt: ReceiptRow): z.output<typeof adminReceiptResponse> {
  return { ...presentReceipt(receipt), userName: receipt.payerName, userEmail: receipt.payerEmail };
}
