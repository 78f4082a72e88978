import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WALLET } from '#core/limits/limits.js';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { JalaliMonthType } from '#platform/graphql/month.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import type { WalletSort } from './administration/admin-wallets.queries.js';
import type { AdjustmentType } from './administration/wallet-adjustment.entity.js';
import type { AccountKind } from './ledger/ledger-account.entity.js';
import type { TransactionType } from './ledger/ledger-entry.entity.js';
import { WalletTransactionType, WalletTransactionTypeEnum } from './wallet.types.js';

@KeyResources('wallet')
@ObjectType('WalletMonth', { description: 'The money that went in and out in one Jalali month.' })
export class WalletMonthType extends JalaliMonthType {
  @Field(() => RialScalar, { description: 'The sum that came in.' })
  inRials!: Rial;

  @Field(() => RialScalar, { description: 'The sum that went out.' })
  outRials!: Rial;
}

@KeyResources('wallet')
@ObjectType('WalletTypeTotal', { description: 'The sum of movements of one type.' })
export class WalletTypeTotalType {
  @Field(() => WalletTransactionTypeEnum, { description: 'How it moved.' })
  type!: TransactionType;

  @Field(() => RialScalar, { description: 'The amount, whichever way it moved; never negative.' })
  amountRials!: Rial;

  @Field(() => Int, { description: 'How many movements.' })
  count!: number;
}

@KeyResources('wallet')
@ObjectType('WalletAnalytics', { description: 'The money that went in and out of the own wallet.' })
export class WalletAnalyticsType {
  @Field(() => RialScalar, { description: 'The sum that came in over the months.' })
  totalInRials!: Rial;

  @Field(() => RialScalar, { description: 'The sum that went out over the months.' })
  totalOutRials!: Rial;

  @Field(() => [WalletMonthType], {
    description: 'Oldest first, empty months too. Bounded: as many as requested, at most 36.',
  })
  byMonth!: readonly WalletMonthType[];

  @Field(() => [WalletTypeTotalType], { description: 'Only ways that occur. Bounded: at most five.' })
  byType!: readonly WalletTypeTotalType[];
}

@KeyResources('wallet')
@ObjectType('WalletSettings', { description: 'The rules of a wallet.' })
export class WalletSettingsType {
  @Field(() => RialScalar, { description: 'The least top-up.' })
  minTopUpRials!: Rial;

  @Field(() => RialScalar, { description: 'The largest top-up; it may go in parts.' })
  maxTopUpRials!: Rial;

  @Field(() => RialScalar, { description: 'The lowest amount of one payment at the gateway.' })
  gatewayMinRials!: Rial;

  @Field(() => RialScalar, { description: 'The highest amount of one payment at the gateway.' })
  gatewayMaxRials!: Rial;

  @Field(() => Int, { description: 'The time in milliseconds.' })
  pendingExpiryMs!: number;

  @Field(() => Int, { description: 'The fewest characters of a note.' })
  descriptionMin!: number;

  @Field(() => Int, { description: 'The most characters of a note.' })
  descriptionMax!: number;
}

@KeyResources('wallet')
@ObjectType('WalletStatement', { description: 'Files of it: GET /api/wallets/me/statement?format=pdf|csv.' })
export class WalletStatementType {
  @Field(() => DateTimeScalar, { nullable: true, description: 'The beginning of the period; null: of the wallet.' })
  from!: Date | null;

  @Field(() => DateTimeScalar, { description: 'The end of the period.' })
  to!: Date;

  @Field(() => RialScalar, { description: 'The balance just before the period.' })
  openingRials!: Rial;

  @Field(() => RialScalar, { description: 'The balance at its end.' })
  closingRials!: Rial;

  @Field(() => RialScalar, { description: 'The sum that came in.' })
  totalInRials!: Rial;

  @Field(() => RialScalar, { description: 'The sum that went out.' })
  totalOutRials!: Rial;

  @Field(() => [WalletTransactionType], { description: `Oldest first. Bounded: at most ${WALLET.statementLines}.` })
  lines!: readonly WalletTransactionType[];

  @Field(() => String, { nullable: true, description: "Head of the wallet's hash chain at the end of the period." })
  fingerprint!: string | null;
}

