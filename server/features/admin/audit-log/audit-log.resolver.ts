import { Arg, Ctx as Context, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { PAGE_SIZE } from '../../../../core/limits.js';
import type { Ctx } from '../../../platform/context.js';
import type { LazyPage, Pagination } from '../../../platform/db/page.js';
import { PaginationType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { auditActions, readAudit, type AuditInput, type AuditRow, type NamedAction } from './audit-log.service.js';
import { AuditActionType, AuditFilterType, AuditPageType } from './audit-log.types.js';

@Resolver(() => AuditPageType)
export class AuditLogResolver {
  @NoKey()
  @Query(() => AuditPageType, { description: 'For administrators: what administrators did, newest first.' })
  auditLog(
    @Context() ctx: Ctx,
    @Arg('filter', () => AuditFilterType, { nullable: true }) filter: AuditFilterType | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.adminDocuments }) limit: number,
  ): Promise<LazyPage<AuditRow>> {
    // The service refuses what is not one of the known words.
    return readAudit(ctx, { ...(filter as AuditInput | null), page, limit });
  }

  @NoKey()
  @Query(() => [AuditActionType], { description: 'For administrators: every act by its name.' })
  auditActions(@Context() ctx: Ctx): readonly NamedAction[] {
    return auditActions(ctx);
  }

  @FieldResolver(() => PaginationType)
  pagination(@Root() page: LazyPage<AuditRow>): Promise<Pagination> {
    return page.countPages(PAGE_SIZE.countedOnScreen);
  }
}
