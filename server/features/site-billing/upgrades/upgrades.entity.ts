import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import type { DifferenceLine } from '#core/pricing/pricing-difference.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { InvoiceEntity } from '#features/invoices/index.js';
import { OrderEntity } from '#features/orders/index.js';
import { ReleaseDesignEntity, SiteEntity } from '#features/sites/index.js';

const SITE_UPGRADE_STATUSES = ['waiting', 'applied', 'cancelled'] as const;
export type SiteUpgradeStatus = (typeof SITE_UPGRADE_STATUSES)[number];

/** An upgrade of a site beyond what was bought. Its price and design are frozen; a site has one that waits. */
@Entity({ tableName: 'site_upgrades' })
@Check({ name: 'site_upgrades_counts', expression: 'pages > 0 and sections >= 0 and amount_rials >= 0' })
@Check({ name: 'site_upgrades_ended', expression: `(status = 'waiting') = (ended_at is null)` })
@Check({ name: 'site_upgrades_billed', expression: '(amount_rials > 0) = (invoice_id is not null)' })
@Check({ name: 'site_upgrades_waits_for_invoice', expression: `status <> 'waiting' or invoice_id is not null` })
@Index({
  name: 'site_upgrades_one_waits',
  expression: `create unique index "site_upgrades_one_waits" on "site_upgrades" ("site_id") where status = 'waiting'`,
})
@Index({ name: 'site_upgrades_of_site', properties: ['siteId', 'status', 'endedAt'] })
export class SiteUpgradeEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  @ReferenceColumn(() => OrderEntity)
  orderId!: string;

  /** Null for one that costs nothing. */
  @ReferenceColumn(() => InvoiceEntity, { nullable: true, unique: true })
  invoiceId: string | null = null;

  /** The design that is published with it; null where no draft goes with it, and once the account is removed. */
  @ReferenceColumn(() => ReleaseDesignEntity, { nullable: true })
  designId: string | null = null;

  @Enum({ items: [...SITE_UPGRADE_STATUSES], type: 'string' })
  status!: SiteUpgradeStatus;

  /** The counts once it is applied, all of them: this many pages … */
  @Property({ type: 'integer' })
  pages!: number;

  @Property({ type: 'integer' })
  sections!: number;

  @Property({ type: 'boolean' })
  hasLogo!: boolean;

  @Property({ type: 'json', columnType: 'jsonb' })
  services!: readonly ServiceKey[];

  /** Why it costs what it costs. */
  @Property({ type: 'json', columnType: 'jsonb' })
  lines!: readonly DifferenceLine[];

  @RialColumn()
  amountRials!: Rial;

  /** Until when it was priced; it is over where a further period has been billed since. Null: nothing is renewed. */
  @InstantColumn({ nullable: true })
  pricedUntil: Date | null = null;

  /** When it was ordered. */
  @InstantColumn()
  pricedAt!: Date;

  /** When it was applied or cancelled. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null = null;
}
