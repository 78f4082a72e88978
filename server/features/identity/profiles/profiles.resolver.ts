import { Arg, Ctx as Context, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { PAGE_SIZE } from '../../../../core/limits.js';
import type { Ctx } from '../../../platform/context.js';
import type { LazyPage } from '../../../platform/db/page.js';
import { PaginationType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import type { UserRow } from '../identity.queries.js';
import { listProfiles } from './profiles.service.js';
import { UserPageType } from './profiles.types.js';

@Resolver(() => UserPageType)
export class ProfilesResolver {
  @NoKey()
  @Query(() => UserPageType, { description: 'All accounts, newest first. Administrators only.' })
  profiles(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.admin }) limit: number,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Context() ctx: Ctx,
  ): Promise<LazyPage<UserRow>> {
    return listProfiles(ctx, { page, limit, search });
  }

  @FieldResolver(() => PaginationType)
  pagination(@Root() list: LazyPage<UserRow>): Promise<PaginationType> {
    return list.countPages(PAGE_SIZE.countedOnScreen);
  }
}
