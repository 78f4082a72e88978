import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { ReleaseEntity, SiteEntity } from '../site/sites.entity.js';
import type { SiteDesign } from './site-design.js';

/** A design that a release was or will be built from, once for each site. Never changed afterwards. */
@Entity({ tableName: 'release_designs' })
@Unique({ name: 'release_designs_hash_unique', properties: ['siteId', 'hash'] })
export class ReleaseDesignEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** The hash that `hashOfDesign` makes. */
  @Property({ type: 'text' })
  hash!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  design!: SiteDesign;

  @InstantColumn()
  createdAt!: Date;
}

/** The owner's unpublished work beside the live release. It is not visible to visitors before it is published. */
@Entity({ tableName: 'site_drafts' })
@Check({ name: 'site_drafts_version_check', expression: 'version > 0' })
export class SiteDraftEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { unique: true })
  siteId!: string;

  /** The release whose design it began from. */
  @ReferenceColumn(() => ReleaseEntity, { nullable: true })
  basedOnId: string | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  design!: SiteDesign;

  /** The hash that `hashOfDesign` makes: equal to that of the live release where nothing waits to be published. */
  @Property({ type: 'text' })
  hash!: string;

  /** Grows with each save; each save names the version it is based on. */
  @Property({ type: 'integer' })
  version!: number;

  @InstantColumn()
  updatedAt!: Date;
}
