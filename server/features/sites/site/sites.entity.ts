import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { OrderEntity } from '#features/orders/index.js';
import { type Manifest, NAMED } from './manifest.js';
import {
  RELEASE_ORIGINS,
  SITE_STATUSES,
  SITE_STOPS,
  type ReleaseOrigin,
  type SiteStatus,
  type SiteStop,
} from './sites.values.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

function stoppedSince({ stop, stoppedAt, updatedAt }: SiteEntity): Date | null {
  return stop === null ? null : (stoppedAt ?? updatedAt);
}

/** The site of a paid order. Which release visitors see is one pointer, so that they see the old one or the new one. */
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
@Check({ name: 'sites_stopped_has_time', expression: '(stopped_at is not null) = (stop is not null)' })
@Check({ name: 'sites_told_is_stopped', expression: 'removal_told_at is null or stop is not null' })
@Check({
  name: 'sites_removed_is_offline',
  expression: `removed_at is null or (status = 'offline' and live_release_id is null)`,
})
@Check({
  name: 'sites_schedule_is_whole',
  expression: '(publish_at is null) = (publish_design_id is null) and (publish_at is null) = (publish_by_id is null)',
})
@Index({ name: 'sites_scheduled', properties: ['publishAt'], where: 'publish_at is not null' })
@Index({ name: 'sites_stopped', properties: ['stoppedAt'], where: 'stopped_at is not null and removed_at is null' })
@Check({ name: 'sites_note_of_stop', expression: 'stop_note is null or stop is not null' })
@Index({ name: 'sites_by_label', properties: ['label', 'id'] })
@Index({
  name: 'sites_label_search',
  expression: 'create index "sites_label_search" on "sites" using gin ("label" gin_trgm_ops)',
})
@Index({
  name: 'sites_wished_label_index',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
  where: 'wished_label is not null',
})
@Index({
  name: 'sites_failing_index',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
  where: 'failure is not null',
})
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
@Index({ name: 'sites_changed', properties: ['updatedAt'] })
export class SiteEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => OrderEntity, { unique: true })
  orderId!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** The label of its preview address: core/sites/site-label.ts. */
  @Property({ type: 'text', unique: true })
  label!: string;

  /**
   * The label that its customer wished in place of `label`, and that waits for an administrator's review; null: none
   * does.
   */
  @Property({ type: 'text', nullable: true })
  wishedLabel: string | null = null;

  /** Its label before a review: visitors are led from there to `label`. */
  @Property({ type: 'text', nullable: true, unique: true })
  earlierLabel: string | null = null;

  @Property({ type: 'text' })
  status!: SiteStatus;

  /** Why it is suspended or offline. */
  @Property({ type: 'text', nullable: true })
  stop: SiteStop | null = null;

  /** The note to its owner by the administrator who closed it, Persian; null where no administrator did. */
  @Property({ type: 'text', nullable: true })
  stopNote: string | null = null;

  /** When its owner was notified of the date on which its releases are deleted. */
  @InstantColumn({ nullable: true })
  removalToldAt: Date | null = null;

  /** When its releases were removed, after it had been closed for long. */
  @InstantColumn({ nullable: true })
  removedAt: Date | null = null;

  /** Since when it is suspended or offline: follows `stop` in all cases. */
  @InstantColumn({ nullable: true, onUpdate: stoppedSince })
  stoppedAt: Date | null = null;

  @ReferenceColumn(() => ReleaseEntity, { nullable: true })
  liveReleaseId: string | null = null;

  /** The highest number that was given to a release of it, made or not. */
  @Property({ type: 'integer', default: 0 })
  lastNumber: number = 0;

  /** The number of the release that is being made; null: none is. */
  @Property({ type: 'integer', nullable: true })
  buildingNumber: number | null = null;

  /**
   * The design of that build, or of the next one of a site whose releases were removed; null: the shown one, and before
   * the first the design of its order.
   */
  @ReferenceColumn('release_designs', { nullable: true })
  buildingDesignId: string | null = null;

  /** When `publishDesignId` is published by the job `publish_scheduled`; null: nothing is scheduled. */
  @InstantColumn({ nullable: true })
  publishAt: Date | null = null;

  /** The draft as it was when its publishing was scheduled. */
  @ReferenceColumn('release_designs', { nullable: true })
  publishDesignId: string | null = null;

  /** Who scheduled it. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  publishById: string | null = null;

  /** How often making it has failed. */
  @Property({ type: 'integer', default: 0 })
  buildFailures: number = 0;

  /** The text of the last failure, for administrators; null once a release was made. */
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
@Index({ name: 'releases_content', expression: `create index "releases_content" on "releases" using gin (${NAMED})` })
@Index({ name: 'releases_showing_samples', properties: ['id'], where: `origin = 'design' and not holds_samples_back` })
@Check({ name: 'releases_origin_check', expression: `origin in (${listOf(RELEASE_ORIGINS)})` })
@Check({ name: 'releases_size_check', expression: 'number > 0 and total_files > 0 and total_bytes > 0' })
export class ReleaseEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** From 1, in the order of making. */
  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'text', default: 'design' })
  origin: ReleaseOrigin = 'design';

  /** SHA-256 of manifest and source: equal releases have equal ones. */
  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  manifest!: Manifest;

  /** The sources that it was built from and the parts of its zip: design, original pictures, licences. Not served. */
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'{}'::jsonb` })
  source: Manifest = {};

  @Property({ type: 'integer' })
  totalFiles!: number;

  @Property({ type: 'integer' })
  totalBytes!: number;

  /**
   * The design it was built from, or the one before custom code; null: the design of its order, before there were
   * drafts.
   */
  @ReferenceColumn('release_designs', { nullable: true })
  designId: string | null = null;

  /**
   * The address that its pages name, absolute, without a slash at its end; null for custom code, and for what was built
   * when all pages named the address below the host of all sites.
   */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  /** False for what was built before samples that nobody confirmed were held back (decision 118). */
  @Property({ type: 'boolean', default: true })
  holdsSamplesBack = true;

  /** The changes against the release that was shown before it, Persian sentences. */
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' })
  changes: readonly string[] = [];

  /** The requester; null: it followed the payment. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  createdById: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}
