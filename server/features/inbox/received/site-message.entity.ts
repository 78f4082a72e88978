import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import {
  MESSAGE_KINDS,
  MESSAGE_STATES,
  SITE_MESSAGE,
  type MessageField,
  type MessageKind,
  type MessageReply,
  type MessageState,
  type SpamReason,
} from '#core/sites/site-messages.js';
import { MESSAGE_FILES } from '#core/limits/limits.js';
import type { MessageFile } from '#core/sites/message-files.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/**
 * A message that a visitor sent by a form of a customer's site, for its owner. Of the visitor only what they wrote is
 * kept.
 */
@Entity({ tableName: 'site_messages' })
@Check({ name: 'site_messages_kind_check', expression: `kind in (${listOf(MESSAGE_KINDS)})` })
@Check({ name: 'site_messages_state_check', expression: `state in (${listOf(MESSAGE_STATES)})` })
@Check({
  name: 'site_messages_fields_check',
  expression: `jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) <= ${SITE_MESSAGE.fields}`,
})
@Check({
  name: 'site_messages_replies_check',
  expression: `jsonb_typeof(replies) = 'array' and jsonb_array_length(replies) <= ${SITE_MESSAGE.replies}`,
})
@Check({
  name: 'site_messages_files_check',
  expression: `jsonb_typeof(files) = 'array' and jsonb_array_length(files) <= ${MESSAGE_FILES.perMessage}`,
})
@Check({ name: 'site_messages_file_bytes_check', expression: 'file_bytes >= 0' })
@Index({ name: 'site_messages_with_files', properties: ['siteId'], where: 'file_bytes > 0' })
@Index({
  name: 'site_messages_list',
  columns: [
    { name: 'site_id' },
    { name: 'state' },
    { name: 'received_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['siteId', 'state', 'receivedAt', 'id'],
})
@Index({ name: 'site_messages_changed', properties: ['siteId', 'updatedAt'] })
@Index({ name: 'site_messages_in_order', properties: ['siteId', 'id'] })
@Index({ name: 'site_messages_unread', properties: ['siteId'], where: `read_at is null and state = 'inbox'` })
@Index({
  name: 'site_messages_taken_back',
  properties: ['siteId'],
  where: `state <> 'spam' and spam_reasons <> '[]'`,
})
@Index({
  name: 'site_messages_search',
  expression: 'create index "site_messages_search" on "site_messages" using gin ("search_text" gin_trgm_ops)',
})
export class SiteMessageEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  @Property({ type: 'text' })
  kind!: MessageKind;

  /** The title of the form's section when it was sent. */
  @Property({ type: 'text' })
  formTitle!: string;

  /** The page with the form, from `/`. */
  @Property({ type: 'text' })
  pagePath!: string;

  /** In the order of the form; empty answers are left out. */
  @Property({ type: 'json', columnType: 'jsonb' })
  fields!: readonly MessageField[];

  /** The files that were sent with it, in the order of the form, also those that were not stored. */
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' })
  files: readonly MessageFile[] = [];

  /** The size of those that are stored. */
  @Property({ type: 'integer', default: 0 })
  fileBytes: number = 0;

  @Property({ type: 'text', nullable: true })
  senderName: string | null = null;

  /** In lower case. */
  @Property({ type: 'text', nullable: true })
  senderEmail: string | null = null;

  /** Latin digits. */
  @Property({ type: 'text', nullable: true })
  senderPhone: string | null = null;

  @Property({ type: 'text', default: 'inbox' })
  state: MessageState = 'inbox';

  /** Why it was taken for spam when it arrived; it keeps them when the owner moves it. */
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' })
  spamReasons: readonly SpamReason[] = [];

  /** The replies of the owner, oldest first. */
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' })
  replies: readonly MessageReply[] = [];

  /** Title and answers, folded for searching. */
  @Property({ type: 'text', hidden: true })
  searchText!: string;

  @InstantColumn({ nullable: true })
  readAt: Date | null = null;

  @InstantColumn()
  receivedAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
