import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { NotificationKind } from './notification-kinds.js';

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

/** `pagination` is counted by its own resolver, only when it is asked for. */
@KeyResources('notifications')
@ObjectType('NotificationPage')
export class NotificationPageType {
  @Field(() => [NotificationType])
  items!: readonly NotificationType[];

  @Field(() => PaginationType)
  pagination?: PaginationType;
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
