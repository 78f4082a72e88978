import { Arg, Ctx as Context, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import type { Seller } from '../invoice.entity.js';
import { InvoiceSellerType, VatRuleType } from '../invoices.types.js';
import { readSeller, saveSeller } from '../parties.js';
import { deleteVatRule, readVatRules, saveVatRule, type VatRuleRow } from './vat-rules.service.js';

/** What stands on every invoice: the dated rates of VAT, and who sells. For administrators. */
@Resolver()
export class TaxResolver {
  @NoKey()
  @Query(() => [VatRuleType], { description: 'Newest first, for administrators.' })
  vatRules(@Context() ctx: Ctx): Promise<VatRuleRow[]> {
    return readVatRules(ctx);
  }

  @NoKey()
  @Mutation(() => [VatRuleType], { description: 'Sets the rate from that day on; written invoices keep theirs.' })
  async saveVatRule(
    @Context() ctx: Ctx,
    @Arg('startsAt', () => DateTimeScalar) startsAt: Date,
    @Arg('percent', () => Int) percent: number,
  ): Promise<VatRuleRow[]> {
    await saveVatRule(ctx, { startsAt, percent });
    return readVatRules(ctx);
  }

  @NoKey()
  @Mutation(() => [VatRuleType])
  async deleteVatRule(
    @Context() ctx: Ctx,
    @Arg('startsAt', () => DateTimeScalar) startsAt: Date,
  ): Promise<VatRuleRow[]> {
    await deleteVatRule(ctx, startsAt);
    return readVatRules(ctx);
  }

  @NoKey()
  @Query(() => InvoiceSellerType, { description: 'For administrators.' })
  invoiceSeller(@Context() ctx: Ctx): Promise<Seller> {
    return readSeller(ctx);
  }

  @NoKey()
  @Mutation(() => InvoiceSellerType, { description: 'For the invoices from now on; written ones keep their seller.' })
  saveInvoiceSeller(
    @Context() ctx: Ctx,
    @Arg('input', () => InvoiceSellerType) input: InvoiceSellerType,
  ): Promise<Seller> {
    return saveSeller(ctx, input);
  }
}
