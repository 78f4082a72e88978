import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { INDEX_NOW, INDEX_NOW_OUTCOMES, type IndexNowOutcome } from '#core/sites/index-now.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';
import type { SitePages } from './changed-urls.js';

/** That search engines are notified of the changes of a site, or were; none where its owner never wanted it. */
@Entity({ tableName: 'site_index_now' })
@Check({ name: 'site_index_now_key_check', expression: `key ~ '^[0-9a-f]{32}$'` })
@Check({ name: 'site_index_now_urls_check', expression: `last_urls between 1 and ${INDEX_NOW.urls}` })
@Check({
  name: 'site_index_now_outcome_check',
  expression: `last_outcome in (${INDEX_NOW_OUTCOMES.map((each) => `'${each}'`).join(', ')})`,
})
@Check({
  name: 'site_index_now_last_is_whole',
  expression: '(last_at is null) = (last_outcome is null) and (last_at is null) = (last_urls is null)',
})
export class SiteIndexNowEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { unique: true })
  siteId!: string;

  /** Served at `/<key>.txt` of the site while it is on: who can put it there may submit addresses of the host. */
  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'boolean' })
  isOn!: boolean;

  /** The pages that search engines know of the site: those of the last submission that was accepted. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  sent: SitePages | null = null;

  /** When something was submitted last. */
  @InstantColumn({ nullable: true })
  lastAt: Date | null = null;

  @Property({ type: 'integer', nullable: true })
  lastUrls: number | null = null;

  @Property({ type: 'text', nullable: true })
  lastOutcome: IndexNowOutcome | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
