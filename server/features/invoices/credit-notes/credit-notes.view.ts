/** Where the REST fields of credit notes differ from GraphQL. */
import { z } from 'zod';
import { currencyField } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import type { CreditNoteType } from './credit-notes.types.js';

export const creditNoteView = view<CreditNoteType>('CreditNote', {
  rename: { amountRials: 'amount', cardRials: 'cardAmount', vatRials: 'vatAmount' },
  nested: { lines: {} },
  add: { userId: z.uuid(), currency: currencyField },
});
