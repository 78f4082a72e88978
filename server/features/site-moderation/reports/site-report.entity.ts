import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import {
  REPORT_ACTS,
  REPORT_KINDS,
  REPORT_STATUSES,
  type ReportAct,
  type ReportKind,
  type ReportStatus,
} from '#core/sites/site-reports.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { SiteEntity } from '#features/sites/index.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/**
 * The complaint of a visitor about a site. Of the visitor only what they wrote is kept, the e-mail until the decision.
 */
@Entity({ tableName: 'site_reports' })
@Check({ name: 'site_reports_kind_check', expression: `kind in (${listOf(REPORT_KINDS)})` })
@Check({ name: 'site_reports_status_check', expression: `status in (${listOf(REPORT_STATUSES)})` })
@Check({ name: 'site_reports_act_check', expression: `act in (${listOf(REPORT_ACTS)})` })
@Check({
  name: 'site_reports_decided',
  expression: `(status = 'open') = (decided_at is null) and (status = 'open') = (decision is null)
    and (status = 'open') = (decided_by_id is null) and (status = 'upheld') = (act is not null)`,
})
@Check({ name: 'site_reports_email_until_decided', expression: `email is null or status = 'open'` })
@Index({
  name: 'site_reports_list',
  columns: [{ name: 'status' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['status', 'createdAt', 'id'],
})
@Index({
  name: 'site_reports_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({
  name: 'site_reports_by_decision',
  expression: `create index "site_reports_by_decision" on "site_reports" (coalesce("decided_at", 'infinity'), "id")`,
})
@Index({ name: 'site_reports_of_site', properties: ['siteId', 'status'] })
@Index({ name: 'site_reports_decided_at', properties: ['decidedAt'] })
export class SiteReportEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  @Property({ type: 'text' })
  kind!: ReportKind;

  @Property({ type: 'text' })
  message!: string;

  /** The address as the visitor gave it, with the page that it is about. */
  @Property({ type: 'text' })
  address!: string;

  /** Where the decision is sent; only until then. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text' })
  status!: ReportStatus;

  /** The act on the site; null unless the report was upheld. */
  @Property({ type: 'text', nullable: true })
  act: ReportAct | null = null;

  /** Why it was decided so, Persian. */
  @Property({ type: 'text', nullable: true })
  decision: string | null = null;

  @ReferenceColumn(() => UserEntity, { nullable: true })
  decidedById: string | null = null;

  @InstantColumn({ nullable: true })
  decidedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
