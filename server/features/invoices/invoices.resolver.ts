import { Arg, Ctx as Context, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { PAGE_SIZE } from '../../../core/limits.js';
import { rialToToman, type Toman } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage, Pagination } from '../../platform/db/page.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import type { InvoiceStatus } from './invoice.entity.js';
import { shownStatus } from './invoices.policy.js';
import type { InvoiceRow } from './invoices.queries.js';
import { readInvoice, readInvoices } from './invoices.service.js';
import { InvoicePageType, InvoiceStatusEnum, InvoiceType } from './invoices.types.js';

@Resolver(() => InvoiceType)
export class InvoiceResolver {
  @Query(() => InvoicePageType, { description: "The signed-in customer's invoices, newest first." })
  invoices(
    @Context() ctx: Ctx,
    @Arg('status', () => InvoiceStatusEnum, { nullable: true }) status: InvoiceStatusEnum | null,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.admin }) limit: number,
  ): Promise<LazyPage<InvoiceRow>> {
    return readInvoices(ctx, { status, search, page, limit });
  }

  @Query(() => InvoiceType)
  invoice(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<InvoiceRow> {
    return readInvoice(ctx, id);
  }

  @FieldResolver()
  amountToman(@Root() invoice: InvoiceRow): Toman {
    return rialToToman(invoice.amountRials);
  }

  @FieldResolver(() => InvoiceStatusEnum)
  status(@Context() ctx: Ctx, @Root() invoice: InvoiceRow): InvoiceStatus {
    return shownStatus(ctx.viewer, invoice.status);
  }
}

@Resolver(() => InvoicePageType)
export class InvoicePageResolver {
  @FieldResolver(() => PaginationType)
  pagination(@Root() page: LazyPage<InvoiceRow>): Promise<Pagination> {
    return page.countPages();
  }
}
