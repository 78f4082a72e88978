import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PAGE_SIZE } from '../../../../core/limits.js';
import type { Ctx, Role } from '../../../platform/context.js';
import type { LazyPage } from '../../../platform/db/page.js';
import { AckType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { listProfiles, RoleEnum, UserPageType, UserStatusEnum, UserType, type UserRow } from '../../identity/index.js';
import { ADMIN_TEXTS } from '../admin.messages.js';
import * as users from './users.service.js';
import { AdminUserType, UserActivityType } from './users.types.js';

const OPTIONAL = { nullable: true };

@Resolver()
export class AdminUsersResolver {
  @NoKey()
  @Query(() => UserPageType, { description: 'For administrators: accounts, newest first, by e-mail or full name.' })
  adminUsers(
    @Context() ctx: Ctx,
    @Arg('search', () => String, OPTIONAL) search: string | null,
    @Arg('role', () => RoleEnum, OPTIONAL) role: Role | null,
    @Arg('status', () => UserStatusEnum, OPTIONAL) status: keyof typeof UserStatusEnum | null,
    @Arg('from', () => DateTimeScalar, OPTIONAL) from: Date | null,
    @Arg('to', () => DateTimeScalar, OPTIONAL) to: Date | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.admin }) limit: number,
  ): Promise<LazyPage<UserRow>> {
    return listProfiles(ctx, { search, role, status, from, to, page, limit });
  }

  @NoKey()
  @Query(() => AdminUserType, { description: 'For administrators: one account and what it has done here.' })
  async adminUser(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<{ id: string; user: UserRow }> {
    return { id, user: await users.readUser(ctx, id) };
  }

  @NoKey()
  @Mutation(() => UserType, { description: 'For administrators: throws out within a second. Not oneself.' })
  banUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) userId: string,
    @Arg('reason', () => String, OPTIONAL) reason: string | null,
  ): Promise<UserRow> {
    return users.ban(ctx, { userId, reason });
  }

  @NoKey()
  @Mutation(() => UserType, { description: 'For administrators.' })
  unbanUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) userId: string,
    @Arg('reason', () => String, OPTIONAL) reason: string | null,
  ): Promise<UserRow> {
    return users.unban(ctx, { userId, reason });
  }

  @NoKey()
  @Mutation(() => UserType, { description: 'For administrators. Not oneself, and never the last administrator.' })
  setUserRole(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) userId: string,
    @Arg('role', () => RoleEnum) role: Role,
    @Arg('reason', () => String, OPTIONAL) reason: string | null,
  ): Promise<UserRow> {
    return users.changeRole(ctx, { userId, role, reason });
  }

  @NoKey()
  @Mutation(() => AckType, {
    description: 'For administrators: removes what tells who it was, and every way in. The ledger stays.',
  })
  async deleteUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) userId: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<AckType> {
    await users.removeUser(ctx, { userId, reason });
    return { success: true, message: ADMIN_TEXTS.deleted };
  }
}

@Resolver(() => AdminUserType)
export class AdminUserFieldResolver {
  @FieldResolver(() => UserActivityType)
  activity(@Context() ctx: Ctx, @Root() { user }: { readonly user: UserRow }): Promise<users.UserActivity> {
    return users.readActivity(ctx, user.id);
  }
}
