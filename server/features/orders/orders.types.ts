import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial, Toman } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, JSONScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import { CustomerType } from '../identity/index.js';
import { OrderDomainStatusEnum, OrderPaymentStatusEnum, OrderStatusEnum } from './orders.graphql-inputs.js';
import type { OrderDomainStatus, OrderPaymentStatus, OrderStatus } from './orders.values.js';
import { PageType } from '../../platform/graphql/list.types.js';

/** Heavy and foreign fields stand in OrderFieldResolver. */
@KeyResources('orders')
@ObjectType('Order', { simpleResolvers: true })
export class OrderType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  orderNumber!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  comments!: string | null;

  @Field(() => OrderStatusEnum)
  status!: OrderStatus;

  @Field(() => OrderPaymentStatusEnum)
  paymentStatus!: OrderPaymentStatus;

  @Field(() => TomanScalar)
  priceToman!: Toman;

  @Field(() => RialScalar)
  priceRials!: Rial;

  @Field(() => RialScalar, { description: 'What has been given back of what was paid for it.' })
  refundedRials!: Rial;

  @Field(() => String)
  currency!: string;

  @Field(() => String)
  siteType!: string;

  @Field(() => Int)
  totalPages!: number;

  @Field(() => Int)
  totalSections!: number;

  @Field(() => String, { description: 'Full name with extension.' })
  domain!: string;

  @Field(() => OrderDomainStatusEnum, {
    description:
      'Whether the registries have said that its names are free, nobody could say yet, or one could not be had and another is to be chosen.',
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

  @Field(() => String)
  primaryColor!: string;

  @Field(() => CustomerType)
  customer!: CustomerType;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  updatedAt!: Date;
}

@KeyResources('orders')
@ObjectType('OrderPage', { simpleResolvers: true })
export class OrderPageType extends PageType {
  @Field(() => [OrderType])
  items!: readonly OrderType[];
}

@KeyResources('orders')
@ObjectType('OrderStats', { simpleResolvers: true })
export class OrderStatsType {
  @Field(() => Int)
  totalOrders!: number;

  @Field(() => Int, { description: 'Pending or in progress.' })
  activeOrders!: number;

  @Field(() => TomanScalar)
  totalCostToman!: Toman;
}

@KeyResources('orders')
@ObjectType('OrderStatusChange')
export class OrderStatusChangeType {
  @Field(() => ID)
  id!: string;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Null for the creation.' })
  fromStatus!: OrderStatus | null;

  @Field(() => OrderStatusEnum)
  toStatus!: OrderStatus;

  @Field(() => String, { nullable: true, description: 'Where it was the name that changed, and the status stayed.' })
  fromDomain!: string | null;

  @Field(() => String, { nullable: true })
  toDomain!: string | null;

  @Field(() => String, { nullable: true, description: 'For administrators, and where it was oneself.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the API key by which it was done.' })
  viaKey!: string | null;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => DateTimeScalar)
  at!: Date;
}

@KeyResources('orders')
@ObjectType('OrderStep')
export class OrderStepType {
  @Field(() => String)
  key!: string;

  @Field(() => String, { description: 'Persian.' })
  title!: string;

  @Field(() => Boolean)
  done!: boolean;

  @Field(() => DateTimeScalar, { nullable: true })
  at!: Date | null;
}

@KeyResources('orders')
@ObjectType('OrderProgress')
export class OrderProgressType {
  @Field(() => [OrderStepType])
  steps!: readonly OrderStepType[];

  @Field(() => Int)
  percent!: number;
}

@KeyResources('orders')
@ObjectType('OrderDesign')
export class OrderDesignType {
  @Field(() => ID)
  id!: string;

  @Field(() => JSONScalar, { description: 'Pages and the current one: core/design.ts, designSchema.' })
  snapshot!: unknown;

  @Field(() => Int, { description: 'Counts the saves of design and texts; an edit may name the one it began from.' })
  version!: number;

  @Field(() => DateTimeScalar)
  updatedAt!: Date;
}

@KeyResources('payments')
@ObjectType('OrderRefund')
export class OrderRefundType {
  @Field(() => ID)
  orderId!: string;

  @Field(() => RialScalar, { description: 'Everything that has come back of this order.' })
  amountRials!: Rial;

  @Field(() => RialScalar)
  newBalanceRials!: Rial;
}

@KeyResources('orders')
@ObjectType('CreateOrderResult', { simpleResolvers: true })
export class CreateOrderResultType {
  @Field(() => OrderType)
  order!: OrderType;

  @Field(() => String, { nullable: true, description: 'Where to send the browser; null for a draft.' })
  paymentUrl!: string | null;
}
