import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { ReleaseDesignEntity } from '../drafts/drafts.entity.js';
import { SiteEntity } from '../site/sites.entity.js';

/**
 * The notices to the owner of a site that shows samples of ours (decision 118). It ends when a release that holds
 * samples back is shown.
 */
@Entity({ tableName: 'sample_reviews' })
@Index({ name: 'sample_reviews_due_index', properties: ['dueAt'] })
export class SampleReviewEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { unique: true })
  siteId!: string;

  /** The design of the live release with what the owner has confirmed; null: they have confirmed nothing. */
  @ReferenceColumn(() => ReleaseDesignEntity, { nullable: true })
  designId: string | null = null;

  @InstantColumn()
  notifiedAt!: Date;

  /** When the site is built without what is not confirmed by then; later where that build failed. */
  @InstantColumn()
  dueAt!: Date;
}
