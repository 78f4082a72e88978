import { BigIntType } from '@mikro-orm/core';
import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { NAMED_BY_MANIFEST, SiteEntity, type Manifest } from '#features/sites/index.js';

/** The design, the messages and the subscribers of a site on one day. Its bytes are in the content store. */
@Entity({ tableName: 'site_backups' })
@Unique({ name: 'site_backups_day_unique', properties: ['siteId', 'day'] })
@Check({
  name: 'site_backups_counts_check',
  expression: 'pages > 0 and messages >= 0 and subscribers >= 0 and total_bytes > 0',
})
@Index({ name: 'site_backups_oldest', properties: ['takenAt'] })
@Index({
  name: 'site_backups_content',
  expression: `create index "site_backups_content" on "site_backups" using gin (${NAMED_BY_MANIFEST})`,
})
export class SiteBackupEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** In UTC, `2026-11-24`: a site has one backup of a day. */
  @Property({ type: 'date' })
  day!: string;

  /** The hash that `hashOfDesign` makes. */
  @Property({ type: 'text' })
  designHash!: string;

  /**
   * `design.json`, the pictures under `originals/`, parts of messages under `messages/`, and of subscribers under
   * `subscribers/`.
   */
  @Property({ type: 'json', columnType: 'jsonb' })
  manifest!: Manifest;

  /** The ids of the owner's files by the paths of their pictures. */
  @Property({ type: 'json', columnType: 'jsonb' })
  pictures!: Readonly<Record<string, string>>;

  /** SHA-256 of the manifest: equal backups have equal ones. */
  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'integer' })
  pages!: number;

  @Property({ type: 'integer' })
  messages!: number;

  /** Who had confirmed an address for its newsletter. */
  @Property({ type: 'integer', default: 0 })
  subscribers!: number;

  @Property({ type: new BigIntType('number') })
  totalBytes!: number;

  @InstantColumn()
  takenAt!: Date;

  /** When all of it was last read back and was what had been stored; null: not yet. */
  @InstantColumn({ nullable: true })
  verifiedAt: Date | null = null;
}
