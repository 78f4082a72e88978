import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';
import type { DomainFindings } from './domain-verdict.js';
import {
  DOMAIN_ORIGINS,
  DOMAIN_REASONS,
  DOMAIN_STATES,
  type DomainOrigin,
  type DomainReason,
  type DomainState,
} from './site-domains.values.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/**
 * A domain that is to lead to a site. Anyone may claim any name; only a proven claim holds it, so a claim does not
 * block the owner.
 */
@Entity({ tableName: 'site_domains' })
@Check({ name: 'site_domains_state_check', expression: `state in (${listOf(DOMAIN_STATES)})` })
@Check({ name: 'site_domains_origin_check', expression: `origin in (${listOf(DOMAIN_ORIGINS)})` })
@Check({ name: 'site_domains_reason_check', expression: `reason in (${listOf(DOMAIN_REASONS)})` })
@Check({
  name: 'site_domains_name_check',
  expression: `name = lower(name) and name like '%.%' and length(name) <= 240`,
})
@Check({ name: 'site_domains_primary_leads', expression: `not is_primary or state in ('connected', 'lost')` })
@Check({ name: 'site_domains_lost_at_check', expression: `(lost_at is not null) = (state = 'lost')` })
@Check({
  name: 'site_domains_leads_somewhere',
  expression: `(bare_here or www_here) = (state in ('connected', 'lost'))`,
})
@Check({
  name: 'site_domains_connected_at_check',
  expression: `(connected_at is not null) = (state in ('connected', 'lost'))`,
})
@Check({
  name: 'site_domains_https_check',
  expression: `state in ('connected', 'lost') or (https_ready_at is null and https_checked_at is null and https_next_at is null)`,
})
@Unique({ name: 'site_domains_once_a_site', properties: ['siteId', 'name'] })
@Unique({ name: 'site_domains_one_holder', properties: ['name'], where: `state <> 'waiting'` })
@Unique({ name: 'site_domains_one_primary', properties: ['siteId'], where: 'is_primary' })
@Index({ name: 'site_domains_due', properties: ['nextCheckAt'], where: 'next_check_at is not null' })
@Index({ name: 'site_domains_https_due', properties: ['httpsNextAt'], where: 'https_next_at is not null' })
@Index({
  name: 'site_domains_name_search',
  expression: `create index "site_domains_name_search" on "site_domains" using gin ("name" gin_trgm_ops) where state in ('connected', 'lost')`,
})
export class SiteDomainEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  /** ASCII, in lower case, without `www.` before it. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  origin!: DomainOrigin;

  /** The value of the record `_barpa.<name>`. */
  @Property({ type: 'text' })
  token!: string;

  /** We registered it for this site's customer: that proves it. */
  @Property({ type: 'boolean', default: false })
  isRegistered: boolean = false;

  @Property({ type: 'text' })
  state!: DomainState;

  /** The address that visitors end at; the site's other domains lead there. */
  @Property({ type: 'boolean', default: false })
  isPrimary: boolean = false;

  /** Its owner wants visitors to end at `www.<name>`. */
  @Property({ type: 'boolean', default: false })
  withWww: boolean = false;

  /** The name itself leads to our servers. */
  @Property({ type: 'boolean', default: false })
  bareHere: boolean = false;

  /** `www.<name>` leads to our servers. */
  @Property({ type: 'boolean', default: false })
  wwwHere: boolean = false;

  /** Null where nothing is missing. */
  @Property({ type: 'text', nullable: true })
  reason: DomainReason | null = 'not_asked';

  /** The findings of the last check; null before the first. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  findings: DomainFindings | null = null;

  /** Since when visitors of it have seen the site; null while nothing is served. */
  @InstantColumn({ nullable: true })
  connectedAt: Date | null = null;

  /** Since when its records have been missing. */
  @InstantColumn({ nullable: true })
  lostAt: Date | null = null;

  /** When its servers were last queried. */
  @InstantColumn({ nullable: true })
  checkedAt: Date | null = null;

  /** How often they were queried since `watchedSince`; delays grow with it. */
  @Property({ type: 'integer', default: 0 })
  checkCount: number = 0;

  /** Null: they are not queried any more until the customer requests it. */
  @InstantColumn({ nullable: true })
  nextCheckAt: Date | null = null;

  /** From when on the time is counted after which we give up. */
  @InstantColumn()
  watchedSince!: Date;

  /** Since when a handshake at the host where its visitors end has succeeded; null before, and while none does. */
  @InstantColumn({ nullable: true })
  httpsReadyAt: Date | null = null;

  /** When the last handshake was tried. */
  @InstantColumn({ nullable: true })
  httpsCheckedAt: Date | null = null;

  /** How many in a row have failed; delays grow with it. */
  @Property({ type: 'integer', default: 0 })
  httpsCheckCount: number = 0;

  /** Null: nothing is served at it. */
  @InstantColumn({ nullable: true })
  httpsNextAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
