import { Check, Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.js';

/** How a user is notified of one kind; without a row: in every way. */
@Entity({ tableName: 'notification_preferences' })
@Unique({ name: 'notification_preferences_once', properties: ['userId', 'kind'] })
@Check({ name: 'notification_preferences_locked', expression: `(bell and email) or kind not in ('money', 'security')` })
export class NotificationPreferenceEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  @Enum({ items: [...NOTIFICATION_KINDS], type: 'string' })
  kind!: NotificationKind;

  @Property({ type: 'boolean' })
  bell!: boolean;

  @Property({ type: 'boolean' })
  email!: boolean;

  @InstantColumn()
  updatedAt!: Date;
}
