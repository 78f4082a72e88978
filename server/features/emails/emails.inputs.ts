import { z } from 'zod';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { orderFields } from '#platform/db/order.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { EMAIL_SORTS, EMAIL_STATUSES } from './email-log.values.js';
import { emailAnswers } from './emails.messages.js';
import { SUBJECT_MAX } from './header-line.js';

/** The documented window of the REST log. */
export const logQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.emailLogs).default(PAGE_SIZE.emailLogs),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).default(''),
  status: z.enum(EMAIL_STATUSES).nullish(),
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
  ...orderFields(EMAIL_SORTS),
});

export const logPageSchema = z.object({
  search: z
    .string()
    .max(200)
    .nullish()
    .transform((text) => text ?? ''),
  status: z.enum(EMAIL_STATUSES).nullish(),
  /** When they were queued. */
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
  ...orderFields(EMAIL_SORTS),
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
});

const BODY_MAX = 10_000;

const address = z.email().max(254);
const values = z.record(z.string().max(40), z.coerce.string().max(BODY_MAX)).default({});

/** `template` absent: a free text, whose words are in `subject` and `body`. */
export const sendSchema = z
  .object({
    to: address.nullish(),
    userId: z.string().max(100).nullish(),
    template: z.string().max(60).nullish(),
    subject: z.string().max(SUBJECT_MAX).nullish(),
    body: z.string().max(BODY_MAX).nullish(),
    data: values.nullish(),
  })
  .refine(({ to, userId }) => Boolean(to ?? userId), { path: ['to'], message: emailAnswers.recipientMissing });

export const testSchema = z.object({
  to: address.nullish(),
  subject: z.string().max(SUBJECT_MAX).nullish(),
  template: z.string().max(60).nullish(),
  data: values.nullish(),
});

export type LogQuery = z.input<typeof logQuerySchema>;
export type LogPageInput = z.input<typeof logPageSchema>;
export type SendInput = z.input<typeof sendSchema>;
export type SendData = z.output<typeof sendSchema>;
export type TestInput = z.input<typeof testSchema>;
