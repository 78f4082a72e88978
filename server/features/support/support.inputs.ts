import { z } from 'zod';
import { SUPPORT } from '#core/limits/limits.js';
import { cleanLine } from '#core/text/plain-text.js';
import { orderFields } from '#platform/db/order.js';
import { messages } from './support.messages.js';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_SORTS, TICKET_STATUSES } from './support.values.js';

const id = z.string().max(100);
/** It reaches the headers of mails. */
const subject = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().min(SUPPORT.subject.min, messages.subjectShort).max(SUPPORT.subject.max));
/** Unchanged text: a conversation about websites quotes markup, which is escaped when it is shown. */
const text = z.string().trim().max(SUPPORT.message);
const message = text.min(1, messages.messageMissing);
const category = z.enum(TICKET_CATEGORIES);
const priority = z.enum(TICKET_PRIORITIES);
const attachments = z.array(id).max(SUPPORT.attachments, messages.attachmentsMany);

/** Absent and null mean the same: GraphQL sends the one, REST the other. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

export const openTicketSchema = z.object({
  subject: maybe(subject).describe('Left out: the first line of the message.'),
  message,
  category: maybe(category).describe('Left out: payment, order or general, by what is named.'),
  priority: maybe(priority),
  orderId: maybe(id).describe("One's own order that the ticket is about."),
  paymentId: maybe(id).describe("One's own payment that the ticket is about: its id, or the gateway's authority."),
  attachments: maybe(attachments).describe('Ids of files uploaded to the bucket uploads.'),
});
export type OpenTicketData = z.input<typeof openTicketSchema>;

export const writeSchema = z
  .object({ message: maybe(text), attachments: maybe(attachments) })
  .refine((said) => Boolean(said.message) || (said.attachments?.length ?? 0) > 0, {
    path: ['message'],
    message: messages.messageMissing,
  });
export type WriteData = z.input<typeof writeSchema>;

export const ticketChangesSchema = z.object({
  subject: maybe(subject),
  category: maybe(category),
  priority: maybe(priority),
});
export type TicketChangesData = z.input<typeof ticketChangesSchema>;

export const setStatusSchema = z.object({
  status: z.enum(TICKET_STATUSES),
  adminUserId: maybe(id).describe('The administrator who takes the ticket on. Who acts is always the caller.'),
});
export type SetStatusData = z.input<typeof setStatusSchema>;

export const ticketIdsSchema = z.array(id).min(1).max(SUPPORT.together);

export const ticketListSchema = z.object({
  page: z.coerce.number().int().min(1).nullish(),
  limit: z.coerce.number().int().min(1).nullish(),
  search: maybe(z.string().max(200)),
  status: maybe(z.enum(TICKET_STATUSES)),
  category: maybe(category),
  priority: maybe(priority),
  assignee: maybe(z.union([z.enum(['me', 'none']), id])).describe('me, none, or the id of an administrator.'),
  userId: maybe(z.uuid()).describe('With scope all: only those of this customer.'),
  scope: maybe(z.enum(['mine', 'all'])),
  ...orderFields(TICKET_SORTS),
});
export type TicketListData = z.input<typeof ticketListSchema>;
export type TicketFilter = z.output<typeof ticketListSchema>;
