import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** A message in a user's notifications (specification 2, "Notification"). */
@Entity({ tableName: 'notifications' })
@Index({ name: 'notifications_newest', properties: ['userId', 'createdAt', 'id'] })
@Index({ name: 'notifications_unread', properties: ['userId', 'createdAt', 'id'], where: 'read_at is null' })
@Check({ name: 'notifications_link_is_path', expression: `link is null or link like '/%'` })
export class NotificationEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** The type of event, such as `order_paid`; for filters and icons. */
  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  message!: string;

  /** A path of this site. */
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @InstantColumn({ nullable: true })
  readAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
