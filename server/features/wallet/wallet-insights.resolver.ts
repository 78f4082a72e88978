import { Arg, Args, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { WALLET } from '#core/limits/limits.js';
import type { Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, Keys } from '#platform/graphql/keys.js';
import { DateTimeScalar, TomanScalar } from '#platform/graphql/scalars.js';
import type { AdjustmentType } from './administration/wallet-adjustment.entity.js';
import { CustomerType, type CustomerRow } from '#features/identity/index.js';
import { adjustWallet } from './administration/adjust-wallet.service.js';
import { readAdjustments, readMovements, readWallets } from './administration/admin-wallets.service.js';
import { WalletsFilter, type WalletsInput } from './administration/admin-wallets.inputs.js';
import { walletAnalytics } from './statement/analytics.service.js';
import { proveLedger } from './ledger/ledger-proof.service.js';
import { walletStatement, type Statement } from './statement/statement.service.js';
import {
  AdjustmentTypeEnum,
  LedgerProofType,
  OwnedWalletPageType,
  OwnedWalletType,
  WalletAdjustmentPageType,
  WalletAdjustmentType,
  WalletAnalyticsType,
  WalletSettingsType,
  WalletStatementType,
} from './wallet-insights.types.js';
import { walletSettings } from './wallet-settings.js';
import { WalletTransactionPageType, type WalletTransactionType } from './wallet.types.js';
import { PageArgs } from '#platform/graphql/list.types.js';

@Resolver()
export class WalletInsightsResolver {
  @Keys('read:wallet')
  @Query(() => WalletAnalyticsType, {
    description: 'The money that went in and out of the own wallet over the last Jalali months.',
  })
  walletAnalytics(
    @Context() ctx: Ctx,
    @Arg('months', () => Int, {
      defaultValue: WALLET.analyticsMonths,
      description: 'How many months, 1 to 36, this one included.',
    })
    months: number,
  ): Promise<WalletAnalyticsType> {
    return walletAnalytics(ctx, { months });
  }

  @Keys('read:wallet')
  @Query(() => WalletSettingsType, { description: 'The rules of wallets and top-ups, for signed-in users.' })
  walletSettings(@Context() ctx: Ctx): WalletSettingsType {
    return walletSettings(ctx);
  }

  @Keys('read:wallet')
  @Query(() => WalletStatementType, {
    description:
      'A statement of the own wallet. VALIDATION_ERROR for a period of more than ' +
      `${WALLET.statementLines} movements.`,
  })
  walletStatement(
    @Context() ctx: Ctx,
    @Arg('from', () => DateTimeScalar, {
      nullable: true,
      description: 'The beginning of the period; without it that of the wallet.',
    })
    from: Date | null,
    @Arg('to', () => DateTimeScalar, { nullable: true, description: 'The end of the period; without it now.' })
    to: Date | null,
  ): Promise<Statement> {
    return walletStatement(ctx, { from, to });
  }
}

@Resolver()
export class AdminWalletResolver {
  @AdminOnly()
  @Query(() => OwnedWalletPageType, { description: 'For administrators: search by name or e-mail.' })
  wallets(
    @Context() ctx: Ctx,
    @Arg('filter', () => WalletsFilter, {
      nullable: true,
      description: 'Only wallets that match; without it all of them.',
    })
    filter: WalletsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<OwnedWalletType>> {
    return readWallets(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Query(() => WalletAdjustmentPageType, { description: 'For administrators: manual changes, newest first.' })
  walletAdjustments(
    @Context() ctx: Ctx,
    @Arg('walletId', () => ID, { description: 'Or its owner’s id.' }) id: string,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<WalletAdjustmentType>> {
    return readAdjustments(ctx, { id, ...paging });
  }

  @AdminOnly()
  @Query(() => WalletTransactionPageType, {
    description: 'For administrators: what went in and out of a wallet, newest first.',
  })
  walletMovements(
    @Context() ctx: Ctx,
    @Arg('walletId', () => ID, { description: 'Or its owner’s id.' }) id: string,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<WalletTransactionType>> {
    return readMovements(ctx, { id, ...paging });
  }

  @AdminOnly()
  @Query(() => LedgerProofType, { description: 'For administrators: walks the whole ledger.' })
  ledgerProof(@Context() ctx: Ctx): Promise<LedgerProofType> {
    return proveLedger(ctx);
  }

  @AdminOnly()
  @Mutation(() => WalletAdjustmentType, {
    description:
      'For administrators: changes a balance manually and notifies its owner. APPROVAL_REQUIRED above what ' +
      'adjustmentApproval says, INSUFFICIENT_FUNDS for a debit above the balance.',
  })
  adjustWallet(
    @Context() ctx: Ctx,
    @Arg('walletId', () => ID, { description: 'Or its owner’s id.' }) walletId: string,
    @Arg('type', () => AdjustmentTypeEnum, { description: 'How it is changed.' }) type: AdjustmentType,
    @Arg('amountToman', () => TomanScalar, {
      description: 'The amount in the unit of its name; for a correction, the new balance.',
    })
    amountToman: Toman,
    @Arg('reason', () => String, { description: 'Why, as the customer reads it; up to 2000 characters.' })
    reason: string,
    @Arg('notes', () => String, { nullable: true, description: 'For administrators only; up to 2000 characters.' })
    notes: string | null,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'A repetition with the same key acts once and answers the same.',
    })
    idempotencyKey: string | null,
  ): Promise<WalletAdjustmentType> {
    return adjustWallet(ctx, { walletId, type, amountToman, reason, notes, idempotencyKey });
  }
}

@Resolver(() => WalletAdjustmentType)
export class WalletAdjustmentResolver {
  @FieldResolver(() => String, { description: 'Who did it: a name, or else an e-mail address.' })
  adminName(@Root() adjustment: Readonly<WalletAdjustmentType>): string {
    return adjustment.adminName ?? adjustment.adminEmail;
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'The administrator who did it.' })
  admin(@Root() adjustment: Readonly<WalletAdjustmentType>): CustomerRow {
    return { id: adjustment.adminId, fullName: adjustment.adminName, email: adjustment.adminEmail };
  }
}

@Resolver(() => OwnedWalletType)
export class OwnedWalletResolver {
  @FieldResolver(() => CustomerType, { description: 'The owner of the wallet.' })
  customer(@Root() wallet: Readonly<OwnedWalletType>): CustomerRow {
    return { id: wallet.userId, fullName: wallet.ownerName, email: wallet.ownerEmail };
  }
}
