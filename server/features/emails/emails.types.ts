import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { MailTemplate } from '#platform/jobs/mails.js';
import type { EmailServiceState, EmailSort, EmailStatus } from './email-log.values.js';
import type { MailService } from './mail-service.js';
import type { MailValues } from './templates/mail-templates.js';
import { MAIL_TRIES } from './send-mail.job.js';
import { PageType } from '#platform/graphql/list.types.js';

export const EmailStatusEnum = enumOf<EmailStatus>('EmailStatus', 'The states of a mail.', {
  queued: 'It waits to be sent, or to be tried again.',
  sent: 'It was handed over to the mail server.',
  failed: 'It could not be sent, and no further try is due; see retryEmail.',
});

export const EmailSortEnum = enumOf<EmailSort>('EmailSort', 'The orders in which the log of mails can be listed.', {
  created: 'When they were queued.',
  recipient: 'By the address they went to.',
  attempts: 'How often they were tried.',
});

export const EmailServiceStateEnum = enumOf<EmailServiceState>('EmailServiceState', 'The state of the mail service.', {
  ok: 'The last try succeeded.',
  failing: 'The last try failed.',
  idle: 'Nothing has been tried yet.',
  not_configured: 'No way to send mails is set.',
});

const MailServiceEnum = enumOf<MailService>('MailService', 'The transport of mails.', {
  smtp: 'A mail server.',
  mailbox: 'A mailbox of the sandbox, which only keeps them.',
  none: 'Nothing: no way to send mails is set.',
});

@ObjectType('EmailAttempt', { description: 'One try to send a mail.' })
export class EmailAttemptType {
  /** A time as JSON keeps it. */
  @Field(() => DateTimeScalar, { description: 'When it was tried.' })
  at!: string;

  @Field(() => MailServiceEnum, { description: 'The transport of the mail.' })
  service!: MailService;

  @Field(() => String, { nullable: true, description: 'Null for the one that succeeded.' })
  error!: string | null;
}

@ObjectType('EmailLog', {
  description: 'A mail and what has become of it; its text is not kept here. For administrators.',
})
export class EmailLogType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'To whose account it went; null: to a bare address.' })
  userId!: string | null;

  @Field(() => String, { description: 'The address it went to; of a removed account one that leads nowhere.' })
  to!: string;

  @Field(() => String, { description: 'The subject in the header of the mail.' })
  subject!: string;

  @Field(() => EmailStatusEnum, { description: 'The present state of this record.' })
  status!: EmailStatus;

  @Field(() => Boolean, { description: 'Whether it was sent.' })
  success!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last try failed; null: none has failed, or it was sent after all.',
  })
  error!: string | null;

  @Field(() => Int, { description: 'How many times it was tried.' })
  attempts!: number;

  @Field(() => [EmailAttemptType], {
    description: `Every attempt, oldest first. Bounded: at most ${MAIL_TRIES}, and as many again after each retryEmail.`,
  })
  history!: readonly EmailAttemptType[];

  @Field(() => MailServiceEnum, { description: 'The transport of the mail.' })
  service!: MailService;

  @Field(() => String, { description: 'The key of its template; see emailTemplates.' })
  templateType!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent; null: it was not.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was queued.' })
  createdAt!: Date;
}

/** `pagination` is counted by its own resolver, only when it is selected. */
@ObjectType('EmailLogPage', { description: 'A page of the mails, newest first.' })
export class EmailLogPageType extends PageType {
  @Field(() => Boolean, { description: 'False where no way to send mail is set; the list is empty then.' })
  configured!: boolean;

  @Field(() => [EmailLogType], { description: 'The mails of this page.' })
  items!: readonly EmailLogType[];
}

@ObjectType('EmailStats', { description: 'The mails in numbers.' })
export class EmailStatsType {
  @Field(() => Int, { description: 'All that were ever sent.' })
  sent!: number;

  @Field(() => Int, { description: 'All that could not be sent, and for which no try is due.' })
  failed!: number;

  @Field(() => Int, { description: 'All that wait to be sent, or to be tried again.' })
  queued!: number;

  @Field(() => Int, { description: 'Sent since midnight in Tehran.' })
  today!: number;
}

@ObjectType('EmailServiceStatus', {
  description: 'The state of the mail service, from the log; the mail server is not called.',
})
export class EmailServiceStatusType {
  @Field(() => EmailServiceStateEnum, { description: 'Whether it works.' })
  status!: EmailServiceState;

  @Field(() => Boolean, { description: 'Whether a way to send mails is set.' })
  configured!: boolean;

  @Field(() => MailServiceEnum, { description: 'The transport of mails.' })
  service!: MailService;

  @Field(() => String, { description: 'Who the mails say they come from.' })
  from!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a mail was last sent; null: never.' })
  lastSuccessAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a try last failed, among the newest 200 mails that were tried; null: none did.',
  })
  lastFailureAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why that one failed; null: none did.' })
  lastError!: string | null;
}

@ObjectType('EmailPreview', { description: 'A mail with sample values.' })
export class EmailPreviewType {
  @Field(() => String, { description: 'The subject that the header would have.' })
  subject!: string;

  @Field(() => String, { description: 'The part for programs that show HTML.' })
  html!: string;

  @Field(() => String, { description: 'The same in plain text.' })
  text!: string;
}

@ObjectType('EmailTest', { description: 'The result of a test mail.' })
export class EmailTestType {
  @Field(() => Boolean, { description: 'Whether the mail left. False is no error: `message` says what happened.' })
  success!: boolean;

  @Field(() => String, { description: 'A Persian sentence for the administrator; where it did not leave, why.' })
  message!: string;
}

/** `subject` and `preview` have resolvers of their own: a mail is rendered only when they are selected. */
@ObjectType('EmailTemplate', { description: 'A kind of mail that is sent.' })
export class EmailTemplateType {
  @Field(() => ID, { description: 'The key for sendEmail and testEmailService.' })
  key!: MailTemplate;

  @Field(() => String, { description: 'Its subject, Persian, for administrators.' })
  title!: string;

  @Field(() => [String], {
    description: 'Names of the values that it takes. Bounded: fixed for each template, fewer than 20.',
  })
  vars!: readonly string[];

  /** A mail with a secret link is not. */
  @Field(() => Boolean, { description: 'Whether an administrator may send it manually.' })
  sendable!: boolean;

  /** Values for the preview. */
  sample!: MailValues;
}
