import { Arg, Args, Ctx as Context, FieldResolver, Query, Resolver, Root, Subscription } from 'type-graphql';
import { rialToToman, type Toman } from '#core/money.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { WalletTransactionsFilter, type TransactionsInput } from './wallet.inputs.js';
import { CURRENCY } from './wallet.view.js';
import { readTransactions, readWallet } from './wallet.service.js';
import { WalletTransactionPageType, WalletType, type WalletTransactionType } from './wallet.types.js';

@Resolver(() => WalletType)
export class WalletResolver {
  @Keys('read:wallet')
  @Query(() => WalletType, { description: 'The own wallet.' })
  wallet(@Context() ctx: Ctx): Promise<WalletType> {
    return readWallet(ctx);
  }

  @Keys('read:wallet')
  @Query(() => WalletTransactionPageType, { description: 'The movements of the own wallet, newest first.' })
  walletTransactions(
    @Context() ctx: Ctx,
    @Arg('filter', () => WalletTransactionsFilter, {
      nullable: true,
      description: 'Only movements that match; without it all of them.',
    })
    filter: TransactionsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<WalletTransactionType>> {
    return readTransactions(ctx, { ...filter, ...paging });
  }

  @Keys('read:wallet')
  @Subscription(() => WalletType, {
    topics: 'wallet.changed',
    topicId: ({ context }) => requireViewer(context as Ctx).userId,
    description: "The signed-in user's wallet after each posting.",
  })
  walletChanged(@Context() ctx: Ctx): Promise<WalletType> {
    return readWallet(ctx);
  }

  @FieldResolver(() => String, { description: 'IRR: amounts are rials.' })
  currency(): string {
    return CURRENCY;
  }

  @FieldResolver(() => TomanScalar, { description: 'The balance in toman.' })
  balanceToman(@Root() wallet: Readonly<WalletType>): Toman {
    return rialToToman(wallet.balanceRials);
  }
}
