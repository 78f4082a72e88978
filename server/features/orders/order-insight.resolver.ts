import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../platform/context.js';
import { CarriesDesign } from '../../platform/graphql/carries-design.js';
import { JSONScalar } from '../../platform/graphql/scalars.js';
import { changeDesignOptions, changePreviewUrl, designLoader, designOfOrder } from '../designs/index.js';
import { paymentsOfOrderLoader, PaymentType, type PaymentRow } from '../payments/index.js';
import { AppError } from '../../../core/errors.js';
import { changeOrderDesign } from './edit-order.service.js';
import { historyOf, progressOf, type OrderProgress, type StatusChange } from './order-history.js';
import { leadingPayment } from './orders.present.js';
import type { OrderRow } from './orders.queries.js';
import {
  OrderDesignType,
  OrderProgressType,
  OrderRefundType,
  OrderStatusChangeType,
  OrderType,
} from './orders.types.js';
import { readOrder } from './read-orders.service.js';
import { refundOrder, type OrderRefund } from './refund-order.service.js';

type DesignRow = NonNullable<Awaited<ReturnType<typeof designOfOrder>>>;

async function mustFindDesign(ctx: Ctx, orderId: string): Promise<DesignRow> {
  const design = await designOfOrder(ctx, (await readOrder(ctx, orderId)).id);
  if (!design) throw new AppError('NOT_FOUND');
  return design;
}

async function paymentsOf(ctx: Ctx, order: OrderRow): Promise<readonly PaymentRow[]> {
  return (await paymentsOfOrderLoader(ctx).load(order.id))?.payments ?? [];
}

@Resolver()
export class OrderInsightResolver {
  @Mutation(() => OrderRefundType, {
    description: 'Takes an own, undelivered order back: what was paid goes to the wallet, once.',
  })
  refundOrder(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<OrderRefund> {
    return refundOrder(ctx, { orderId, idempotencyKey });
  }

  @CarriesDesign()
  @Mutation(() => OrderType, { description: 'Replaces the pages of a pending order, which is priced anew.' })
  updateOrderDesign(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID) id: string,
    @Arg('snapshot', () => JSONScalar) snapshot: unknown,
    @Arg('baseVersion', () => Int, { nullable: true }) baseVersion: number | null,
  ): Promise<OrderRow> {
    return changeOrderDesign(ctx, { id, snapshot, baseVersion });
  }

  @Mutation(() => OrderDesignType, { description: 'Merges options into those kept; null removes one.' })
  async updateOrderDesignOptions(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('options', () => JSONScalar) options: unknown,
  ): Promise<DesignRow> {
    return changeDesignOptions(ctx, (await mustFindDesign(ctx, orderId)).id, options);
  }

  @Mutation(() => OrderDesignType, { description: 'Where a picture of the design stands.' })
  async setOrderPreviewUrl(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('previewUrl', () => String) previewUrl: string,
  ): Promise<DesignRow> {
    return changePreviewUrl(ctx, (await mustFindDesign(ctx, orderId)).id, previewUrl);
  }
}

/** Read only where they are selected. */
@Resolver(() => OrderType)
export class OrderInsightFieldResolver {
  @FieldResolver(() => [OrderStatusChangeType], { description: 'Every change of status, oldest first.' })
  async history(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<readonly StatusChange[]> {
    return historyOf(ctx, order);
  }

  @FieldResolver(() => OrderProgressType)
  async progress(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<OrderProgress> {
    return progressOf(ctx, order, leadingPayment(await paymentsOf(ctx, order))?.settledAt ?? null);
  }

  @FieldResolver(() => [PaymentType], { description: 'Newest first.' })
  async payments(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<readonly PaymentRow[]> {
    return paymentsOf(ctx, order);
  }

  @FieldResolver(() => OrderDesignType, { nullable: true })
  async design(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<DesignRow | null> {
    return (await designLoader(ctx).load(order.id))?.design ?? null;
  }
}
