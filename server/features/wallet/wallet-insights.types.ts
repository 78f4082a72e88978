import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Rial } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar } from '../../platform/graphql/scalars.js';
import { WalletTransactionType, WalletTransactionTypeEnum } from './wallet.types.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

@KeyResources('wallet')
@ObjectType('WalletMonth')
export class WalletMonthType {
  @Field(() => String, { description: 'Jalali: 1405-08.' })
  month!: string;

  @Field(() => String, { description: 'Persian.' })
  label!: string;

  @Field(() => RialScalar)
  inRials!: Rial;

  @Field(() => RialScalar)
  outRials!: Rial;
}

@KeyResources('wallet')
@ObjectType('WalletTypeTotal')
export class WalletTypeTotalType {
  @Field(() => WalletTransactionTypeEnum)
  type!: WalletTransactionTypeEnum;

  @Field(() => RialScalar)
  amountRials!: Rial;

  @Field(() => Int)
  count!: number;
}

@KeyResources('wallet')
@ObjectType('WalletAnalytics')
export class WalletAnalyticsType {
  @Field(() => RialScalar)
  totalInRials!: Rial;

  @Field(() => RialScalar)
  totalOutRials!: Rial;

  @Field(() => [WalletMonthType], { description: 'Oldest first, empty months too.' })
  byMonth!: readonly WalletMonthType[];

  @Field(() => [WalletTypeTotalType])
  byType!: readonly WalletTypeTotalType[];
}

@KeyResources('wallet')
@ObjectType('WalletSettings')
export class WalletSettingsType {
  @Field(() => RialScalar)
  minTopUpRials!: Rial;

  @Field(() => RialScalar)
  maxTopUpRials!: Rial;

  @Field(() => RialScalar)
  gatewayMinRials!: Rial;

  @Field(() => RialScalar, { description: 'What one payment at the gateway may carry.' })
  gatewayMaxRials!: Rial;

  @Field(() => Int, { description: 'Milliseconds.' })
  pendingExpiryMs!: number;

  @Field(() => Int)
  descriptionMin!: number;

  @Field(() => Int)
  descriptionMax!: number;
}

@KeyResources('wallet')
@ObjectType('WalletStatement', { description: 'Files of it: GET /api/wallets/me/statement?format=pdf|csv.' })
export class WalletStatementType {
  @Field(() => DateTimeScalar, { nullable: true })
  from!: Date | null;

  @Field(() => DateTimeScalar)
  to!: Date;

  @Field(() => RialScalar)
  openingRials!: Rial;

  @Field(() => RialScalar)
  closingRials!: Rial;

  @Field(() => RialScalar)
  totalInRials!: Rial;

  @Field(() => RialScalar)
  totalOutRials!: Rial;

  @Field(() => [WalletTransactionType], { description: 'Oldest first.' })
  lines!: readonly WalletTransactionType[];

  @Field(() => String, { nullable: true, description: "Head of the wallet's hash chain at the end of the period." })
  fingerprint!: string | null;
}

export enum AdjustmentTypeEnum {
  credit = 'credit',
  debit = 'debit',
  correction = 'correction',
}
registerEnumType(AdjustmentTypeEnum, { name: 'WalletAdjustmentType' });

@ObjectType('WalletAdjustment')
export class WalletAdjustmentType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  walletId!: string;

  @Field(() => AdjustmentTypeEnum)
  type!: AdjustmentTypeEnum;

  @Field(() => RialScalar, { description: 'Of a correction, the new balance.' })
  amountRials!: Rial;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => ID)
  adminId!: string;

  @Field(() => String)
  adminName!: string;

  @Field(() => RialScalar)
  balanceBeforeRials!: Rial;

  @Field(() => RialScalar)
  balanceAfterRials!: Rial;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType('WalletAdjustmentPage')
export class WalletAdjustmentPageType extends PageType {
  @Field(() => [WalletAdjustmentType])
  items!: WalletAdjustmentType[];
}

@ObjectType('OwnedWallet', { description: 'A wallet with its owner, for administrators.' })
export class OwnedWalletType {
  @Field(() => ID, {
    description: "The wallet's id; before its first use the owner's, which every call takes as well.",
  })
  id!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => RialScalar)
  balanceRials!: Rial;

  @Field(() => String, { nullable: true })
  ownerName!: string | null;

  @Field(() => String)
  ownerEmail!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType('OwnedWalletPage')
export class OwnedWalletPageType extends PageType {
  @Field(() => [OwnedWalletType])
  items!: OwnedWalletType[];
}

@ObjectType('LedgerBalance')
export class LedgerBalanceType {
  @Field(() => String)
  kind!: string;

  @Field(() => Int)
  accounts!: number;

  @Field(() => RialScalar)
  balanceRials!: Rial;
}

@ObjectType('LedgerProof')
export class LedgerProofType {
  @Field(() => Boolean)
  sound!: boolean;

  @Field(() => RialScalar, { description: 'All balances together: zero.' })
  trialBalanceRials!: Rial;

  @Field(() => [LedgerBalanceType])
  balances!: readonly LedgerBalanceType[];

  @Field(() => [String])
  faults!: readonly string[];

  @Field(() => DateTimeScalar)
  checkedAt!: Date;
}

@InputType('WalletsFilter', { description: 'Which wallets a list shows; without conditions those of everybody.' })
export class WalletsFilter extends PeriodFilter {
  @Field(() => String, { nullable: true, description: "In the owner's name and e-mail." })
  search?: string | null;
}
