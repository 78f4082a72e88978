import { Field, Int, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { RialScalar } from '#platform/graphql/scalars.js';

@KeyResources('profile')
@ObjectType('UserActivity', { description: 'What an account has done here.' })
export class UserActivityType {
  @Field(() => Int, { description: 'Orders that were not deleted.' })
  orders!: number;

  @Field(() => Int, { description: 'Pending or in progress.' })
  openOrders!: number;

  @Field(() => RialScalar, { description: 'What was ordered and not cancelled.' })
  orderedRials!: Rial;

  @Field(() => RialScalar, { description: 'What was paid for orders and invoices and not given back.' })
  paidRials!: Rial;

  @Field(() => RialScalar, { description: 'What is in the wallet.' })
  balanceRials!: Rial;

  @Field(() => Int, { description: 'Sessions that are signed in now.' })
  openSessions!: number;
}
