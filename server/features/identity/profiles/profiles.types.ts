import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { clampedPaging, PAGING } from '#platform/db/page.js';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { period, sortedBy } from '#platform/graphql/list.inputs.js';
import { PageType } from '#platform/graphql/list.types.js';
import { enumOf } from '#platform/graphql/enum.js';
import type { UserSort } from '../users/users.queries.js';
import { RoleEnum, UserStatusEnum, UserType } from '../users/users.types.js';

const SEARCH_MAX = 200;

@ObjectType('UserPage', { description: 'A page of accounts, newest first.' })
export class UserPageType extends PageType {
  @Field(() => [UserType], { description: 'The accounts of this page.' })
  items!: readonly UserType[];
}

const UserSortEnum = enumOf<UserSort>('UserSort', 'The orders in which accounts can be listed.', {
  created: 'When they were opened.',
  last_login: 'When somebody last signed in; never counts as the longest ago.',
  email: 'The e-mail address.',
});

/** The arguments of the list of accounts in both APIs. */
export const listProfilesSchema = z.object({
  ...clampedPaging,
  search: z.string().max(SEARCH_MAX).nullish().describe('In e-mail and full name.'),
  role: enumValue(RoleEnum).nullish().describe('Only people with this role.'),
  status: enumValue(UserStatusEnum).nullish().describe('Only accounts with this status.'),
  ...period,
  ...sortedBy(UserSortEnum),
});
export type ListProfilesData = z.input<typeof listProfilesSchema>;

export const UsersFilter = inputType(
  'UsersFilter',
  'Which accounts a list shows; without conditions all that were not removed.',
  listProfilesSchema.omit(PAGING),
);
