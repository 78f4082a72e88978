import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, JSONScalar } from '../../platform/graphql/scalars.js';
import type { EmailStatus } from './email-log.values.js';
import type { ServiceState } from './emails.service.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

export enum EmailStatusEnum {
  queued = 'queued',
  sent = 'sent',
  failed = 'failed',
}
registerEnumType(EmailStatusEnum, { name: 'EmailStatus' });

export enum EmailServiceStateEnum {
  ok = 'ok',
  failing = 'failing',
  idle = 'idle',
  not_configured = 'not_configured',
}
registerEnumType(EmailServiceStateEnum, { name: 'EmailServiceState' });

@ObjectType('EmailAttempt')
export class EmailAttemptType {
  @Field(() => DateTimeScalar)
  at!: Date;

  @Field(() => String)
  service!: string;

  @Field(() => String, { nullable: true, description: 'Null for the one that succeeded.' })
  error?: string | null;
}

@ObjectType('EmailLog')
export class EmailLogType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String)
  to!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => EmailStatusEnum)
  status!: EmailStatus;

  @Field(() => Boolean)
  success!: boolean;

  @Field(() => String, { nullable: true })
  error?: string | null;

  @Field(() => Int)
  attempts!: number;

  @Field(() => [EmailAttemptType], { description: 'Every attempt, oldest first.' })
  history!: readonly EmailAttemptType[];

  @Field(() => String)
  service!: string;

  @Field(() => String)
  templateType!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  sentAt?: Date | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

/** `pagination` is counted by its own resolver, only when it is asked for. */
@ObjectType('EmailLogPage')
export class EmailLogPageType extends PageType {
  @Field(() => Boolean, { description: 'False where no way to send mail is set; the list is empty then.' })
  configured!: boolean;

  @Field(() => [EmailLogType])
  items!: readonly EmailLogType[];
}

@ObjectType('EmailStats')
export class EmailStatsType {
  @Field(() => Int)
  sent!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => Int)
  queued!: number;

  @Field(() => Int, { description: 'Sent since midnight in Tehran.' })
  today!: number;
}

@ObjectType('EmailServiceStatus')
export class EmailServiceStatusType {
  @Field(() => EmailServiceStateEnum)
  status!: ServiceState;

  @Field(() => Boolean)
  configured!: boolean;

  @Field(() => String)
  service!: string;

  @Field(() => String)
  from!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  lastSuccessAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true })
  lastFailureAt?: Date | null;

  @Field(() => String, { nullable: true })
  lastError?: string | null;
}

@ObjectType('EmailPreview')
export class EmailPreviewType {
  @Field(() => String)
  subject!: string;

  @Field(() => String)
  html!: string;

  @Field(() => String)
  text!: string;
}

/** `subject` and `preview` have resolvers of their own: a mail is rendered only for whoever looks at it. */
@ObjectType('EmailTemplate')
export class EmailTemplateType {
  @Field(() => ID)
  key!: string;

  @Field(() => String)
  title!: string;

  @Field(() => [String])
  vars!: readonly string[];

  @Field(() => Boolean, { description: 'Whether an administrator may send it by hand.' })
  sendable!: boolean;

  @Field(() => String)
  subject?: string;

  @Field(() => EmailPreviewType)
  preview?: EmailPreviewType;
}

@InputType({ description: 'To an address or a user; a template with its values, or a free text.' })
export class SendEmailInput {
  @Field(() => String, { nullable: true })
  to?: string | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String, { nullable: true })
  template?: string | null;

  @Field(() => String, { nullable: true })
  subject?: string | null;

  @Field(() => String, { nullable: true })
  body?: string | null;

  @Field(() => JSONScalar, { nullable: true, description: 'What the template names.' })
  data?: Record<string, string> | null;
}

@InputType('EmailLogsFilter', { description: 'Which mails a list shows; without conditions all of them.' })
export class EmailLogsFilter extends PeriodFilter {
  @Field(() => String, { nullable: true, description: 'In recipient, subject and status.' })
  search?: string | null;

  @Field(() => EmailStatusEnum, { nullable: true, description: 'Only those that stand like this.' })
  status?: EmailStatus | null;
}
