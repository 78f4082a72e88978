import { Arg, Ctx as Context, FieldResolver, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { PAGE_SIZE } from '../../../core/limits.js';
import { rialToToman, type Toman } from '../../../core/money.js';
import { requireViewer, type Ctx } from '../../platform/context.js';
import type { LazyPage, Pagination } from '../../platform/db/page.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { CURRENCY } from './wallet.present.js';
import type { WalletRow, WalletTransactionRow } from './wallet.queries.js';
import { readTransactions, readWallet } from './wallet.service.js';
import {
  WalletTransactionPageType,
  WalletTransactionStatusEnum,
  WalletTransactionType,
  WalletTransactionTypeEnum,
  WalletType,
} from './wallet.types.js';

@Resolver(() => WalletType)
export class WalletResolver {
  @Query(() => WalletType)
  wallet(@Context() ctx: Ctx): Promise<WalletRow> {
    return readWallet(ctx);
  }

  @Query(() => WalletTransactionPageType)
  walletTransactions(
    @Context() ctx: Ctx,
    @Arg('type', () => WalletTransactionTypeEnum, { nullable: true }) type: WalletTransactionTypeEnum | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.walletTransactions }) limit: number,
  ): Promise<LazyPage<WalletTransactionRow>> {
    return readTransactions(ctx, { type, page, limit });
  }

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

@Resolver(() => WalletTransactionType)
export class WalletTransactionResolver {
  /** What the ledger holds has happened; nothing in it waits. */
  @FieldResolver(() => WalletTransactionStatusEnum)
  status(): WalletTransactionStatusEnum {
    return WalletTransactionStatusEnum.completed;
  }
}

@Resolver(() => WalletTransactionPageType)
export class WalletTransactionPageResolver {
  @FieldResolver(() => PaginationType)
  pagination(@Root() page: LazyPage<WalletTransactionRow>): Promise<Pagination> {
    return page.countPages();
  }
}
