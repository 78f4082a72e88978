import { ID } from 'type-graphql';
import { z } from 'zod';
import { senderKey, SITE_MESSAGE } from '#core/sites/site-messages.js';
import { paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { flag, updatedSince } from '#platform/graphql/list.inputs.js';
import { MESSAGE_FAULTS } from './site-messages.messages.js';
import { SiteMessageStateEnum } from './site-messages.types.js';

const state = enumValue(SiteMessageStateEnum);

const sender = z.string().refine((text) => senderKey(text) !== null, MESSAGE_FAULTS.noSender);

/** Whose messages are erased. */
export const senderSchema = z.object({ sender });

/** The filter of a list; `siteId` is in the path of a REST call. */
export const messagesFilterSchema = z.object({
  state: state.nullish(),
  sender: sender.nullish().describe('Only those of the sender with this e-mail address or telephone number.'),
  isUnread: flag.describe('Only those that are unread.'),
  search: z.string().max(200).nullish().describe('Anywhere in the title of the form or in the answers.'),
  ...updatedSince,
});
export type MessagesFilter = z.output<typeof messagesFilterSchema>;

export const SiteMessagesFilter = inputType(
  'SiteMessagesFilter',
  'Which messages of a site a list shows.',
  messagesFilterSchema.extend({
    siteId: withType(z.string(), ID).describe('The id of the site.'),
    state: state
      .nullable()
      .default('inbox')
      .describe('Where they are to be found; null: with `sender` anywhere, else in the inbox.'),
  }),
);

export const messagesSchema = messagesFilterSchema.extend({
  ...paging,
});

export const idsSchema = z.array(z.string().max(100)).min(1).max(SITE_MESSAGE.together);

/** The changes of one message by REST: at least one of both. */
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
