import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';

/** The report about the backups of a site in a month, which is sent once. */
@Entity({ tableName: 'site_backup_reports' })
@Unique({ name: 'site_backup_reports_month_unique', properties: ['siteId', 'month'] })
@Check({ name: 'site_backup_reports_month_check', expression: 'month > 0' })
export class BackupReportEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** Jalali months since the year zero. */
  @Property({ type: 'integer' })
  month!: number;

  @InstantColumn()
  sentAt!: Date;
}
