import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SITE_EVENTS, type SiteEvent } from '#core/sites/webhooks.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { ApiKeyEntity } from '#features/api-keys/index.js';
import { SiteEntity } from '#features/sites/index.js';

const known = SITE_EVENTS.map((event) => `'${event}'`).join(', ');

/** An address of a program of the owner of a site, to which what arrives at the site is posted. */
@Entity({ tableName: 'site_webhooks' })
@Check({
  name: 'site_webhooks_events_check',
  expression: `cardinality(events) > 0 and events <@ array[${known}]::text[]`,
})
export class SiteWebhookEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity)
  siteId!: string;

  @Property({ type: 'text' })
  url!: string;

  /** Of what it is notified. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: `'{${SITE_EVENTS.join(',')}}'` })
  events!: readonly SiteEvent[];

  /** The API key that added it; null where its owner did, and once the key is removed. */
  @ReferenceColumn(() => ApiKeyEntity, { nullable: true, onDelete: 'set null' })
  madeByKeyId: string | null = null;

  /** The name of that key, as it was; null where its owner added it. */
  @Property({ type: 'text', nullable: true })
  madeByKey: string | null = null;

  /** Encrypted with the server's secret, bound to `id`; see webhook-secret.ts. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** The first failure after the last success. */
  @InstantColumn({ nullable: true })
  failingSince: Date | null = null;

  /** Null: it is on. */
  @InstantColumn({ nullable: true })
  turnedOffAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
