import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/db/columns.js';
import { SiteEntity } from '../sites/index.js';

/** An address of a program of the owner of a site, to which what arrives at the site is posted. */
@Entity({ tableName: 'site_webhooks' })
export class SiteWebhookEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity)
  siteId!: string;

  @Property({ type: 'text' })
  url!: string;

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
