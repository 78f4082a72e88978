import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Rial, Toman } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

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
export class WalletTransactionPageType extends PageType {
  @Field(() => [WalletTransactionType])
  items!: WalletTransactionType[];
}

@InputType('WalletTransactionsFilter', { description: 'Which movements of a wallet a list shows.' })
export class WalletTransactionsFilter extends PeriodFilter {
  @Field(() => WalletTransactionTypeEnum, { nullable: true, description: 'Only movements of this kind.' })
  type?: WalletTransactionTypeEnum | null;

  @Field(() => WalletTransactionStatusEnum, {
    nullable: true,
    description: 'Without it: what has happened. Deposits that are pending, failed or cancelled are asked for by name.',
  })
  status?: WalletTransactionStatusEnum | null;
}
