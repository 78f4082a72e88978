import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial, Toman } from '#core/money.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '#platform/graphql/scalars.js';
import { CustomerType } from '#features/identity/index.js';
import { OrderDomainStatusEnum, OrderPaymentStatusEnum, OrderStatusEnum, OrderStepKeyEnum } from './orders.enums.js';
import type { OrderDomainStatus, OrderPaymentStatus, OrderStatus, OrderStepKey } from './orders.values.js';
import { PageType } from '#platform/graphql/list.types.js';
import type { SiteType } from '#core/design/design.js';
import { CurrencyEnum } from '#platform/graphql/common.types.js';
import { SiteTypeEnum } from '#features/designs/index.js';

/** Fields that need further queries are in OrderFieldResolver. */
@KeyResources('orders')
@ObjectType('Order', {
  simpleResolvers: true,
  description: 'An order of a site. Customers read their own, administrators all.',
})
export class OrderType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  /** Of the wizard that it came from. */
  sessionId!: string | null;

  @Field(() => String, { description: 'What people call it by; unique.' })
  orderNumber!: string;

  @Field(() => String, { description: 'What the customer calls it.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What the customer says of it.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Further requests of the customer.' })
  comments!: string | null;

  @Field(() => OrderStatusEnum, { description: 'How far it has come.' })
  status!: OrderStatus;

  @Field(() => OrderPaymentStatusEnum, { description: 'Whether it is paid.' })
  paymentStatus!: OrderPaymentStatus;

  @Field(() => TomanScalar, { description: 'What it costs now, in toman, after a discount.' })
  priceToman!: Toman;

  @Field(() => RialScalar, { description: 'The same in rials.' })
  priceRials!: Rial;

  @Field(() => RialScalar, { description: 'What has been given back of what was paid for it.' })
  refundedRials!: Rial;

  @Field(() => CurrencyEnum, { description: 'Always IRR; the amounts name their units.' })
  currency!: string;

  @Field(() => SiteTypeEnum, { description: 'What the site is for.' })
  siteType!: SiteType;

  @Field(() => Int, { description: 'How many pages are designed.' })
  totalPages!: number;

  /** Of the design; 0 while there is none. The resolver adds `plannedSections`. */
  totalSections!: number;

  /** Of an order that waits for its design: how many sections its customer wants. */
  plannedSections!: number | null;

  @Field(() => String, { description: 'Full name with extension.' })
  domain!: string;

  @Field(() => OrderDomainStatusEnum, {
    description:
      'Whether the registries have confirmed that its names are free, could not be queried yet, or one could not be had and another is to be chosen.',
  })
  domainStatus!: OrderDomainStatus;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the name of a paid order can be changed. A pending order has no such end.',
  })
  domainChangeUntil!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name that could not be had, whole.' })
  domainRefused!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, Persian; another name is to be chosen.' })
  domainRefusal!: string | null;

  @Field(() => String, { description: 'Of the design, #rrggbb.' })
  primaryColor!: string;

  @Field(() => CustomerType, { description: 'Who ordered it.' })
  customer!: CustomerType;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@KeyResources('orders')
@ObjectType('OrderPage', { simpleResolvers: true, description: 'A page of orders, newest first.' })
export class OrderPageType extends PageType {
  @Field(() => [OrderType], { description: 'The orders of this page.' })
  items!: readonly OrderType[];
}

@KeyResources('orders')
@ObjectType('OrderStats', { simpleResolvers: true, description: "The signed-in person's orders in numbers." })
export class OrderStatsType {
  @Field(() => Int, { description: 'All that were placed and not deleted.' })
  totalOrders!: number;

  @Field(() => Int, { description: 'Pending or in progress.' })
  activeOrders!: number;

  @Field(() => TomanScalar, { description: 'What they cost together, cancelled ones left out, in toman.' })
  totalCostToman!: Toman;

  @Field(() => TomanScalar, { description: 'What was paid for them and not given back, in toman.' })
  paidToman!: Toman;

  @Field(() => TomanScalar, { description: 'What waits for payment, in toman.' })
  openToman!: Toman;
}

@KeyResources('orders')
@ObjectType('OrderStatusChange', { description: 'One change of an order: of its status, or of its domain name.' })
export class OrderStatusChangeType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  orderId!: string;

  /** Null when the system did it. */
  actorId!: string | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Null for the creation.' })
  fromStatus!: OrderStatus | null;

  @Field(() => OrderStatusEnum, { description: 'The status from then on.' })
  toStatus!: OrderStatus;

  @Field(() => String, { nullable: true, description: 'Where it was the name that changed, and the status stayed.' })
  fromDomain!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name from then on; null where it was the status that changed.',
  })
  toDomain!: string | null;

  @Field(() => String, { nullable: true, description: 'For administrators, and where it was oneself.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the API key by which it was done.' })
  viaKey!: string | null;

  @Field(() => String, { nullable: true, description: 'As given with the change.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it changed.' })
  at!: Date;
}

@KeyResources('orders')
@ObjectType('OrderStep', { description: 'One step in the progress of an order.' })
export class OrderStepType {
  @Field(() => OrderStepKeyEnum, { description: 'Which station.' })
  key!: OrderStepKey;

  @Field(() => String, { description: 'Persian.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether it has been reached.' })
  done!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was reached; null where not yet.' })
  at!: Date | null;
}

@KeyResources('orders')
@ObjectType('OrderProgress', { description: 'How far an order has come.' })
export class OrderProgressType {
  @Field(() => [OrderStepType], { description: 'In order. Bounded: at most six.' })
  steps!: readonly OrderStepType[];

  @Field(() => Int, { description: 'Reached stations of all, 0 to 100.' })
  percent!: number;
}

@KeyResources('payments')
@ObjectType('OrderRefund', { description: 'What came back of an order.' })
export class OrderRefundType {
  @Field(() => ID, { description: 'Of the order.' })
  orderId!: string;

  @Field(() => RialScalar, { description: 'Everything that has come back of this order.' })
  amountRials!: Rial;

  @Field(() => RialScalar, { description: 'Of the wallet, afterwards.' })
  newBalanceRials!: Rial;
}

@KeyResources('orders')
@ObjectType('CreateOrderResult', { simpleResolvers: true, description: 'A new order, and where to pay it.' })
export class CreateOrderResultType {
  @Field(() => OrderType, { description: 'The order as it was placed.' })
  order!: OrderType;

  @Field(() => String, { nullable: true, description: 'Where to send the browser; null for a draft.' })
  paymentUrl!: string | null;
}
