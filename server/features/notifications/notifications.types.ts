import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { NotificationKind } from './notification-kinds.js';
import { PageType } from '../../platform/graphql/list.types.js';

export enum NotificationKindEnum {
  order = 'order',
  money = 'money',
  security = 'security',
  domain = 'domain',
  support = 'support',
  news = 'news',
}
registerEnumType(NotificationKindEnum, { name: 'NotificationKind' });

@KeyResources('notifications')
@ObjectType('Notification')
export class NotificationType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  type!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  message!: string;

  @Field(() => String, { nullable: true, description: 'A path of this site.' })
  link?: string | null;

  @Field(() => Boolean)
  isRead!: boolean;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@KeyResources('notifications')
@ObjectType('NotificationPage')
export class NotificationPageType extends PageType {
  @Field(() => [NotificationType])
  items!: readonly NotificationType[];
}

@ObjectType('NotificationPreference')
export class NotificationPreferenceType {
  @Field(() => NotificationKindEnum)
  kind!: NotificationKind;

  @Field(() => Boolean)
  bell!: boolean;

  @Field(() => Boolean)
  email!: boolean;

  @Field(() => Boolean, { description: 'Money and security: on, and staying so.' })
  locked!: boolean;
}

@InputType('NotificationsFilter', { description: 'Which notifications a list shows; without conditions all of them.' })
export class NotificationsFilter {
  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Only what has not been read.' })
  unreadOnly?: boolean | null;
}