export const AdjustmentTypeEnum = enumOf<AdjustmentType>(
  'WalletAdjustmentType',
  'The direction of a manual change of a balance.',
  {
    credit: 'The amount is added.',
    debit: 'The amount is taken away.',
    correction: 'The amount becomes the balance.',
  },
);

@ObjectType('WalletAdjustment', { description: 'A balance changed by an administrator; never changed afterwards.' })
export class WalletAdjustmentType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The wallet that was changed.' })
  walletId!: string;

  @Field(() => AdjustmentTypeEnum, { description: 'How it was changed.' })
  type!: AdjustmentType;

  @Field(() => RialScalar, { description: 'The amount in the unit of its name; for a correction, the new balance.' })
  amountRials!: Rial;

  @Field(() => String, { description: 'Why, Persian, as the customer reads it.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'For administrators only.' })
  notes!: string | null;

  @Field(() => ID, { description: 'The administrator who did it.' })
  adminId!: string;

  /** The administrator's name, if there is one, and the e-mail address. */
  adminName!: string | null;
  adminEmail!: string;

  @Field(() => RialScalar, { description: 'The balance before it.' })
  balanceBeforeRials!: Rial;

  @Field(() => RialScalar, { description: 'The balance after it.' })
  balanceAfterRials!: Rial;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  createdAt!: Date;
}

@ObjectType('WalletAdjustmentPage', { description: 'One page of manual changes.' })
export class WalletAdjustmentPageType extends PageType {
  @Field(() => [WalletAdjustmentType], { description: 'The rows of this page, newest first.' })
  items!: readonly WalletAdjustmentType[];
}

@ObjectType('OwnedWallet', { description: 'A wallet with its owner, for administrators.' })
export class OwnedWalletType {
  @Field(() => ID, {
    description: "The wallet's id; before its first use the owner's, which every call takes as well.",
  })
  id!: string;

  @Field(() => ID, { description: 'The account of the owner.' })
  userId!: string;

  @Field(() => RialScalar, { description: 'The balance of the wallet.' })
  balanceRials!: Rial;

  @Field(() => String, { nullable: true, description: 'The name of the owner; null where there is none.' })
  ownerName!: string | null;

  @Field(() => String, { description: 'The e-mail address of the owner.' })
  ownerEmail!: string;

  @Field(() => DateTimeScalar, { description: 'When it was first used; before that, when the account was opened.' })
  createdAt!: Date;
}

@ObjectType('OwnedWalletPage', { description: 'One page of wallets.' })
export class OwnedWalletPageType extends PageType {
  @Field(() => [OwnedWalletType], { description: 'Youngest accounts first.' })
  items!: readonly OwnedWalletType[];
}

const AccountKindEnum = enumOf<AccountKind>('AccountKind', 'A place in the books where money can be.', {
  user_wallet: 'The wallet of a person: what is owed to them.',
  gateway_clearing: 'Money that the gateway has taken in; below zero by what it still owes.',
  revenue: 'Income of the company.',
  adjustments: 'The sum of administrators’ manual changes.',
  holds: 'Set aside of wallets for payments whose other part is at the gateway.',
});

@ObjectType('LedgerBalance', { description: 'All accounts of one kind.' })
export class LedgerBalanceType {
  @Field(() => AccountKindEnum, { description: 'The kind of account.' })
  kind!: AccountKind;

  @Field(() => Int, { description: 'How many accounts.' })
  accounts!: number;

  @Field(() => RialScalar, { description: 'Their balances together.' })
  balanceRials!: Rial;
}

@ObjectType('LedgerProof', { description: 'Whether the books are sound.' })
export class LedgerProofType {
  @Field(() => Boolean, { description: 'Nothing is broken.' })
  sound!: boolean;

  @Field(() => RialScalar, { description: 'All balances together: zero.' })
  trialBalanceRials!: Rial;

  @Field(() => [LedgerBalanceType], { description: 'The balance of each kind of account. Bounded: at most five.' })
  balances!: readonly LedgerBalanceType[];

  @Field(() => [String], { description: 'Descriptions of the faults, in English. Bounded: at most a hundred.' })
  faults!: readonly string[];

  @Field(() => DateTimeScalar, { description: 'When the books were walked.' })
  checkedAt!: Date;
}

export const WalletSortEnum = enumOf<WalletSort>(
  'WalletSort',
  'The orders in which the wallets of all customers can be listed.',
  {
    created: 'When the account was opened.',
    owner: "By the owner's e-mail.",
  },
);
