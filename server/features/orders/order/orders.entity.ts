import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { SiteType, WizardData } from '#core/design/design.js';
import { rial, type Rial } from '#core/money.js';
import type { Quote } from '#core/pricing/pricing.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import {
  ORDER_DOMAIN_STATUSES,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  SITE_TYPES,
  sqlList,
  type OrderDomainStatus,
  type OrderPaymentStatus,
  type OrderStatus,
} from './orders.values.js';

/** A website someone has ordered. Its price and quote are frozen when it is placed or edited (D-21). */
@Entity({ tableName: 'orders' })
@Check({ name: 'orders_status_check', expression: `status in (${sqlList(ORDER_STATUSES)})` })
@Check({ name: 'orders_payment_status_check', expression: `payment_status in (${sqlList(ORDER_PAYMENT_STATUSES)})` })
@Check({ name: 'orders_refund_within_price', expression: 'refunded_rials between 0 and price_rials' })
@Check({
  name: 'orders_refunded_is_over',
  expression: `payment_status <> 'refunded' or status in ('cancelled', 'completed')`,
})
@Check({ name: 'orders_site_type_check', expression: `site_type in (${sqlList(SITE_TYPES)})` })
@Check({ name: 'orders_domain_status_check', expression: `domain_status in (${sqlList(ORDER_DOMAIN_STATUSES)})` })
@Check({ name: 'orders_price_check', expression: 'price_rials > 0' })
@Check({ name: 'orders_currency_check', expression: `currency = 'IRR'` })
@Check({
  name: 'orders_pages_check',
  expression: 'total_pages > 0 and total_sections >= 0 and planned_sections >= 0',
})
@Unique({ name: 'orders_idempotency_unique', properties: ['userId', 'idempotencyKey'] })
@Index({
  name: 'orders_one_per_draft',
  expression:
    'create unique index "orders_one_per_draft" on "orders" ("user_id", "draft_id") where draft_id is not null and deleted_at is null',
})
@Index({
  name: 'orders_user_list_index',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
  where: 'deleted_at is null',
})
@Index({
  name: 'orders_list_index',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
  where: 'deleted_at is null',
})
@Index({ name: 'orders_by_price', properties: ['priceRials', 'id'], where: 'deleted_at is null' })
@Index({
  name: 'orders_search_index',
  expression:
    'create index "orders_search_index" on "orders" using gin ("search_text" gin_trgm_ops) where deleted_at is null',
})
@Index({
  name: 'orders_status_list_index',
  columns: [{ name: 'status' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['status', 'createdAt', 'id'],
  where: 'deleted_at is null',
})
@Index({
  name: 'orders_domain_list_index',
  columns: [{ name: 'domain_status' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['domainStatus', 'createdAt', 'id'],
  where: 'deleted_at is null',
})
@Index({
  name: 'orders_domain_due_index',
  expression: `create index "orders_domain_due_index" on "orders" ("domain_check_after") where domain_status = 'awaiting_confirmation' and payment_status = 'paid' and status = 'in_progress' and deleted_at is null`,
})
@Index({ name: 'orders_changed', properties: ['updatedAt'] })
export class OrderEntity {
  @IdColumn()
  id!: string;

  /** `WZ-` and a timestamp in ms that no other order has. */
  @Property({ type: 'text', unique: true })
  orderNumber!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: 'text', nullable: true })
  comments: string | null = null;

  @Property({ type: 'text' })
  status!: OrderStatus;

  @Property({ type: 'text' })
  paymentStatus!: OrderPaymentStatus;

  @RialColumn()
  priceRials!: Rial;

  /** The amount of its payments that was given back. */
  @RialColumn({ default: 0 })
  refundedRials: Rial = rial(0);

  @Property({ type: 'text' })
  currency: 'IRR' = 'IRR';

  @Property({ type: 'text' })
  siteType!: SiteType;

  @Property({ type: 'integer' })
  totalPages!: number;

  /** The sections of the design; 0 while there is none. */
  @Property({ type: 'integer' })
  totalSections!: number;

  /** How many sections the customer wants, for an order that waits for its design. */
  @Property({ type: 'integer', nullable: true })
  plannedSections: number | null = null;

  /** Label and extension: `example.ir`. */
  @Property({ type: 'text' })
  domain!: string;

  @Property({ type: 'text' })
  domainStatus: OrderDomainStatus = 'awaiting_confirmation';

  /** When the registries were last queried about the names. */
  @InstantColumn({ nullable: true })
  domainCheckedAt: Date | null = null;

  /** Until when the customer may change the name of a paid order (D-46). */
  @InstantColumn({ nullable: true })
  domainChangeUntil: Date | null = null;

  /** Not queried again before this time; null: at once. */
  @InstantColumn({ nullable: true })
  domainCheckAfter: Date | null = null;

  /** How often the registries have been queried since the names were last chosen; the delays grow with it. */
  @Property({ type: 'integer', default: 0 })
  domainCheckCount: number = 0;

  /** The last of its names that could not be had (whole), and why, in Persian for its customer. */
  @Property({ type: 'text', nullable: true })
  domainRefused: string | null = null;

  @Property({ type: 'text', nullable: true })
  domainRefusal: string | null = null;

  @Property({ type: 'text' })
  primaryColor!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  wizardData!: WizardData;

  /** Amounts in toman, as calculated when the order was placed or last edited. */
  @Property({ type: 'json', columnType: 'jsonb' })
  quote!: Quote;

  /** The browser's `wizard_session_id`. */
  @Property({ type: 'text', nullable: true })
  sessionId: string | null = null;

  /** The client's id of the draft this order was made from: one draft makes one order of its owner. */
  @Property({ type: 'text', nullable: true })
  draftId: string | null = null;

  /** The key by which a repeated creation is the same one: the caller's key, or session and client order number. */
  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  /** The content of that key's request; the same key with other content is refused. */
  @Property({ type: 'text', nullable: true })
  fingerprint: string | null = null;

  /** Title, number, domain and description, folded (core/text/digits foldForSearch). */
  @Property({ type: 'text' })
  searchText!: string;

  @InstantColumn({ nullable: true })
  deletedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/** One step in an order's life: who moved it, from where to where, and why. Never changed afterwards. */
@Entity({ tableName: 'order_status_changes' })
@Check({
  name: 'order_status_changes_status_check',
  expression: `to_status in (${sqlList(ORDER_STATUSES)}) and (from_status is null or from_status in (${sqlList(ORDER_STATUSES)}))`,
})
@Index({ name: 'order_status_changes_order_created_index', properties: ['orderId', 'createdAt'] })
export class OrderStatusChangeEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => OrderEntity, { index: false })
  orderId!: string;

  /** Null for the creation. */
  @Property({ type: 'text', nullable: true })
  fromStatus: OrderStatus | null = null;

  @Property({ type: 'text' })
  toStatus!: OrderStatus;

  /** Null when the system did it, as on a settlement. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  actorId: string | null = null;

  /** The name of the API key by which the actor's program did it. */
  @Property({ type: 'text', nullable: true })
  viaKey: string | null = null;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}

/** One change of an order's name. Names can be personal data, so it can be erased, unlike a change of status. */
@Entity({ tableName: 'order_domain_changes' })
@Check({ name: 'order_domain_changes_status_check', expression: `status in (${sqlList(ORDER_STATUSES)})` })
export class OrderDomainChangeEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => OrderEntity)
  orderId!: string;

  /** The status of the order at that moment. */
  @Property({ type: 'text' })
  status!: OrderStatus;

  /** Whole names; empty where there was none. */
  @Property({ type: 'text' })
  fromDomain!: string;

  @Property({ type: 'text' })
  toDomain!: string;

  @ReferenceColumn(() => UserEntity, { nullable: true })
  actorId: string | null = null;

  /** The name of the API key by which the actor's program did it. */
  @Property({ type: 'text', nullable: true })
  viaKey: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}
