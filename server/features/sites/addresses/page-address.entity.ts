import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '../site/sites.entity.js';

/** An address that a page of a site has or had. Kept when the page moves, so that the old address leads to it. */
@Entity({ tableName: 'page_addresses' })
@Unique({ name: 'page_addresses_slug_unique', properties: ['siteId', 'slug'] })
@Check({
  name: 'page_addresses_text_check',
  expression: `slug <> '' and length(slug) <= 100 and length(page_id) <= 100`,
})
export class PageAddressEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** The address by core/design/page-address.ts: without `.html`; never that of the first page. */
  @Property({ type: 'text' })
  slug!: string;

  /** In the design: the page that had the address last. */
  @Property({ type: 'text' })
  pageId!: string;

  /** When a release with it was shown last. */
  @InstantColumn()
  shownAt!: Date;
}
