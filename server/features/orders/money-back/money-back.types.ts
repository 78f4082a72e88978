import { Field, ID, ObjectType } from 'type-graphql';
import { MONEY_BACK } from '#core/limits/limits.js';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import type { MoneyBackStatus } from '../order/money-back.entity.js';

export const MoneyBackStatusEnum = enumOf<MoneyBackStatus>(
  'MoneyBackStatus',
  'The states of a request for money back.',
  {
    pending: 'It waits for an administrator.',
    approved:
      'The money is in the wallet. All of it: the order has ended and the site is offline; a part: they remain.',
    refused: 'An administrator refused it, with a reason.',
    withdrawn: 'The customer took it back.',
    closed: 'The order was given back or dropped in another way.',
  },
);

@KeyResources('orders')
@ObjectType('MoneyBackRequest', { description: 'A customer’s request for a refund of a paid order.' })
export class MoneyBackRequestType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  orderId!: string;

  /** The requester. */
  userId!: string;

  @Field(() => String, { description: 'The number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The title of the order.' })
  orderTitle!: string;

  @Field(() => RialScalar, {
    description: 'The amount of the order that can still be given back; 0 once all of it has been.',
  })
  refundableRials!: Rial;

  @Field(() => String, { description: 'Why, in the words of the customer.' })
  reason!: string;

  @Field(() => MoneyBackStatusEnum, { description: 'The present state of this record.' })
  status!: MoneyBackStatus;

  @Field(() => RialScalar, {
    nullable: true,
    description: 'The amount that went back to the wallet; null unless approved.',
  })
  amountRials!: Rial | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  decision!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided, withdrawn or closed.' })
  endedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;
}

@KeyResources('orders')
@ObjectType('MoneyBackRequestPage', { description: 'One page of requests for money back.' })
export class MoneyBackRequestPageType extends PageType {
  @Field(() => [MoneyBackRequestType], { description: 'The rows of this page, newest first.' })
  items!: readonly MoneyBackRequestType[];
}

@KeyResources('orders')
@ObjectType('MoneyBack', { description: `The money-back guarantee of a paid order: ${MONEY_BACK.days} days.` })
export class MoneyBackType {
  orderId!: string;

  @Field(() => DateTimeScalar, {
    description: `Until when it can be requested: ${MONEY_BACK.days} days after payment.`,
  })
  until!: Date;

  @Field(() => Boolean, { description: 'Whether it can be requested now.' })
  mayRequest!: boolean;
}
