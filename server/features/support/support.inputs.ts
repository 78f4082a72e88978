import { ID } from 'type-graphql';
import { z } from 'zod';
import { SUPPORT } from '#core/limits/limits.js';
import { cleanLine } from '#core/text/plain-text.js';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { scope, sortedBy } from '#platform/graphql/list.inputs.js';
import { messages } from './support.messages.js';
import { TicketCategoryEnum, TicketPriorityEnum, TicketSortEnum, TicketStatusEnum } from './support.types.js';
import { TICKET_STATUSES } from './support.values.js';

const id = withType(z.string().max(100), ID);
/** It reaches the headers of mails. */
const subject = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().min(SUPPORT.subject.min, messages.subjectShort).max(SUPPORT.subject.max));
/** Unchanged text: a conversation about websites quotes markup, which is escaped when it is shown. */
const text = z.string().trim().max(SUPPORT.message);
const message = text.min(1, messages.messageMissing);
const category = enumValue(TicketCategoryEnum);
const priority = enumValue(TicketPriorityEnum);
const attachments = z
  .array(id)
  .max(SUPPORT.attachments, messages.attachmentsMany)
  .describe('Ids of files uploaded to the bucket uploads.');

/** Absent and null mean the same: GraphQL sends the one, REST the other. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

export const openTicketSchema = z.object({
  subject: maybe(subject).describe('Left out: the first line of the message.'),
  message: message.describe(`Up to ${SUPPORT.message} characters.`),
  category: maybe(category).describe('Default: by the linked record, else general.'),
  priority: maybe(priority).describe('Left out: normal.'),
  orderId: maybe(id).describe('An own order that it is about.'),
  paymentId: maybe(id.describe("Its id, or the gateway's authority.")).describe('An own payment that it is about.'),
  attachments: maybe(attachments).describe('Files uploaded to the bucket uploads.'),
});
export type OpenTicketData = z.input<typeof openTicketSchema>;

export const TicketInput = inputType('TicketInput', 'A new ticket.', openTicketSchema);

export const writeSchema = z
  .object({ message: maybe(text), attachments: maybe(attachments) })
  .refine((said) => Boolean(said.message) || (said.attachments?.length ?? 0) > 0, {
    path: ['message'],
    message: messages.messageMissing,
  });
export type WriteData = z.input<typeof writeSchema>;

export const ticketChangesSchema = z.object({
  subject: maybe(subject).describe(`${SUPPORT.subject.min} to ${SUPPORT.subject.max} characters.`),
  category: maybe(category).describe('Only this category.'),
  priority: maybe(priority).describe('How much it presses.'),
});
export type TicketChangesData = z.input<typeof ticketChangesSchema>;

export const TicketChangesInput = inputType(
  'TicketChanges',
  'The fields to change; one that is left out stays.',
  ticketChangesSchema,
);

export const setStatusSchema = z.object({
  status: z.enum(TICKET_STATUSES),
  adminUserId: maybe(id).describe('The administrator who takes the ticket on. Who acts is always the caller.'),
});
export type SetStatusData = z.input<typeof setStatusSchema>;

export const ticketIdsSchema = z.array(id).min(1).max(SUPPORT.together);

export const ticketListSchema = z.object({
  ...paging,
  search: maybe(z.string().max(200)).describe('In number, subject, order and payment; the team also by customer.'),
  status: maybe(enumValue(TicketStatusEnum)).describe('Only those with this status.'),
  category: maybe(category).describe('Only those about this.'),
  priority: maybe(priority).describe('Only those that press so much.'),
  assignee: maybe(withType(z.union([z.enum(['me', 'none']), id]), String)).describe(
    'For the team: me, none, or the id of an administrator.',
  ),
  userId: maybe(z.uuid()).describe('With scope all: only those of this customer.'),
  scope,
  ...sortedBy(TicketSortEnum, { sort: 'last_message' }),
});
export type TicketListData = z.input<typeof ticketListSchema>;
export type TicketFilter = z.output<typeof ticketListSchema>;

export const TicketsFilter = inputType(
  'TicketsFilter',
  "Which tickets a list shows; without conditions all of one's own.",
  ticketListSchema.omit(PAGING),
);
