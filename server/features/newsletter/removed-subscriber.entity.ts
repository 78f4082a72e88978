import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';

/** An address that was removed from the list of a site: restoring a backup leaves it out. Only its hash is kept. */
@Entity({ tableName: 'removed_newsletter_subscribers' })
@Unique({ name: 'removed_newsletter_subscribers_unique', properties: ['siteId', 'addressHash'] })
export class RemovedSubscriberEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** The hash that `addressHash` makes. */
  @Property({ type: 'text' })
  addressHash!: string;

  /** Its reader unsubscribed: for `NEWSLETTER.quietDays` from `removedAt` it gets no request to confirm either. */
  @Property({ type: 'boolean' })
  isUnsubscribed!: boolean;

  /** Or when a request to confirm was sent to it since. */
  @InstantColumn()
  removedAt!: Date;
}
