import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar, JSONScalar } from '../../../platform/graphql/scalars.js';
import { CustomerType } from '../../identity/index.js';
import { PageType, PeriodFilter } from '../../../platform/graphql/list.types.js';

@ObjectType('AuditEntry', { description: 'One act of an administrator.' })
export class AuditEntryType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTimeScalar)
  at!: Date;

  @Field(() => CustomerType, { description: 'The administrator.' })
  actor!: CustomerType;

  @Field(() => String, { description: 'Such as user.ban; see auditActions.' })
  action!: string;

  @Field(() => String, { description: 'Persian.' })
  actionTitle!: string;

  @Field(() => String, { description: 'user, order, payment, wallet, invoice, receipt, email, domain, site …' })
  subjectType!: string;

  @Field(() => String)
  subjectId!: string;

  @Field(() => String, { nullable: true, description: 'What people call it: a number, a name.' })
  subjectLabel!: string | null;

  @Field(() => JSONScalar, { nullable: true, description: 'What the act changed, as it was.' })
  before!: unknown;

  @Field(() => JSONScalar, { nullable: true })
  after!: unknown;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => String, { description: 'Of the call, as in the header x-request-id.' })
  requestId!: string;
}

@ObjectType('AuditPage')
export class AuditPageType extends PageType {
  @Field(() => [AuditEntryType])
  items!: readonly AuditEntryType[];
}

@ObjectType('AuditAction')
export class AuditActionType {
  @Field(() => String)
  key!: string;

  @Field(() => String, { description: 'Persian.' })
  title!: string;
}

@InputType('AuditLogFilter', { description: 'Which acts a list shows; without conditions all of them.' })
export class AuditLogFilter extends PeriodFilter {
  @Field(() => String, { nullable: true, description: 'A name, a number, a reason, or what was done.' })
  search?: string | null;

  @Field(() => String, { nullable: true })
  action?: string | null;

  @Field(() => String, { nullable: true })
  subjectType?: string | null;

  @Field(() => String, { nullable: true })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true })
  actorId?: string | null;
}
