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

export const AuditSortEnum = enumOf<'created' | 'action'>(
  'AuditSort',
  'The orders in which the audit log can be listed.',
  {
    created: 'When it was done.',
    action: 'By the name of the act: acts on the same kind of record are together.',
  },
);

type Facts = Readonly<Record<string, unknown>>;

@ObjectType('AuditEntry', { description: 'One act of an administrator.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  at!: Date;

  @Field(() => CustomerType, { description: 'The administrator who acted.' })
  actor!: CustomerType;

  /** The stored action: perhaps one that is retired. */
  @Field(() => AuditActionEnum, {
    nullable: true,
    description: 'The act by its name; null for an act that is not done any more: see its title.',
  })
  action!: string;

  /** The stored subject. */
  @Field(() => AuditSubjectEnum, {
    nullable: true,
    description: 'To what it was done; null: there is none such any more.',
  })
  subjectType!: string;

  @Field(() => String, {
    description:
      'Identifies the record that was acted on: an id, or a value that identifies it, such as the day of a VAT rate.',
  })
  subjectId!: string;

  @Field(() => String, { nullable: true, description: 'The number or name by which people know the record.' })
  subjectLabel!: string | null;

  @Field(() => JSONScalar, {
    nullable: true,
    description: 'The changed values before the act; null where none were recorded.',
  })
  before!: Facts | null;

  @Field(() => JSONScalar, {
    nullable: true,
    description: 'The changed values after the act; null where none were recorded.',
  })
  after!: Facts | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why, as the administrator wrote it; null where nothing was given.',
  })
  reason!: string | null;

  @Field(() => String, { description: 'The id of the call, which its response had in the header x-request-id.' })
  requestId!: string;
}

@ObjectType('AuditPage', { description: 'One page of the audit log.' })
export class AuditPageType extends PageType {
  @Field(() => [AuditEntryType], { description: 'Newest first unless sorted otherwise.' })
  items!: readonly AuditEntryType[];
}

@ObjectType('AuditAction', { description: 'A kind of act in the audit log.' })
export class AuditActionType {
  @Field(() => AuditActionEnum, { description: 'The name that AuditEntry.action and AuditLogFilter.action use.' })
  name!: AuditAction;

  @Field(() => String, { description: 'The name that REST and the export use, such as user.ban.' })
  key!: string;

  @Field(() => String, { description: 'In Persian, to be shown to people.' })
  title!: string;
}
