import { Field, ID, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import type { TransactionType } from './ledger/ledger-entry.entity.js';

export const WalletTransactionTypeEnum = enumOf<TransactionType>('WalletTransactionType', 'How money moved.', {
  deposit: 'In: a top-up at the gateway.',
  credit: 'In: written by an administrator.',
  refund: 'In: given back of a payment.',
  withdrawal: 'Out: paid from the wallet.',
  debit: 'Out: written by an administrator.',
});

/** Every ledger entry is completed; the other values belong to open deposits. */
export type TransactionStatus = 'completed' | 'pending' | 'failed' | 'cancelled';

export const WalletTransactionStatusEnum = enumOf<TransactionStatus>(
  'WalletTransactionStatus',
  'The status of a movement. All but completed are top-ups whose money has not arrived.',
  {
    completed: 'It has happened.',
    pending: 'A top-up that waits for its money.',
    failed: 'A top-up that the gateway refused.',
    cancelled: 'A top-up that was given up.',
  },
);

@KeyResources('wallet')
@ObjectType('Wallet', { description: 'Prepaid money of one customer.' })
export class WalletType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  @Field(() => RialScalar, { description: 'The balance; never negative.' })
  balanceRials!: Rial;

  @Field(() => DateTimeScalar, { description: 'When it was first used.' })
  createdAt!: Date;
}

@KeyResources('wallet')
@ObjectType('WalletTransaction', { description: 'A movement of money in or out of a wallet.' })
export class WalletTransactionType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The wallet it moved money in.' })
  walletId!: string;

  @Field(() => WalletTransactionTypeEnum, { description: 'How money moved, and which way.' })
  type!: TransactionType;

  @Field(() => WalletTransactionStatusEnum, { description: 'Whether it has happened.' })
  status!: TransactionStatus;

  @Field(() => String, { description: 'A description of the movement, in Persian.' })
  description!: string;

  @Field(() => RialScalar, { description: 'Never negative; the type says which way the money went.' })
  amountRials!: Rial;

  @Field(() => RialScalar, { description: 'The balance before it.' })
  balanceBeforeRials!: Rial;

  @Field(() => RialScalar, { description: 'The balance after it.' })
  balanceAfterRials!: Rial;

  @Field(() => String, { description: 'The kind of record that caused it: payment, order, adjustment …' })
  referenceType!: string;

  @Field(() => String, { description: 'The id of that record.' })
  referenceId!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened; of a top-up that waits, when it was opened.' })
  createdAt!: Date;
}

@KeyResources('wallet')
@ObjectType('WalletTransactionPage', { description: 'One page of the movements of a wallet.' })
export class WalletTransactionPageType extends PageType {
  @Field(() => [WalletTransactionType], { description: 'The rows of this page, newest first.' })
  items!: readonly WalletTransactionType[];
}
