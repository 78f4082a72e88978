import { Field, ID, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, JSONScalar } from '#platform/graphql/scalars.js';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  CustomerType,
  type AuditAction,
  type AuditSubject,
} from '#features/identity/index.js';

export const AuditActionEnum = enumOf<AuditAction>(
  'AuditActionName',
  'An act of an administrator. REST writes a dot after the subject, `user.ban`.',
  AUDIT_ACTIONS,
);

export const AuditSubjectEnum = enumOf<AuditSubject>('AuditSubject', 'To what an act was done.', AUDIT_SUBJECTS);

export const AuditSortEnum = enumOf<'created' | 'action'>('AuditSort', 'What the audit log is sorted by.', {
  created: 'When it was done.',
  action: 'What was done, by its name: acts on the same kind of record stand together.',
});

type Facts = Readonly<Record<string, unknown>>;

@ObjectType('AuditEntry', { description: 'One act of an administrator.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  at!: Date;

  @Field(() => CustomerType, { description: 'The administrator.' })
  actor!: CustomerType;

  /** As it is stored: perhaps one that is retired. */
  @Field(() => AuditActionEnum, {
    nullable: true,
    description: 'What was done; null: an act of the past, see its title.',
  })
  action!: string;

  /** As it is stored. */
  @Field(() => AuditSubjectEnum, {
    nullable: true,
    description: 'To what it was done; null: there is none such any more.',
  })
  subjectType!: string;

  @Field(() => String, {
    description: 'Of what it was done to: an id, or its replacement, such as the day of a rate of VAT.',
  })
  subjectId!: string;

  @Field(() => String, { nullable: true, description: 'What people call it: a number, a name.' })
  subjectLabel!: string | null;

  @Field(() => JSONScalar, {
    nullable: true,
    description: 'What the act changed, as it was; null where nothing is noted.',
  })
  before!: Facts | null;

  @Field(() => JSONScalar, {
    nullable: true,
    description: 'What the act changed, as it is since; null where nothing is noted.',
  })
  after!: Facts | null;

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
  @Field(() => [AuditEntryType], { description: 'Newest first unless sorted otherwise.' })
  items!: readonly AuditEntryType[];
}

@ObjectType('AuditAction', { description: 'A kind of act in the audit log.' })
export class AuditActionType {
  @Field(() => AuditActionEnum, { description: 'As in AuditEntry.action and AuditLogFilter.action.' })
  name!: AuditAction;

  @Field(() => String, { description: 'As REST and the export take it, such as user.ban.' })
  key!: string;

  @Field(() => String, { description: 'Persian.' })
  title!: string;
}
