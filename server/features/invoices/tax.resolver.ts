import { Arg, Ctx as Context, Int, Mutation, Query, Resolver } from 'type-graphql';
import { MOST_VAT_PERCENT } from '#core/pricing/vat.js';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { Seller } from './invoice/invoice.entity.js';
import { InvoiceSellerType, VatRuleType } from './invoice/invoices.types.js';
import { readSeller, saveSeller } from './invoice/parties.js';
import { deleteVatRule, readVatRules, saveVatRule, type VatRuleRow } from './tax/vat-rules.service.js';

/** The fixed fields of every invoice: the dated rates of VAT, and the seller. For administrators. */
@Resolver()
export class TaxResolver {
  @AdminOnly()
  @Query(() => [VatRuleType], {
    description: 'For administrators: every rate of VAT, newest first. Bounded: as many as administrators have made.',
  })
  vatRules(@Context() ctx: Ctx): Promise<VatRuleRow[]> {
    return readVatRules(ctx);
  }

  @AdminOnly()
  @Mutation(() => [VatRuleType], {
    description:
      'For administrators: sets the rate from that day on; written invoices keep theirs. Answers all rules, newest ' +
      'first. Bounded: as many as administrators have made.',
  })
  async saveVatRule(
    @Context() ctx: Ctx,
    @Arg('startsAt', () => DateTimeScalar, { description: 'The first instant of a day in Tehran.' }) startsAt: Date,
    @Arg('percent', () => Int, { description: `The rate, 0 to ${MOST_VAT_PERCENT}.` }) percent: number,
  ): Promise<VatRuleRow[]> {
    await saveVatRule(ctx, { startsAt, percent });
    return readVatRules(ctx);
  }

  @AdminOnly()
  @Mutation(() => [VatRuleType], {
    description:
      'For administrators: removes a rule, so that the one before it applies; written invoices keep their rate. ' +
      'Answers all that are left, newest first. Bounded: as many as administrators have made.',
  })
  async deleteVatRule(
    @Context() ctx: Ctx,
    @Arg('startsAt', () => DateTimeScalar, {
      description: 'The first day of the rule; NOT_FOUND where no rule begins then.',
    })
    startsAt: Date,
  ): Promise<VatRuleRow[]> {
    await deleteVatRule(ctx, startsAt);
    return readVatRules(ctx);
  }

  @AdminOnly()
  @Query(() => InvoiceSellerType, { description: 'For administrators: who sells, as new invoices say it.' })
  invoiceSeller(@Context() ctx: Ctx): Promise<Seller> {
    return readSeller(ctx);
  }

  @AdminOnly()
  @Mutation(() => InvoiceSellerType, {
    description: 'For administrators: who sells, for the invoices from now on; written ones keep their seller.',
  })
  saveInvoiceSeller(
    @Context() ctx: Ctx,
    @Arg('input', () => InvoiceSellerType, { description: "The seller's details on invoices." })
    input: InvoiceSellerType,
  ): Promise<Seller> {
    return saveSeller(ctx, input);
  }
}
