import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MESSAGE_FILES } from '#core/limits/limits.js';
import type { MessageFile, MessageFileRefusal } from '#core/sites/message-files.js';
import {
  SITE_MESSAGE,
  type MessageField,
  type MessageKind,
  type MessageState,
  type SpamReason,
} from '#core/sites/site-messages.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

const SiteMessageKindEnum = enumOf<MessageKind>('SiteMessageKind', 'The purposes of the form of a message.', {
  contact: 'Writing to the owner of the site.',
  booking: 'Booking a time.',
  newsletter: 'Signing up for a newsletter.',
});

export const SiteMessageStateEnum = enumOf<MessageState>('SiteMessageState', 'Where the owner finds a message.', {
  inbox: 'With the new ones.',
  archived: 'Put away by the owner.',
  spam: 'Taken for spam, when it arrived or by the owner. Nothing is deleted for it.',
});

const SpamReasonEnum = enumOf<SpamReason>('SpamReason', 'Why a message was taken for spam.', {
  hidden_field: 'A field was filled in that people do not see.',
  links: 'It has many links.',
  repetition: 'It says the same as others, or one thing over and over.',
  too_fast: 'It was sent faster than people type.',
  words: 'Its words are those of spam.',
});

@KeyResources('messages')
@ObjectType('SiteMessageField', { description: 'One field of a form as it was answered.' })
class SiteMessageFieldType implements MessageField {
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the field, which stays when its label changes; null in a message that is older than names.',
  })
  name?: string;

  @Field(() => String, { description: 'Its label when it was sent.' })
  label!: string;

  @Field(() => String, { description: 'The answer as the visitor wrote it: show it as plain text.' })
  value!: string;
}

@KeyResources('messages')
@ObjectType('SiteMessageReply', { description: 'An answer of the owner, sent by mail.' })
export class SiteMessageReplyType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => String, { description: 'The reply as the owner wrote it.' })
  text!: string;

  /** A time as JSON keeps it. */
  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  writtenAt!: string;
}

const MessageFileRefusalEnum = enumOf<MessageFileRefusal>(
  'SiteMessageFileRefusal',
  'Why a file of a message is not stored.',
  {
    site_full: 'The files of the messages of the site had no room left.',
    no_space: 'The platform had too little room left.',
    not_stored: 'The store of the platform did not take it.',
    not_in_backup: 'The message was restored from a backup, and backups hold no files of messages.',
  },
);

@KeyResources('messages')
@ObjectType('SiteMessageFile', {
  description:
    'A file that a visitor sent with a message. `GET /api/sites/{id}/messages/{messageId}/files/{fileId}` has its bytes.',
})
class SiteMessageFileType implements MessageFile {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => String, { description: 'The name of its field.' })
  field!: string;

  @Field(() => String, { description: 'The label of its field when it was sent.' })
  label!: string;

  @Field(() => String, { description: 'The name that the visitor gave it, with the ending of its content.' })
  name!: string;

  @Field(() => String, { description: 'Its media type, by its content.' })
  mime!: string;

  @Field(() => Int, { description: 'The size of its bytes as they are stored.' })
  sizeBytes!: number;

  @Field(() => MessageFileRefusalEnum, { nullable: true, description: 'Why it is not stored; null: it is stored.' })
  refusal!: MessageFileRefusal | null;
}

/** The site, the excerpt and the state of replies are in SiteMessageResolver. */
@KeyResources('messages')
@ObjectType('SiteMessage', { description: 'A message that a visitor sent by a form of a site.' })
export class SiteMessageType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The site with the form.' })
  siteId!: string;

  /** Whose site it is. */
  ownerId!: string;

  @Field(() => SiteMessageKindEnum, { description: 'The purpose of the form.' })
  kind!: MessageKind;

  @Field(() => String, { description: 'The title of the form when the message was sent.' })
  formTitle!: string;

  @Field(() => String, { description: 'The page with the form, from `/`.' })
  pagePath!: string;

  @Field(() => [SiteMessageFieldType], {
    description: `In the order of the form. Bounded: at most ${SITE_MESSAGE.fields}.`,
  })
  fields!: readonly SiteMessageFieldType[];

  @Field(() => [SiteMessageFileType], {
    description: `The files that were sent with it, in the order of the form. Bounded: at most ${MESSAGE_FILES.perMessage}.`,
  })
  files!: readonly SiteMessageFileType[];

  @Field(() => String, {
    nullable: true,
    description: 'The name that the sender wrote; null where the form has no such field.',
  })
  senderName!: string | null;

  @Field(() => String, { nullable: true, description: 'In lower case; null: it cannot be answered by mail.' })
  senderEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'In Latin digits.' })
  senderPhone!: string | null;

  @Field(() => SiteMessageStateEnum, { description: 'Where the owner finds it.' })
  state!: MessageState;

  @Field(() => [SpamReasonEnum], {
    description: 'Why it was taken for spam when it arrived; empty for any other. Bounded: one of each kind.',
  })
  spamReasons!: readonly SpamReason[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its owner first read it; null: it is unread.' })
  readAt!: Date | null;

  @Field(() => [SiteMessageReplyType], {
    description: `Oldest first. Bounded: at most ${SITE_MESSAGE.replies}.`,
  })
  replies!: readonly SiteMessageReplyType[];

  @Field(() => DateTimeScalar, { description: 'When it arrived.' })
  receivedAt!: Date;
}

@KeyResources('messages')
@ObjectType('SiteMessagePage', { description: 'One page of the messages of a site.' })
export class SiteMessagePageType extends PageType {
  @Field(() => [SiteMessageType], { description: 'The rows of this page, newest first.' })
  items!: readonly SiteMessageType[];
}
