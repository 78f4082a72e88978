import { z } from 'zod';
import { MESSAGE_STATES, senderKey, SITE_MESSAGE } from '#core/sites/site-messages.js';
import { MESSAGE_FAULTS } from './site-messages.messages.js';

const state = z.enum(MESSAGE_STATES);

const sender = z.string().refine((text) => senderKey(text) !== null, MESSAGE_FAULTS.noSender);

/** Whose messages are erased. */
export const senderSchema = z.object({ sender });

/** The filter of a list; `siteId` is in the path of a REST call. */
export const messagesFilterSchema = z.object({
  state: state.nullish(),
  sender: sender.nullish(),
  isUnread: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .nullish()
    .transform((value) => value ?? false),
  search: z.string().max(200).nullish(),
});
export type MessagesFilter = z.output<typeof messagesFilterSchema>;

export const messagesSchema = messagesFilterSchema.extend({
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
});

export const idsSchema = z.array(z.string().max(100)).min(1).max(SITE_MESSAGE.together);

/** Of one message, by REST: at least one of both. */
export const messageChangesSchema = z
  .object({ state: state.nullish(), isRead: z.boolean().nullish() })
  .refine((changes) => typeof changes.state === 'string' || typeof changes.isRead === 'boolean', {
    path: ['state'],
    message: MESSAGE_FAULTS.nothingChanged,
  });
export type MessageChanges = z.input<typeof messageChangesSchema>;

export const stateSchema = state;

/** Unchanged text: it is escaped where it is shown. */
export const replySchema = z.object({
  text: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, MESSAGE_FAULTS.replyMissing).max(SITE_MESSAGE.reply)),
});

export const eraseSchema = z.object({
  erase: z
    .enum(['true', 'false'])
    .optional()
    .transform((text) => text === 'true'),
});
