import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Rial, Toman } from '../../../core/money.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';

export enum WalletTransactionTypeEnum {
  deposit = 'deposit',
  credit = 'credit',
  refund = 'refund',
  withdrawal = 'withdrawal',
  debit = 'debit',
}
registerEnumType(WalletTransactionTypeEnum, { name: 'WalletTransactionType' });

export enum WalletTransactionStatusEnum {
  completed = 'completed',
  pending = 'pending',
  failed = 'failed',
  cancelled = 'cancelled',
}
registerEnumType(WalletTransactionStatusEnum, { name: 'WalletTransactionStatus' });

@KeyResources('wallet')
@ObjectType('Wallet', { description: 'Prepaid money of one customer.' })
export class WalletType {
  @Field(() => ID)
  id!: string;

  @Field(() => RialScalar)
  balanceRials!: Rial;

  @Field(() => TomanScalar)
  balanceToman!: Toman;

  @Field(() => String)
  currency!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@KeyResources('wallet')
@ObjectType('WalletTransaction')
export class WalletTransactionType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  walletId!: string;

  @Field(() => WalletTransactionTypeEnum)
  type!: WalletTransactionTypeEnum;

  @Field(() => WalletTransactionStatusEnum)
  status!: WalletTransactionStatusEnum;

  @Field(() => String, { description: 'Persian.' })
  description!: string;

  @Field(() => RialScalar, { description: 'Never negative; the type says which way the money went.' })
  amountRials!: Rial;

  @Field(() => RialScalar)
  balanceBeforeRials!: Rial;

  @Field(() => RialScalar)
  balanceAfterRials!: Rial;

  @Field(() => String, { nullable: true })
  referenceType!: string | null;

  @Field(() => String, { nullable: true })
  referenceId!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@KeyResources('wallet')
@ObjectType('WalletTransactionPage')
export class WalletTransactionPageType {
  @Field(() => [WalletTransactionType])
  items!: WalletTransactionType[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
