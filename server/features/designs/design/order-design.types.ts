import { Field, ID, Int, ObjectType } from 'type-graphql';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { DesignType } from './design.types.js';

/** Pages, options and picture are resolved by orders, which have the wizard that contains them. */
@KeyResources('orders')
@ObjectType('OrderDesign', { description: 'The pages of an order, as the customer has designed them.' })
export class OrderDesignType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => DesignType, { description: 'Pages, and the one that was open last.' })
  snapshot!: DesignType;

  @Field(() => Int, { description: 'Counts the saves of design and texts; an edit may name the one it began from.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}
