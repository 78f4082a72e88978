import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { rialToToman, type Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { view } from '#platform/http/rest/view.js';
import { loaderOf } from '#platform/loader.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { findInvoices } from '../invoice/invoices.queries.js';
import { InvoiceType } from '../invoice/invoices.types.js';
import { RenewalType } from './renewal.types.js';

@Resolver(() => RenewalType)
export class RenewalResolver {
  @FieldResolver(() => TomanScalar, { description: 'The price of each renewal from now on, in toman, VAT included.' })
  amountToman(@Root() renewal: Readonly<RenewalType>): Toman {
    return rialToToman(renewal.amountRials);
  }

  @FieldResolver(() => InvoiceType, { nullable: true, description: 'The renewal that is to be paid first.' })
  async openInvoice(@Context() ctx: Ctx, @Root() renewal: Readonly<RenewalType>): Promise<InvoiceType | null> {
    const { openInvoiceId } = renewal;
    if (!openInvoiceId) return null;
    return loaderOf<InvoiceType>(
      ctx,
      'invoices.by-id',
      (ids) => findInvoices(ctx, ids),
      ({ id }) => id,
    ).load(openInvoiceId);
  }
}

export const renewalView = view<RenewalType>('Renewal', {
  rename: { amountRials: 'amount' },
  nested: {
    openInvoice: { only: ['id', 'number', 'amountRials', 'dueDate', 'status'], rename: { amountRials: 'amount' } },
  },
});
