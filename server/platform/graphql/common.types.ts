/** GraphQL types that several features answer. */
import { Field, ObjectType } from 'type-graphql';
import { KeyResources } from './keys.js';

/** Done, with a sentence for the person. */
@KeyResources()
@ObjectType('Ack')
export class AckType {
  @Field(() => Boolean)
  success!: boolean;

  /** Persian. */
  @Field(() => String)
  message!: string;
}
