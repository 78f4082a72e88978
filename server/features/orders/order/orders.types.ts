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
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  /** The id of the wizard that it came from. */
  sessionId!: string | null;

  @Field(() => String, { description: 'The number by which people know the order; unique.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The title that the customer gave it.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The description that the customer has written.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Further requests of the customer.' })
  comments!: string | null;

  @Field(() => OrderStatusEnum, { description: 'How far it has come.' })
  status!: OrderStatus;

  @Field(() => OrderPaymentStatusEnum, { description: 'Whether it is paid.' })
  paymentStatus!: OrderPaymentStatus;

  @Field(() => TomanScalar, { description: 'The price now, in toman, discount subtracted.' })
  priceToman!: Toman;

  @Field(() => RialScalar, { description: 'The same in rials.' })
  priceRials!: Rial;

  @Field(() => RialScalar, { description: 'The amount of its payments that was given back.' })
  refundedRials!: Rial;

  @Field(() => CurrencyEnum, { description: 'Always IRR; the amounts name their units.' })
  currency!: string;

  @Field(() => SiteTypeEnum, { description: 'The purpose of the site.' })
  siteType!: SiteType;

  @Field(() => Int, { description: 'How many pages are designed.' })
  totalPages!: number;

  /** The sections of the design; 0 while there is none. The resolver adds `plannedSections`. */
  totalSections!: number;

  /** How many sections the customer wants, for an order that waits for its design. */
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

  @Field(() => String, { description: 'The main colour of the design, as #rrggbb.' })
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

  @Field(() => TomanScalar, { description: 'The sum of their prices, cancelled ones left out, in toman.' })
  totalCostToman!: Toman;

  @Field(() => TomanScalar, { description: 'The sum that was paid for them and not given back, in toman.' })
  paidToman!: Toman;

  @Field(() => TomanScalar, { description: 'The sum that waits for payment, in toman.' })
  openToman!: Toman;
}

@KeyResources('orders')
@ObjectType('OrderStatusChange', { description: 'One change of an order: of its status, or of its domain name.' })
export class OrderStatusChangeType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
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

  @Field(() => String, { nullable: true, description: 'The reason that was given with the change.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it changed.' })
  at!: Date;
}

@KeyResources('orders')
@ObjectType('OrderStep', { description: 'One step in the progress of an order.' })
export class OrderStepType {
  @Field(() => OrderStepKeyEnum, { description: 'Which step it is.' })
  key!: OrderStepKey;

  @Field(() => String, { description: 'In Persian, to be shown to people.' })
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
@ObjectType('OrderRefund', { description: 'The result of a refund of an order.' })
export class OrderRefundType {
  @Field(() => ID, { description: 'The id of the order.' })
  orderId!: string;

  @Field(() => RialScalar, { description: 'Everything that has come back of this order.' })
  amountRials!: Rial;

  @Field(() => RialScalar, { description: 'The balance of the wallet after the refund.' })
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
