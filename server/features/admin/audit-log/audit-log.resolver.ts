import { Arg, Args, Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import {
  AUDIT_ACTION_NAMES,
  AUDIT_SUBJECT_NAMES,
  type AuditAction,
  type AuditSubject,
} from '#features/identity/index.js';
import { auditActions, readAudit, titleOf } from './audit-log.service.js';
import { AuditLogFilter, type AuditInput } from './audit-log.inputs.js';
import { AuditActionType, AuditEntryType, AuditPageType } from './audit-log.types.js';

@Resolver(() => AuditEntryType)
export class AuditLogResolver {
  @AdminOnly()
  @Query(() => AuditPageType, {
    description: 'For administrators: what administrators did, newest first unless sorted otherwise.',
  })
  auditLog(
    @Context() ctx: Ctx,
    @Arg('filter', () => AuditLogFilter, {
      nullable: true,
      description: 'Only acts that match; without it all of them.',
    })
    filter: AuditInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<AuditEntryType>> {
    return readAudit(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Query(() => [AuditActionType], { description: 'For administrators: every act by its name. Bounded: a fixed list.' })
  auditActions(@Context() ctx: Ctx): readonly AuditActionType[] {
    return auditActions(ctx);
  }

  @FieldResolver(() => String, { description: 'The name of the act in Persian.' })
  actionTitle(@Root() entry: Readonly<AuditEntryType>): string {
    return titleOf(entry);
  }

  @FieldResolver()
  action(@Root() entry: Readonly<AuditEntryType>): AuditAction | null {
    return AUDIT_ACTION_NAMES.find((name) => name === entry.action) ?? null;
  }

  @FieldResolver()
  subjectType(@Root() entry: Readonly<AuditEntryType>): AuditSubject | null {
    return AUDIT_SUBJECT_NAMES.find((name) => name === entry.subjectType) ?? null;
  }
}
