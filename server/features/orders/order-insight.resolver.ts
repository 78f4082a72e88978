import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import {
  changePreviewUrl,
  DesignOptionsType,
  DesignType,
  designLoader,
  designOfOrder,
  optionsOf,
  OrderDesignType,
  previewUrlOf,
} from '#features/designs/index.js';
import { paymentsOfOrderLoader, PaymentType } from '#features/payments/index.js';
import { AppError } from '#core/errors/errors.js';
import { Keys } from '#platform/graphql/keys.js';
import { changeOrderDesign, changeOrderOptions } from './changes/edit-order.service.js';
import { historyOf, progressOf } from './changes/order-history.js';
import { leadingPayment } from './orders.view.js';
import { documentLoader, type OrderRow } from './order/orders.queries.js';
import { OrderProgressType, OrderRefundType, OrderStatusChangeType, OrderType } from './order/orders.types.js';
import { readOrder } from './order/read-orders.service.js';
import { refundOrder } from './payment/refund-order.service.js';
import { fromKeyedLists, toKeyedLists } from '#core/design/keyed-lists.js';

type DesignRow = NonNullable<Awaited<ReturnType<typeof designOfOrder>>>;

async function mustFindDesign(ctx: Ctx, orderId: string): Promise<DesignRow> {
  const design = await designOfOrder(ctx, (await readOrder(ctx, orderId)).id);
  if (!design) throw new AppError('NOT_FOUND');
  return design;
}

async function paymentsOf(ctx: Ctx, order: OrderRow): Promise<readonly PaymentType[]> {
  return (await paymentsOfOrderLoader(ctx).load(order.id))?.payments ?? [];
}

@Resolver()
export class OrderInsightResolver {
  @Keys('write:payments')
  @Mutation(() => OrderRefundType, {
    description: 'Takes an own, undelivered order back: what was paid goes to the wallet, once.',
  })
  refundOrder(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A repetition with the same key acts once and answers the same; up to 200 characters, kept for a day.',
    })
    idempotencyKey: string | null,
  ): Promise<OrderRefundType> {
    return refundOrder(ctx, { orderId, idempotencyKey });
  }

  @CarriesDesign()
  @Keys('write:orders')
  @Mutation(() => OrderType, { description: 'Replaces the pages of a pending order, which is priced anew.' })
  updateOrderDesign(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('snapshot', () => DesignType, { description: 'The new pages, all of them.' }) snapshot: DesignType,
    @Arg('baseVersion', () => Int, {
      nullable: true,
      description: 'The version that the edit began from. A newer one answers CONFLICT, with its number.',
    })
    baseVersion: number | null,
  ): Promise<OrderRow> {
    return changeOrderDesign(ctx, { id, snapshot: fromKeyedLists(snapshot, 'kept'), baseVersion });
  }

  @Keys('write:orders')
  @Mutation(() => OrderDesignType, {
    description:
      'Sets the canvas of the open page, colours or font of a pending order: {canvasDimensions, branding}. Null puts the ' +
      'default back; another option is refused.',
  })
  async updateOrderDesignOptions(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string,
    @Arg('options', () => DesignOptionsType, { description: 'The fields to change.' }) options: DesignOptionsType,
  ): Promise<DesignRow> {
    await changeOrderOptions(ctx, { id: orderId, options: fromKeyedLists(options, 'kept') });
    return mustFindDesign(ctx, orderId);
  }

  @Keys('write:orders')
  @Mutation(() => OrderDesignType, {
    description: 'Chooses the page that represents the design, by the address of its picture; another is refused.',
  })
  async setOrderPreviewUrl(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string,
    @Arg('previewUrl', () => String, {
      description: 'The address that `OrderDesign.previewUrl` has, with `page=<id>` of one of its pages.',
    })
    previewUrl: string,
  ): Promise<DesignRow> {
    return changePreviewUrl(ctx, (await mustFindDesign(ctx, orderId)).id, previewUrl);
  }
}

/** Read only where they are selected. */
@Resolver(() => OrderType)
export class OrderInsightFieldResolver {
  @FieldResolver(() => [OrderStatusChangeType], {
    description: 'Every change of status or name, oldest first. Bounded: of either the newest hundred.',
  })
  async history(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<readonly OrderStatusChangeType[]> {
    return historyOf(ctx, order);
  }

  @FieldResolver(() => OrderProgressType, { description: 'The stations on its way.' })
  async progress(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<OrderProgressType> {
    return progressOf(ctx, order, leadingPayment(await paymentsOf(ctx, order))?.settledAt ?? null);
  }

  @FieldResolver(() => [PaymentType], {
    description: 'Every try to pay it, newest first. Bounded: the newest hundred.',
  })
  async payments(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<readonly PaymentType[]> {
    return paymentsOf(ctx, order);
  }

  @FieldResolver(() => OrderDesignType, { nullable: true, description: 'Null while it waits for its design.' })
  async design(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<DesignRow | null> {
    return (await designLoader(ctx).load(order.id))?.design ?? null;
  }
}

/** Options and picture address as they hold now. */
@Resolver(() => OrderDesignType)
export class OrderDesignFieldResolver {
  @FieldResolver(() => DesignType, { description: 'Pages, and the one that was open last.' })
  snapshot(@Root() design: DesignRow): DesignType {
    return toKeyedLists(design.snapshot);
  }

  @FieldResolver(() => DesignOptionsType, { description: 'The settings besides the pages.' })
  async options(@Context() ctx: Ctx, @Root() design: DesignRow): Promise<DesignOptionsType> {
    const documents = design.orderId === null ? null : await documentLoader(ctx).load(design.orderId);
    return optionsOf(ctx, design, documents?.wizardData.branding);
  }

  @FieldResolver(() => String, {
    description:
      'The picture of the page that represents the design. Order.designPreviewUrl opens it without a bearer.',
  })
  previewUrl(@Root() design: DesignRow): string {
    return previewUrlOf(design);
  }
}
