import { ID } from 'type-graphql';
import { z } from 'zod';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { period, sortedBy } from '#platform/graphql/list.inputs.js';
import { JSONScalar } from '#platform/graphql/scalars.js';
import { emailAnswers } from './emails.messages.js';
import { EmailSortEnum, EmailStatusEnum } from './emails.types.js';
import { SUBJECT_MAX } from './templates/header-line.js';

export const logPageSchema = z.object({
  search: z
    .string()
    .max(200)
    .nullish()
    .transform((text) => text ?? '')
    .describe('In recipient, subject and status.'),
  status: enumValue(EmailStatusEnum).nullish().describe('Only those with this status.'),
  ...period,
  ...sortedBy(EmailSortEnum),
  ...paging,
});
export type LogPageInput = z.input<typeof logPageSchema>;

export const EmailLogsFilter = inputType(
  'EmailLogsFilter',
  'Which mails a list shows; without conditions all of them.',
  logPageSchema.omit(PAGING),
);

/** The documented window of the REST log. */
export const logQuerySchema = logPageSchema.omit({ page: true }).extend({
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.emailLogs).default(PAGE_SIZE.emailLogs),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).default(''),
});
export type LogQuery = z.input<typeof logQuerySchema>;

const BODY_MAX = 10_000;

const address = z.email().max(254);
const values = z.record(z.string().max(40), z.coerce.string().max(BODY_MAX));

/** `template` absent: a free text, whose words are in `subject` and `body`. */
export const sendSchema = z
  .object({
    to: address.nullish().describe('An address; needed where no account is named.'),
    userId: withType(z.string().max(100), ID)
      .nullish()
      .describe('An account; the mail goes to its address, not to `to`.'),
    template: z.string().max(60).nullish().describe('A key of emailTemplates that is sendable; null: a free text.'),
    subject: z
      .string()
      .max(SUBJECT_MAX)
      .nullish()
      .describe(`Up to ${SUBJECT_MAX} characters. Needed for a free text; replaces the subject of a template.`),
    body: z
      .string()
      .max(BODY_MAX)
      .nullish()
      .describe('Only for a free text, and needed there: up to 10,000 characters.'),
    data: withType(values, JSONScalar).nullish().describe('The values that the template names.'),
  })
  .refine(({ to, userId }) => Boolean(to ?? userId), { path: ['to'], message: emailAnswers.recipientMissing });
export type SendInput = z.input<typeof sendSchema>;
export type SendData = z.output<typeof sendSchema>;

export const SendEmailInput = inputType(
  'SendEmailInput',
  'To an address or a user; a template with its values, or a free text.',
  sendSchema,
);

/** Without a recipient: to oneself. */
export const testSchema = z.object({
  to: address.nullish(),
  subject: z.string().max(SUBJECT_MAX).nullish(),
  template: z.string().max(60).nullish(),
  data: values.nullish(),
});

export type TestInput = z.input<typeof testSchema>;
