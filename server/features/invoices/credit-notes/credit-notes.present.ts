/** Credit notes as REST tells them; amounts in rials, as their currency says, and in toman beside it. */
import { z } from 'zod';
import { rialToToman } from '../../../../core/money.js';
import { invoiceLineResponse } from '../invoices.present.js';
import type { CreditNoteRow } from './credit-notes.queries.js';

export const creditNoteResponse = z.object({
  id: z.uuid(),
  number: z.string(),
  userId: z.uuid(),
  invoiceId: z.uuid(),
  invoiceNumber: z.string(),
  serviceName: z.string(),
  amount: z.int(),
  amountToman: z.int(),
  cardAmount: z.int(),
  currency: z.literal('IRR'),
  vatPercent: z.int(),
  vatAmount: z.int(),
  lines: z.array(invoiceLineResponse),
  reason: z.string().nullable(),
  createdAt: z.date(),
});

export function presentCreditNote(note: CreditNoteRow): z.output<typeof creditNoteResponse> {
  const { amountRials, cardRials, vatRials, lines, invoiceIssuedAt: _issuedAt, ...rest } = note;
  return {
    ...rest,
    amount: amountRials,
    amountToman: rialToToman(amountRials),
    cardAmount: cardRials,
    currency: 'IRR',
    vatAmount: vatRials,
    lines: [...lines],
  };
}
