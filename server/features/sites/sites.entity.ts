import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/db/columns.js';
import { UserEntity } from '../identity/index.js';
import { OrderEntity } from '../orders/index.js';
import type { Manifest } from './manifest.js';
import { SITE_STATUSES, SITE_STOPS, type SiteStatus, type SiteStop } from './sites.values.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** What a paid order became. Which release visitors see is one pointer, so that they see the old one or the new one. */
@Entity({ tableName: 'sites' })
@Check({ name: 'sites_status_check', expression: `status in (${listOf(SITE_STATUSES)})` })
@Check({ name: 'sites_stop_check', expression: `stop in (${listOf(SITE_STOPS)})` })
@Check({
  name: 'sites_shown_has_release',
  expression: `status not in ('online', 'suspended') or live_release_id is not null`,
})
@Check({
  name: 'sites_unshown_has_none',
  expression: `status not in ('building', 'failed') or live_release_id is null`,
})
@Check({ name: 'sites_stop_is_told', expression: `(stop is not null) = (status in ('suspended', 'offline'))` })
@Check({ name: 'sites_numbers_check', expression: 'building_number <= last_number and build_failures >= 0' })
@Index({
  name: 'sites_user_list_index',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
})
@Index({
  name: 'sites_list_index',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({
  name: 'sites_status_list_index',
  columns: [{ name: 'status' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['status', 'createdAt', 'id'],
})
export class SiteEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => OrderEntity, { unique: true })
  orderId!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** Of its preview address: core/site-label.ts. */
  @Property({ type: 'text', unique: true })
  label!: string;

  @Property({ type: 'text' })
  status!: SiteStatus;

  /** Why it is suspended or offline. */
  @Property({ type: 'text', nullable: true })
  stop: SiteStop | null = null;

  @ReferenceColumn(() => ReleaseEntity, { nullable: true })
  liveReleaseId: string | null = null;

  /** The highest number that was given to a release of it, made or not. */
  @Property({ type: 'integer', default: 0 })
  lastNumber: number = 0;

  /** The number of the release that is being made; null: none is. */
  @Property({ type: 'integer', nullable: true })
  buildingNumber: number | null = null;

  /** How often making it has failed. */
  @Property({ type: 'integer', default: 0 })
  buildFailures: number = 0;

  /** What the last failure said, for administrators; null once a release was made. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** When visitors could first see it. */
  @InstantColumn({ nullable: true })
  onlineAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/** One whole state of a site, ready to be served. Never changed afterwards. */
@Entity({ tableName: 'releases' })
@Unique({ name: 'releases_number_unique', properties: ['siteId', 'number'] })
@Check({ name: 'releases_size_check', expression: 'number > 0 and total_files > 0 and total_bytes > 0' })
export class ReleaseEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** From 1, in the order of making. */
  @Property({ type: 'integer' })
  number!: number;

  /** SHA-256 of the manifest: equal releases have equal ones. */
  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  manifest!: Manifest;

  @Property({ type: 'integer' })
  totalFiles!: number;

  @Property({ type: 'integer' })
  totalBytes!: number;

  /** Who asked for it; null: it followed the payment. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  createdById: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}
