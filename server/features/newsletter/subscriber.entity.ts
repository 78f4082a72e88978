import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';

/** Somebody who wrote an address into a newsletter form of a site; a subscriber from the confirmation on. */
@Entity({ tableName: 'newsletter_subscribers' })
@Unique({ name: 'newsletter_subscribers_email_unique', properties: ['siteId', 'email'] })
@Index({
  name: 'newsletter_subscribers_list',
  columns: [{ name: 'site_id' }, { name: 'confirmed_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['siteId', 'confirmedAt', 'id'],
})
@Index({ name: 'newsletter_subscribers_in_order', properties: ['siteId', 'id'] })
@Index({ name: 'newsletter_subscribers_pending', properties: ['requestedAt'], where: 'confirmed_at is null' })
@Index({
  name: 'newsletter_subscribers_search',
  expression:
    'create index "newsletter_subscribers_search" on "newsletter_subscribers" using gin ("search_text" gin_trgm_ops)',
})
export class SubscriberEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** In lower case. */
  @Property({ type: 'text' })
  email!: string;

  /** Where the form has such a field. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  /** The page with the form, from `/`. */
  @Property({ type: 'text' })
  pagePath!: string;

  /** Address and name, folded for searching. */
  @Property({ type: 'text', hidden: true })
  searchText!: string;

  /** Ids of the mails to this address in the log of mails, oldest first. */
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' })
  mailIds: readonly string[] = [];

  /** When the form was last sent before the confirmation. */
  @InstantColumn()
  requestedAt!: Date;

  /** Null: the address is not confirmed, and nothing but the request to confirm is sent to it. */
  @InstantColumn({ nullable: true })
  confirmedAt: Date | null = null;
}
