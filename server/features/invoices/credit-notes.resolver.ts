import { Arg, Ctx as Context, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { rialToToman, type Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { AnyKey, Keys } from '#platform/graphql/keys.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { TYPED_CODE } from '#platform/verify-code.js';
import { relatedInvoice } from './invoice/read-invoices.service.js';
import { DocumentVerificationType, InvoiceType } from './invoice/invoices.types.js';
import { creditNotesOf } from './credit-notes/credit-notes.queries.js';
import { readCreditNote, verifyCreditNote } from './document/credit-notes.service.js';
import { CreditNoteType } from './credit-notes/credit-notes.types.js';

@Resolver(() => CreditNoteType)
export class CreditNoteResolver {
  @Keys('read:invoices')
  @Query(() => CreditNoteType, { description: 'One credit note, of your own or for an administrator.' })
  creditNote(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the credit note.' }) id: string,
  ): Promise<CreditNoteType> {
    return readCreditNote(ctx, id);
  }

  @AnyKey()
  @Query(() => DocumentVerificationType, { description: 'Whether the document is genuine. Needs no sign-in.' })
  verifyCreditNote(
    @Context() ctx: Ctx,
    @Arg('code', () => String, TYPED_CODE) code: string,
  ): Promise<DocumentVerificationType> {
    return verifyCreditNote(ctx, code);
  }

  @FieldResolver(() => TomanScalar, { description: 'The amount that it takes back, in toman, VAT included.' })
  amountToman(@Root() note: Readonly<CreditNoteType>): Toman {
    return rialToToman(note.amountRials);
  }

  @FieldResolver(() => InvoiceType, { nullable: true, description: 'The invoice it takes back.' })
  invoice(@Context() ctx: Ctx, @Root() note: Readonly<CreditNoteType>): Promise<InvoiceType | null> {
    return relatedInvoice(ctx, note.invoiceId);
  }
}

@Resolver(() => InvoiceType)
export class InvoiceCreditNotesResolver {
  @FieldResolver(() => [CreditNoteType], {
    description:
      'The credit notes that have taken back parts of it, oldest first. Bounded: together they are at most its amount.',
  })
  async creditNotes(@Context() ctx: Ctx, @Root() invoice: Readonly<InvoiceType>): Promise<readonly CreditNoteType[]> {
    return creditNotesOf(ctx, invoice);
  }
}
