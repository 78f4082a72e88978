import { Field, ObjectType } from 'type-graphql';
import { PaginationType } from '../../../platform/graphql/common.types.js';
import { UserType } from '../identity.types.js';

/** `pagination` is counted by its own resolver, only when it is asked for. */
@ObjectType('UserPage')
export class UserPageType {
  @Field(() => [UserType])
  items!: readonly UserType[];

  @Field(() => PaginationType)
  pagination?: PaginationType;
}
