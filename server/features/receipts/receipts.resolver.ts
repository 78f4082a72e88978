import { Arg, Ctx as Context, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { PAGE_SIZE } from '../../../core/limits.js';
import { rialToToman, type Toman } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage, Pagination } from '../../platform/db/page.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import type { ReceiptRow } from './receipts.queries.js';
import { readReceipt, readReceipts } from './receipts.service.js';
import { ReceiptPageType, ReceiptType } from './receipts.types.js';

@Resolver(() => ReceiptType)
export class ReceiptResolver {
  @Query(() => ReceiptPageType, { description: "The signed-in customer's receipts, newest first." })
  receipts(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.receipts }) limit: number,
  ): Promise<LazyPage<ReceiptRow>> {
    return readReceipts(ctx, { search, page, limit });
  }

  @Query(() => ReceiptType)
  receipt(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<ReceiptRow> {
    return readReceipt(ctx, id);
  }

  @FieldResolver()
  amountToman(@Root() receipt: ReceiptRow): Toman {
    return rialToToman(receipt.amountRials);
  }
}

@Resolver(() => ReceiptPageType)
export class ReceiptPageResolver {
  @FieldResolver(() => PaginationType)
  pagination(@Root() page: LazyPage<ReceiptRow>): Promise<Pagination> {
    return page.countPages();
  }
}
