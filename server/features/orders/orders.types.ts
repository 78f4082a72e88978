import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial, Toman } from '../../../core/money.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import { CustomerType } from '../identity/index.js';
import { OrderPaymentStatusEnum, OrderStatusEnum } from './orders.graphql-inputs.js';
import type { OrderPaymentStatus, OrderStatus } from './orders.values.js';

/** Heavy and foreign fields stand in OrderFieldResolver. */
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

  @Field(() => String)
  primaryColor!: string;

  @Field(() => CustomerType)
  customer!: CustomerType;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  updatedAt!: Date;
}

/** The pagination, which may need a count, is resolved only where it is selected. */
@ObjectType('OrderPage', { simpleResolvers: true })
export class OrderPageType {
  @Field(() => [OrderType])
  items!: readonly OrderType[];
}

@ObjectType('OrderStats', { simpleResolvers: true })
export class OrderStatsType {
  @Field(() => Int)
  totalOrders!: number;

  @Field(() => Int, { description: 'Pending or in progress.' })
  activeOrders!: number;

  @Field(() => TomanScalar)
  totalCostToman!: Toman;
}

@ObjectType('CreateOrderResult', { simpleResolvers: true })
export class CreateOrderResultType {
  @Field(() => OrderType)
  order!: OrderType;

  @Field(() => String, { nullable: true, description: 'Where to send the browser; null for a draft.' })
  paymentUrl!: string | null;
}
