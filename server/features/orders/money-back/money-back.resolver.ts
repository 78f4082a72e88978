import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { RialScalar } from '#platform/graphql/scalars.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import type { OrderRow } from '../order/orders.queries.js';
import { OrderType } from '../order/orders.types.js';
import { relatedOrder } from '../order/read-orders.service.js';
import { MoneyBackRequestsFilter, type MoneyBackRequestsInput } from './money-back.inputs.js';
import { moneyBackLoader, moneyBackRequestLoader } from './money-back.queries.js';
import * as moneyBack from './money-back.service.js';
import { MoneyBackRequestPageType, MoneyBackRequestType, MoneyBackType } from './money-back.types.js';

@Resolver(() => MoneyBackRequestType)
export class MoneyBackResolver {
  @AdminOnly()
  @Query(() => MoneyBackRequestPageType, { description: 'For administrators: requests for money back, newest first.' })
  moneyBackRequests(
    @Context() ctx: Ctx,
    @Arg('filter', () => MoneyBackRequestsFilter, {
      nullable: true,
      description: 'Only requests that match; without it all of them.',
    })
    filter: MoneyBackRequestsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<MoneyBackRequestType>> {
    return moneyBack.readMoneyBackRequests(ctx, { ...filter, ...paging });
  }

  @Keys('write:payments')
  @Mutation(() => MoneyBackRequestType, {
    description:
      "Requests a refund of one's own paid order within the guarantee. ORDER_NOT_REFUNDABLE afterwards; CONFLICT while " +
      'a request waits.',
  })
  requestMoneyBack(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string,
    @Arg('reason', () => String, { description: 'Why; 5 to 1000 characters.' }) reason: string,
  ): Promise<MoneyBackRequestType> {
    return moneyBack.requestMoneyBack(ctx, { orderId, reason });
  }

  @Keys('write:payments')
  @Mutation(() => MoneyBackRequestType, { description: "Takes one's own request back; CONFLICT once it is decided." })
  withdrawMoneyBack(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string,
  ): Promise<MoneyBackRequestType> {
    return moneyBack.withdrawMoneyBack(ctx, orderId);
  }

  @AdminOnly()
  @Mutation(() => MoneyBackRequestType, {
    description:
      'For administrators: gives back to the wallet what is left of the order, ends it and closes its site; or a part, ' +
      'which leaves them as they are. REFUND_EXCEEDS_PAYMENT for more than `refundableRials`.',
  })
  approveMoneyBack(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the request.' }) id: string,
    @Arg('amountRials', () => RialScalar, { nullable: true, description: 'A part, whole tomans; null: all of it.' })
    amountRials: Rial | null,
  ): Promise<MoneyBackRequestType> {
    return moneyBack.approveMoneyBack(ctx, id, { amountRials });
  }

  @AdminOnly()
  @Mutation(() => MoneyBackRequestType, { description: 'For administrators: the order stays as it is.' })
  refuseMoneyBack(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the request.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, as the customer reads it; 1 to 1000 characters.' })
    reason: string,
  ): Promise<MoneyBackRequestType> {
    return moneyBack.refuseMoneyBack(ctx, id, { reason });
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'The customer who made the request.' })
  customer(@Context() ctx: Ctx, @Root() request: Readonly<MoneyBackRequestType>): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(request.userId);
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order whose money is requested.' })
  order(@Context() ctx: Ctx, @Root() request: Readonly<MoneyBackRequestType>): Promise<OrderRow | null> {
    return relatedOrder(ctx, request.orderId);
  }
}

@Resolver(() => OrderType)
export class OrderMoneyBackResolver {
  @FieldResolver(() => MoneyBackType, { nullable: true, description: 'The guarantee; null where nothing is paid.' })
  moneyBack(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<MoneyBackType | null> {
    return moneyBackLoader(ctx).load(order.id);
  }

  @FieldResolver(() => MoneyBackRequestType, { nullable: true, description: 'The newest request for its money.' })
  moneyBackRequest(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<MoneyBackRequestType | null> {
    return moneyBackRequestLoader(ctx).load(order.id);
  }
}
