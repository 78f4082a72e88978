import { Field, ID, ObjectType } from 'type-graphql';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { NotificationKind } from './notification-kinds.js';
import { PageType } from '#platform/graphql/list.types.js';
import { enumOf } from '#platform/graphql/enum.js';

export const NotificationKindEnum = enumOf<NotificationKind>(
  'NotificationKind',
  'The kinds of notifications, by which people choose their channels.',
  {
    order: 'An order or a site.',
    money: 'A payment, an invoice or the wallet; cannot be switched off.',
    security: 'The account and who signs in; cannot be switched off.',
    domain: 'A domain name.',
    support: 'A ticket to support.',
    news: 'Everything else, such as news.',
  },
);

@KeyResources('notifications')
@ObjectType('Notification', { description: 'A message to the signed-in person.' })
export class NotificationType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => String, {
    description: 'The event, finer than `kind`, such as order or ticket_written; new ones may come.',
  })
  type!: string;

  @Field(() => String, { description: 'In Persian, to be shown to people.' })
  title!: string;

  @Field(() => String, { description: 'In Persian, to be shown to people.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'A path of this site.' })
  link!: string | null;

  @Field(() => Boolean, { description: 'Whether it was marked as read.' })
  isRead!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@KeyResources('notifications')
@ObjectType('NotificationPage', { description: 'A page of notifications, newest first.' })
export class NotificationPageType extends PageType {
  @Field(() => [NotificationType], { description: 'The notifications of this page.' })
  items!: readonly NotificationType[];
}

@ObjectType('NotificationPreference', { description: 'In which ways one is notified of one kind.' })
export class NotificationPreferenceType {
  @Field(() => NotificationKindEnum, { description: 'The kind of notification.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Shown in the list of notifications .' })
  bell!: boolean;

  @Field(() => Boolean, { description: 'Sent by mail.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'Money and security: on, and staying so.' })
  locked!: boolean;
}
