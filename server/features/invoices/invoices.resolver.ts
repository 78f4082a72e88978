import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { DOCUMENT_MONTHS } from '#core/limits/limits.js';
import { rialToToman, type Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, AnyKey, Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { TYPED_CODE } from '#platform/verify-code.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import type { ShownInvoiceStatus } from './invoice/invoice.entity.js';
import {
  AdminInvoicesFilter,
  InvoiceMonthsFilter,
  InvoicesFilter,
  NewInvoiceInputType,
  type AllInvoicesInput,
  type InvoiceMonthsInput,
  type InvoicesInput,
  type NewInvoiceInput,
} from './invoice/invoices.inputs.js';
import { shownStatus } from './invoice/invoices.policy.js';
import { readAllInvoices, readInvoice, readInvoiceMonths, readInvoices } from './invoice/read-invoices.service.js';
import {
  DocumentVerificationType,
  InvoiceMonthType,
  InvoicePageType,
  InvoiceStatusEnum,
  InvoiceType,
} from './invoice/invoices.types.js';
import { cancelInvoiceByHand, createInvoice, setInvoiceStatus } from './manage-invoices.service.js';
import { verifyInvoice } from './document/verify-invoice.service.js';

@Resolver(() => InvoiceType)
export class InvoiceResolver {
  @Keys('read:invoices')
  @Query(() => InvoicePageType, { description: "The signed-in customer's invoices, newest first." })
  invoices(
    @Context() ctx: Ctx,
    @Arg('filter', () => InvoicesFilter, {
      nullable: true,
      description: 'Only invoices that match; without it all of them.',
    })
    filter: InvoicesInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<InvoiceType>> {
    return readInvoices(ctx, { ...filter, ...paging });
  }

  @Keys('read:invoices')
  @Query(() => [InvoiceMonthType], {
    description: `The signed-in customer's invoices added up by the month of issue, newest first. Bounded: the last ${DOCUMENT_MONTHS} months.`,
  })
  invoiceMonths(
    @Context() ctx: Ctx,
    @Arg('filter', () => InvoiceMonthsFilter, {
      nullable: true,
      description: 'Only invoices that match; without it all of them.',
    })
    filter: InvoiceMonthsInput | null,
  ): Promise<InvoiceMonthType[]> {
    return readInvoiceMonths(ctx, { ...filter });
  }

  @AdminOnly()
  @Query(() => InvoicePageType, { description: "Everyone's invoices, newest first, for administrators." })
  adminInvoices(
    @Context() ctx: Ctx,
    @Arg('filter', () => AdminInvoicesFilter, {
      nullable: true,
      description: 'Only invoices that match; without it all of them.',
    })
    filter: AllInvoicesInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<InvoiceType>> {
    return readAllInvoices(ctx, { ...filter, ...paging });
  }

  @AnyKey()
  @Query(() => DocumentVerificationType, { description: 'Whether the document is genuine. Needs no sign-in.' })
  verifyInvoice(
    @Context() ctx: Ctx,
    @Arg('code', () => String, TYPED_CODE) code: string,
  ): Promise<DocumentVerificationType> {
    return verifyInvoice(ctx, code);
  }

  @AdminOnly()
  @Mutation(() => InvoiceType, { description: 'For administrators: issues an invoice and notifies its customer.' })
  createInvoice(
    @Context() ctx: Ctx,
    @Arg('input', () => NewInvoiceInputType, {
      description: 'The customer, the service and the amount of the invoice.',
    })
    input: NewInvoiceInput,
  ): Promise<InvoiceType> {
    return createInvoice(ctx, input);
  }

  @AdminOnly()
  @Mutation(() => InvoiceType, {
    description:
      'For administrators. pending, due and overdue move the due date; paid says that it was paid outside, which the ' +
      'invoice of an order cannot be.',
  })
  updateInvoiceStatus(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the invoice.' }) id: string,
    @Arg('status', () => InvoiceStatusEnum, {
      description: 'The status from now on; the two refunded ones are refused.',
    })
    status: ShownInvoiceStatus,
  ): Promise<InvoiceType> {
    return setInvoiceStatus(ctx, { id, status });
  }

  @AdminOnly()
  @Mutation(() => InvoiceType, {
    description: 'For administrators: it is not to be paid any more. INVALID_TRANSITION once it is paid.',
  })
  cancelInvoice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the invoice.' }) id: string,
  ): Promise<InvoiceType> {
    return cancelInvoiceByHand(ctx, id);
  }

  @Keys('read:invoices')
  @Query(() => InvoiceType, { description: 'One invoice, of your own or for an administrator.' })
  invoice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the invoice.' }) id: string,
  ): Promise<InvoiceType> {
    return readInvoice(ctx, id);
  }

  @FieldResolver(() => TomanScalar, { description: 'The amount to pay in toman, VAT included.' })
  amountToman(@Root() invoice: Readonly<InvoiceType>): Toman {
    return rialToToman(invoice.amountRials);
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'Whose it is.' })
  customer(@Context() ctx: Ctx, @Root() invoice: Readonly<InvoiceType>): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(invoice.userId);
  }

  @FieldResolver()
  status(@Context() ctx: Ctx, @Root() invoice: Readonly<InvoiceType>): ShownInvoiceStatus {
    return shownStatus(ctx.viewer, invoice);
  }
}
