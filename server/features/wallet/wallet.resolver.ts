import { Arg, Args, Ctx as Context, FieldResolver, Query, Resolver, Root, Subscription } from 'type-graphql';
import { rialToToman, type Toman } from '../../../core/money.js';
import { requireViewer, type Ctx } from '../../platform/context.js';
import type { LazyPage } from '../../platform/db/page.js';
import { Keys } from '../../platform/graphql/keys.js';
import { CURRENCY } from './wallet.present.js';
import type { WalletRow, WalletTransactionRow } from './wallet.queries.js';
import { readTransactions, readWallet } from './wallet.service.js';
import { WalletTransactionPageType, WalletTransactionsFilter, WalletType } from './wallet.types.js';
import { PageArgs } from '../../platform/graphql/list.types.js';

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
    @Arg('filter', () => WalletTransactionsFilter, { nullable: true }) filter: WalletTransactionsFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<WalletTransactionRow>> {
    return readTransactions(ctx, { ...filter, ...paging });
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
