/** Where REST tells credit notes otherwise than GraphQL does. */
import { z } from 'zod';
import { currencyField } from '../../../platform/http/schemas.js';
import { view } from '../../../platform/http/view.js';
import type { CreditNoteType } from './credit-notes.types.js';

export const creditNoteView = view<CreditNoteType>('CreditNote', {
  rename: { amountRials: 'amount', cardRials: 'cardAmount', vatRials: 'vatAmount' },
  nested: { lines: {} },
  add: { userId: z.uuid(), currency: currencyField },
});
