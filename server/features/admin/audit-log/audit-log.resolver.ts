import { Arg, Args, Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context.js';
import type { LazyPage } from '../../../platform/db/page.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { auditActions, readAudit, type AuditInput, type AuditRow, type NamedAction } from './audit-log.service.js';
import { AuditActionType, AuditLogFilter, AuditPageType } from './audit-log.types.js';
import { PageArgs } from '../../../platform/graphql/list.types.js';

@Resolver()
export class AuditLogResolver {
  @NoKey()
  @Query(() => AuditPageType, { description: 'For administrators: what administrators did, newest first.' })
  auditLog(
    @Context() ctx: Ctx,
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'Which acts.' }) filter: AuditLogFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<AuditRow>> {
    // The service refuses what is not one of the known words.
    return readAudit(ctx, { ...(filter as AuditInput | null), ...paging });
  }

  @NoKey()
  @Query(() => [AuditActionType], { description: 'For administrators: every act by its name. Bounded: a fixed list.' })
  auditActions(@Context() ctx: Ctx): readonly NamedAction[] {
    return auditActions(ctx);
  }
}
