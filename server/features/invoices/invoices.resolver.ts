import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { rialToToman, type Toman } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage } from '../../platform/db/page.js';
import { AnyKey, Keys, NoKey } from '../../platform/graphql/keys.js';
import { customerLoader, type CustomerRow } from '../identity/index.js';
import type { ShownInvoiceStatus } from './invoice.entity.js';
import { shownStatus } from './invoices.policy.js';
import type { InvoiceRow } from './invoices.queries.js';
import { readAllInvoices, readInvoice, readInvoices } from './invoices.service.js';
import {
  AdminInvoicesFilter,
  DocumentVerificationType,
  InvoicePageType,
  InvoicesFilter,
  InvoiceStatusEnum,
  InvoiceType,
  NewInvoiceInputType,
} from './invoices.types.js';
import { cancelInvoiceByHand, createInvoice, setInvoiceStatus } from './manage-invoices.service.js';
import { verifyInvoice, type VerifiedDocument } from './verify-invoice.service.js';
import { PageArgs } from '../../platform/graphql/list.types.js';

@Resolver(() => InvoiceType)
export class InvoiceResolver {
  @Keys('read:invoices')
  @Query(() => InvoicePageType, { description: "The signed-in customer's invoices, newest first." })
  invoices(
    @Context() ctx: Ctx,
    @Arg('filter', () => InvoicesFilter, { nullable: true }) filter: InvoicesFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<InvoiceRow>> {
    return readInvoices(ctx, { ...filter, ...paging });
  }

  @NoKey()
  @Query(() => InvoicePageType, { description: "Everyone's invoices, newest first, for administrators." })
  adminInvoices(
    @Context() ctx: Ctx,
    @Arg('filter', () => AdminInvoicesFilter, { nullable: true }) filter: AdminInvoicesFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<InvoiceRow>> {
    return readAllInvoices(ctx, { ...filter, ...paging });
  }

  @AnyKey()
  @Query(() => DocumentVerificationType, { description: 'Whether the paper is genuine. Needs no sign-in.' })
  verifyInvoice(@Context() ctx: Ctx, @Arg('code', () => String) code: string): Promise<VerifiedDocument> {
    return verifyInvoice(ctx, code);
  }

  @NoKey()
  @Mutation(() => InvoiceType, { description: 'For administrators.' })
  createInvoice(
    @Context() ctx: Ctx,
    @Arg('input', () => NewInvoiceInputType) input: NewInvoiceInputType,
  ): Promise<InvoiceRow> {
    return createInvoice(ctx, input);
  }

  @NoKey()
  @Mutation(() => InvoiceType, {
    description: 'For administrators. pending, due and overdue move the due date; paid says that it was paid outside.',
  })
  updateInvoiceStatus(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('status', () => InvoiceStatusEnum) status: InvoiceStatusEnum,
  ): Promise<InvoiceRow> {
    return setInvoiceStatus(ctx, { id, status });
  }

  @NoKey()
  @Mutation(() => InvoiceType, { description: 'For administrators.' })
  cancelInvoice(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<InvoiceRow> {
    return cancelInvoiceByHand(ctx, id);
  }

  @Keys('read:invoices')
  @Query(() => InvoiceType)
  invoice(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<InvoiceRow> {
    return readInvoice(ctx, id);
  }

  @FieldResolver()
  amountToman(@Root() invoice: InvoiceRow): Toman {
    return rialToToman(invoice.amountRials);
  }

  @FieldResolver()
  customer(@Context() ctx: Ctx, @Root() invoice: InvoiceRow): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(invoice.userId);
  }

  @FieldResolver(() => InvoiceStatusEnum)
  status(@Context() ctx: Ctx, @Root() invoice: InvoiceRow): ShownInvoiceStatus {
    return shownStatus(ctx.viewer, invoice);
  }
}
