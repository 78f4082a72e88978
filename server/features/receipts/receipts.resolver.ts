import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { DOCUMENT_MONTHS } from '#core/limits/limits.js';
import { rialToToman, type Rial, type Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, AnyKey, Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { RialScalar, TomanScalar } from '#platform/graphql/scalars.js';
import { TYPED_CODE } from '#platform/verify-code.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { DocumentVerificationType, InvoiceType, relatedInvoice } from '#features/invoices/index.js';
import {
  AdminReceiptsFilter,
  NewReceiptInputType,
  ReceiptMonthsFilter,
  ReceiptsFilter,
  type NewReceiptInput,
  type ReceiptMonthsInput,
  type ReceiptsInput,
} from './receipts.inputs.js';
import { refundedOf } from './receipt-refunds.js';
import { readAllReceipts, readReceipt, readReceiptMonths, readReceipts } from './receipts.service.js';
import { ReceiptMonthType, ReceiptPageType, ReceiptType } from './receipts.types.js';
import { verifyReceipt } from './verify-receipt.service.js';
import { createReceipt, generateReceipt } from './write-receipts.service.js';

@Resolver(() => ReceiptType)
export class ReceiptResolver {
  @Keys('read:invoices')
  @Query(() => ReceiptPageType, { description: "The signed-in customer's receipts, newest first." })
  receipts(
    @Context() ctx: Ctx,
    @Arg('filter', () => ReceiptsFilter, {
      nullable: true,
      description: 'Only receipts that match; without it all of them.',
    })
    filter: ReceiptsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<ReceiptType>> {
    return readReceipts(ctx, { ...filter, ...paging });
  }

  @Keys('read:invoices')
  @Query(() => [ReceiptMonthType], {
    description: `The signed-in customer's receipts added up by the month of payment, newest first. Bounded: the last ${DOCUMENT_MONTHS} months.`,
  })
  receiptMonths(
    @Context() ctx: Ctx,
    @Arg('filter', () => ReceiptMonthsFilter, {
      nullable: true,
      description: 'Only receipts that match; without it all of them.',
    })
    filter: ReceiptMonthsInput | null,
  ): Promise<ReceiptMonthType[]> {
    return readReceiptMonths(ctx, { ...filter });
  }

  @AdminOnly()
  @Query(() => ReceiptPageType, { description: "Everyone's receipts, newest first, for administrators." })
  adminReceipts(
    @Context() ctx: Ctx,
    @Arg('filter', () => AdminReceiptsFilter, {
      nullable: true,
      description: 'Only receipts that match; without it all of them.',
    })
    filter: ReceiptsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<ReceiptType>> {
    return readAllReceipts(ctx, { ...filter, ...paging });
  }

  @AnyKey()
  @Query(() => DocumentVerificationType, { description: 'Whether the document is genuine. Needs no sign-in.' })
  verifyReceipt(
    @Context() ctx: Ctx,
    @Arg('code', () => String, TYPED_CODE) code: string,
  ): Promise<DocumentVerificationType> {
    return verifyReceipt(ctx, code);
  }

  // The receipt of a payment is written once and is always the same: requesting it reads it.
  @Keys('read:invoices')
  @Mutation(() => ReceiptType, { description: 'The receipt of a paid invoice; the same one every time.' })
  generateReceipt(
    @Context() ctx: Ctx,
    @Arg('invoiceId', () => ID, { description: 'The id of a paid invoice; NOT_FOUND for one that is not paid.' })
    invoiceId: string,
  ): Promise<ReceiptType> {
    return generateReceipt(ctx, invoiceId);
  }

  @AdminOnly()
  @Mutation(() => ReceiptType, { description: 'For administrators: money that came outside the product.' })
  createReceipt(
    @Context() ctx: Ctx,
    @Arg('input', () => NewReceiptInputType, {
      description: 'The customer, the service and the amount of the payment.',
    })
    input: NewReceiptInput,
  ): Promise<ReceiptType> {
    return createReceipt(ctx, input);
  }

  @Keys('read:invoices')
  @Query(() => ReceiptType, { description: 'One receipt, of your own or for an administrator.' })
  receipt(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the receipt.' }) id: string,
  ): Promise<ReceiptType> {
    return readReceipt(ctx, id);
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'Whose it is.' })
  customer(@Context() ctx: Ctx, @Root() receipt: Readonly<ReceiptType>): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(receipt.userId);
  }

  @FieldResolver(() => InvoiceType, { nullable: true, description: 'The invoice that was paid; null of a top-up.' })
  invoice(@Context() ctx: Ctx, @Root() receipt: Readonly<ReceiptType>): Promise<InvoiceType | null> {
    return relatedInvoice(ctx, receipt.invoiceId);
  }

  @FieldResolver(() => RialScalar, { description: 'The part of the amount that was given back.' })
  refundedRials(@Root() receipt: Readonly<ReceiptType>): Rial {
    return refundedOf(receipt);
  }

  @FieldResolver(() => TomanScalar, { description: 'The amount that was paid, in toman.' })
  amountToman(@Root() receipt: Readonly<ReceiptType>): Toman {
    return rialToToman(receipt.amountRials);
  }
}
