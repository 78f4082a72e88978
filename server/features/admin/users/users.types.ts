import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial } from '../../../../core/money.js';
import { RialScalar } from '../../../platform/graphql/scalars.js';
import { UserType } from '../../identity/index.js';

@ObjectType('UserActivity')
export class UserActivityType {
  @Field(() => Int)
  orders!: number;

  @Field(() => Int, { description: 'Pending or in progress.' })
  openOrders!: number;

  @Field(() => RialScalar, { description: 'What was ordered and not cancelled.' })
  orderedRials!: Rial;

  @Field(() => RialScalar)
  balanceRials!: Rial;

  @Field(() => Int)
  openSessions!: number;
}

@ObjectType('AdminUser')
export class AdminUserType {
  @Field(() => ID)
  id!: string;

  @Field(() => UserType)
  user!: UserType;
}
