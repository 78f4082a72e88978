import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SITE_EVENTS, type SiteEvent } from '../../../core/sites/webhooks.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/db/columns.js';
import { SiteEntity } from '../sites/index.js';

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
