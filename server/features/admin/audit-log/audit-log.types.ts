import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar, JSONScalar } from '../../../platform/graphql/scalars.js';
import { CustomerType } from '../../identity/index.js';
import { PageType, PeriodFilter } from '../../../platform/graphql/list.types.js';

@ObjectType('AuditEntry', { description: 'One act of an administrator.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  at!: Date;

  @Field(() => CustomerType, { description: 'The administrator.' })
  actor!: CustomerType;

  @Field(() => String, { description: 'Such as user.ban; see auditActions.' })
  action!: string;

  @Field(() => String, { description: 'Persian.' })
  actionTitle!: string;

  @Field(() => String, { description: 'user, order, payment, wallet, invoice, receipt, email, domain, site …' })
  subjectType!: string;

  @Field(() => String, {
    description: 'Of what it was done to: an id, or what stands for one, such as the day of a rate of VAT.',
  })
  subjectId!: string;

  @Field(() => String, { nullable: true, description: 'What people call it: a number, a name.' })
  subjectLabel!: string | null;

  @Field(() => JSONScalar, {
    nullable: true,
    description: 'What the act changed, as it was; null where nothing is noted.',
  })
  before!: unknown;

  @Field(() => JSONScalar, {
    nullable: true,
    description: 'What the act changed, as it is since; null where nothing is noted.',
  })
  after!: unknown;

  @Field(() => String, {
    nullable: true,
    description: 'Why, as the administrator wrote it; null where nothing was given.',
  })
  reason!: string | null;

  @Field(() => String, { description: 'Of the call, as in the header x-request-id.' })
  requestId!: string;
}

@ObjectType('AuditPage', { description: 'One page of the audit log.' })
export class AuditPageType extends PageType {
  @Field(() => [AuditEntryType], { description: 'Newest first.' })
  items!: readonly AuditEntryType[];
}

@ObjectType('AuditAction', { description: 'A kind of act that the audit log knows.' })
export class AuditActionType {
  @Field(() => String, { description: 'Such as user.ban, as in AuditEntry.action and AuditLogFilter.action.' })
  key!: string;

  @Field(() => String, { description: 'Persian.' })
  title!: string;
}

@InputType('AuditLogFilter', { description: 'Which acts a list shows; without conditions all of them.' })
export class AuditLogFilter extends PeriodFilter {
  @Field(() => String, { nullable: true, description: 'A name, a number, a reason, or what was done.' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only acts of this name; see auditActions.' })
  action?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only acts on this kind of record, as in AuditEntry.subjectType.',
  })
  subjectType?: string | null;

  @Field(() => String, { nullable: true, description: 'Only acts on this record.' })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only acts of this administrator.' })
  actorId?: string | null;
}
