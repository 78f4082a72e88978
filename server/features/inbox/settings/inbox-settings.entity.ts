import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { KEPT_MONTHS } from '#core/sites/site-messages.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';

/** How the messages of a site are kept; none where its owner never said so. */
@Entity({ tableName: 'site_inbox_settings' })
@Check({ name: 'site_inbox_settings_months_check', expression: `kept_months in (${KEPT_MONTHS.join(', ')})` })
export class InboxSettingsEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { unique: true })
  siteId!: string;

  /** Null: until they are deleted. */
  @Property({ type: 'smallint', nullable: true })
  keptMonths: number | null = null;

  @InstantColumn()
  updatedAt!: Date;
}
