import { Field, Int, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { RialScalar } from '#platform/graphql/scalars.js';

@KeyResources('profile')
@ObjectType('UserActivity', { description: 'The sums and counts of an account.' })
export class UserActivityType {
  @Field(() => Int, { description: 'Orders that were not deleted.' })
  orders!: number;

  @Field(() => Int, { description: 'Pending or in progress.' })
  openOrders!: number;

  @Field(() => RialScalar, { description: 'The sum of orders that were not cancelled.' })
  orderedRials!: Rial;

  @Field(() => RialScalar, {
    description: 'The sum that was paid for orders and invoices and not given back.',
  })
  paidRials!: Rial;

  @Field(() => RialScalar, { description: 'The balance of the wallet.' })
  balanceRials!: Rial;

  @Field(() => Int, { description: 'Sessions that are signed in now.' })
  openSessions!: number;
}
