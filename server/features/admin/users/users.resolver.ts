import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Ctx, Role } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AckType } from '#platform/graphql/common.types.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import {
  listProfiles,
  RoleEnum,
  SessionType,
  UserPageType,
  UsersFilter,
  UserType,
  type ListProfilesData,
  type UserRow,
} from '#features/identity/index.js';
import { ADMIN_TEXTS } from '../admin.messages.js';
import * as users from './users.service.js';
import { UserActivityType } from './users.types.js';
import { PageArgs } from '#platform/graphql/list.types.js';

const ACCOUNT = { description: 'The id of the account.' };
const WHY = { nullable: true, description: 'Why, for the audit log; up to 2000 characters.' };

@Resolver()
export class AdminUsersResolver {
  @AdminOnly()
  @Query(() => UserPageType, {
    description: 'For administrators: accounts, newest first. Removed ones are not among them.',
  })
  users(
    @Context() ctx: Ctx,
    @Arg('filter', () => UsersFilter, {
      nullable: true,
      description: 'Only accounts that match; without it all of them.',
    })
    filter: ListProfilesData | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<UserRow>> {
    return listProfiles(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Query(() => UserType, { description: 'For administrators: one account. NOT_FOUND also for a removed one.' })
  user(@Context() ctx: Ctx, @Arg('id', () => ID, ACCOUNT) id: string): Promise<UserRow> {
    return users.readUser(ctx, id);
  }

  @AdminOnly()
  @Query(() => [SessionType], {
    description: `For administrators: where an account is signed in, the last used first. Bounded: at most ${PAGE_SIZE.max}.`,
  })
  userSessions(@Context() ctx: Ctx, @Arg('userId', () => ID, ACCOUNT) userId: string): Promise<SessionType[]> {
    return users.readSessions(ctx, userId);
  }

  @AdminOnly()
  @Mutation(() => AckType, {
    description:
      'For administrators: signs an account out on one device, within a second. Not oneself. NOT_FOUND also for a ' +
      'session that has ended.',
  })
  async endUserSession(
    @Context() ctx: Ctx,
    @Arg('userId', () => ID, ACCOUNT) userId: string,
    @Arg('id', () => ID, { description: 'The id of the session.' }) id: string,
  ): Promise<AckType> {
    await users.endSession(ctx, userId, id);
    return { success: true, message: ADMIN_TEXTS.sessionEnded };
  }

  @AdminOnly()
  @Mutation(() => UserType, { description: 'For administrators: throws out within a second. Not oneself.' })
  banUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, ACCOUNT) userId: string,
    @Arg('reason', () => String, WHY) reason: string | null,
  ): Promise<UserRow> {
    return users.ban(ctx, { userId, reason });
  }

  @AdminOnly()
  @Mutation(() => UserType, { description: 'For administrators: lets a banned account in again.' })
  unbanUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, ACCOUNT) userId: string,
    @Arg('reason', () => String, WHY) reason: string | null,
  ): Promise<UserRow> {
    return users.unban(ctx, { userId, reason });
  }

  @AdminOnly()
  @Mutation(() => UserType, {
    description:
      'For administrators: makes an account an administrator or a customer. Not oneself, and never the last ' +
      'administrator.',
  })
  setUserRole(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, ACCOUNT) userId: string,
    @Arg('role', () => RoleEnum, { description: 'The role from now on.' }) role: Role,
    @Arg('reason', () => String, WHY) reason: string | null,
  ): Promise<UserRow> {
    return users.changeRole(ctx, { userId, role, reason });
  }

  @AdminOnly()
  @Mutation(() => AckType, {
    description: 'For administrators: removes personal data and every way to sign in. The ledger stays.',
  })
  async deleteUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, ACCOUNT) userId: string,
    @Arg('reason', () => String, { description: 'Why, for the audit log; 1 to 2000 characters.' }) reason: string,
  ): Promise<AckType> {
    await users.removeUser(ctx, { userId, reason });
    return { success: true, message: ADMIN_TEXTS.deleted };
  }
}

@Resolver(() => UserType)
export class UserActivityResolver {
  @FieldResolver(() => UserActivityType, {
    nullable: true,
    description: 'The sums and counts of the account; null for everybody but administrators, and for their keys.',
  })
  async activity(@Context() ctx: Ctx, @Root() user: UserRow): Promise<users.UserActivity | null> {
    return ctx.viewer?.role === 'admin' && !ctx.viewer.key ? users.activityLoader(ctx).load(user.id) : null;
  }
}
