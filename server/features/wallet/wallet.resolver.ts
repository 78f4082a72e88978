import { Arg, Ctx as Context, FieldResolver, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { PAGE_SIZE } from '../../../core/limits.js';
import { rialToToman, type Toman } from '../../../core/money.js';
import { requireViewer, type Ctx } from '../../platform/context.js';
import type { LazyPage, Pagination } from '../../platform/db/page.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { Keys } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { CURRENCY } from './wallet.present.js';
import type { WalletRow, WalletTransactionRow } from './wallet.queries.js';
import { readTransactions, readWallet } from './wallet.service.js';
import {
  WalletTransactionPageType,
  WalletTransactionStatusEnum,
  WalletTransactionTypeEnum,
  WalletType,
} from './wallet.types.js';

@Resolver(() => WalletType)
export class WalletResolver {
  @Keys('read:wallet')
  @Query(() => WalletType)
  wallet(@Context() ctx: Ctx): Promise<WalletRow> {
    return readWallet(ctx);
  }

  @Keys('read:wallet')
  @Query(() => WalletTransactionPageType)
  walletTransactions(
    @Context() ctx: Ctx,
    @Arg('type', () => WalletTransactionTypeEnum, { nullable: true }) type: WalletTransactionTypeEnum | null,
    @Arg('status', () => WalletTransactionStatusEnum, { nullable: true, description: 'Without it: what has happened.' })
    status: WalletTransactionStatusEnum | null,
    @Arg('from', () => DateTimeScalar, { nullable: true }) from: Date | null,
    @Arg('to', () => DateTimeScalar, { nullable: true }) to: Date | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.walletTransactions }) limit: number,
    @Arg('offset', () => Int, { nullable: true, description: 'Instead of a page.' }) offset: number | null,
  ): Promise<LazyPage<WalletTransactionRow>> {
    return readTransactions(ctx, { type, status, from, to, page, limit, offset: offset ?? undefined });
  }

  @Keys('read:wallet')
  @Subscription(() => WalletType, {
    topics: 'wallet.changed',
    topicId: ({ context }) => requireViewer(context as Ctx).userId,
    description: "The signed-in user's wallet after each posting.",
  })
  walletChanged(@Context() ctx: Ctx): Promise<WalletRow> {
    return readWallet(ctx);
  }

  @FieldResolver(() => String)
  currency(): string {
    return CURRENCY;
  }

  @FieldResolver()
  balanceToman(@Root() wallet: WalletRow): Toman {
    return rialToToman(wallet.balanceRials);
  }
}

@Resolver(() => WalletTransactionPageType)
export class WalletTransactionPageResolver {
  @FieldResolver(() => PaginationType)
  pagination(@Root() page: LazyPage<WalletTransactionRow>): Promise<Pagination> {
    return page.countPages(PAGE_SIZE.countedOnScreen);
  }
}
