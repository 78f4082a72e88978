import { Field, InputType, ObjectType } from 'type-graphql';
import type { Role } from '#platform/context.js';
import { PageType, SortedFilter } from '#platform/graphql/list.types.js';
import { enumOf } from '#platform/graphql/enum.js';
import type { UserSort } from '../users/users.queries.js';
import { RoleEnum, UserStatusEnum, UserType } from '../users/users.types.js';
import type { UserStatus } from '../users/user.entity.js';

@ObjectType('UserPage', { description: 'A page of accounts, newest first.' })
export class UserPageType extends PageType {
  @Field(() => [UserType], { description: 'The accounts of this page.' })
  items!: readonly UserType[];
}

const UserSortEnum = enumOf<UserSort>('UserSort', 'What a list of accounts is sorted by.', {
  created: 'When they were opened.',
  last_login: 'When somebody last signed in; never counts as the longest ago.',
  email: 'The e-mail address.',
});

@InputType('UsersFilter', { description: 'Which accounts a list shows; without conditions all that were not removed.' })
export class UsersFilter extends SortedFilter {
  @Field(() => String, { nullable: true, description: 'In e-mail and full name.' })
  search?: string | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Only people with this role.' })
  role?: Role | null;

  @Field(() => UserStatusEnum, { nullable: true, description: 'Only accounts with this status.' })
  status?: UserStatus | null;

  @Field(() => UserSortEnum, { nullable: true, description: 'Left out: created.' })
  sort?: UserSort | null;
}
