import { Arg, Ctx as Context, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { rialToToman, type Toman } from '../../../../core/money.js';
import type { Ctx } from '../../../platform/context.js';
import { AnyKey, Keys } from '../../../platform/graphql/keys.js';
import { DocumentVerificationType, InvoiceType } from '../invoices.types.js';
import type { InvoiceRow } from '../invoices.queries.js';
import type { VerifiedDocument } from '../verify-invoice.service.js';
import { creditNotesOf, type CreditNoteRow } from './credit-notes.queries.js';
import { readCreditNote, verifyCreditNote } from './credit-notes.service.js';
import { CreditNoteType } from './credit-notes.types.js';

@Resolver(() => CreditNoteType)
export class CreditNoteResolver {
  @Keys('read:invoices')
  @Query(() => CreditNoteType)
  creditNote(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<CreditNoteRow> {
    return readCreditNote(ctx, id);
  }

  @AnyKey()
  @Query(() => DocumentVerificationType, { description: 'Whether the paper is genuine. Needs no sign-in.' })
  verifyCreditNote(@Context() ctx: Ctx, @Arg('code', () => String) code: string): Promise<VerifiedDocument> {
    return verifyCreditNote(ctx, code);
  }

  @FieldResolver()
  amountToman(@Root() note: CreditNoteRow): Toman {
    return rialToToman(note.amountRials);
  }
}

@Resolver(() => InvoiceType)
export class InvoiceCreditNotesResolver {
  @FieldResolver(() => [CreditNoteType], { description: 'What has been taken back of it, oldest first.' })
  async creditNotes(@Context() ctx: Ctx, @Root() invoice: InvoiceRow): Promise<readonly CreditNoteRow[]> {
    return creditNotesOf(ctx, invoice);
  }
}
