import {
  Arg,
  Args,
  Ctx as Context,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, requireViewer, type Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import type { LazyPage } from '#platform/db/page.js';
import type { Topics } from '#platform/events/topics.js';
import { AckType } from '#platform/graphql/common.types.js';
import { AdminOnly, Keys } from '#platform/graphql/keys.js';
import {
  designWarnings,
  DesignWarningType,
  pageOfAddress,
  presentQuote,
  previewLink,
  previewPageLoader,
  QuoteType,
  WizardDataType,
  type DesignWarning,
} from '#features/designs/index.js';
import { invoiceLoader, InvoiceType } from '#features/invoices/index.js';
import { changeDomain } from './changes/change-domain.service.js';
import { createOrder, type CreatedOrder } from './changes/create-order.service.js';
import { confirmDomain, refuseDomain } from './domains/decide-domain.service.js';
import { deleteOrder } from './changes/delete-order.service.js';
import { editOrder } from './changes/edit-order.service.js';
import { logoLink } from './design/order-logo.js';
import { updateOrderStatus } from './changes/order-status.service.js';
import { OrderStatusEnum } from './order/orders.enums.js';
import {
  CreateOrderInputType,
  OrdersFilterType,
  UpdateOrderInputType,
  type CreateOrderInput,
  type EditOrderInput,
  type OrdersFilter,
} from './order/orders.inputs.js';
import { ORDER_TEXTS } from './order/orders.messages.js';
import { isDesigned } from './order/orders.policy.js';
import { documentLoader, selectOrderForEvent, type OrderDocuments, type OrderRow } from './order/orders.queries.js';
import { CreateOrderResultType, OrderPageType, OrderStatsType, OrderType } from './order/orders.types.js';
import type { OrderStatus } from './order/orders.values.js';
import { listOrders, orderStats, readOrder } from './order/read-orders.service.js';
import { PageArgs, ScopeEnum, type Scope } from '#platform/graphql/list.types.js';
import { fromKeyedLists, toKeyedLists } from '#core/design/keyed-lists.js';

const SEEN = 'The whole name that was looked at; CONFLICT where the order has it no more.';

@Resolver()
export class OrderResolver {
  @Keys('read:orders')
  @Query(() => OrderPageType, { description: "Orders, newest first: one's own, or everybody's for administrators." })
  orders(
    @Context() ctx: Ctx,
    @Arg('filter', () => OrdersFilterType, {
      nullable: true,
      description: 'Only orders that match; without it all of them.',
    })
    filter: OrdersFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<OrderRow>> {
    return listOrders(ctx, { filter, page: paging });
  }

  @Keys('read:orders')
  @Query(() => OrderType, { description: "One order. NOT_FOUND also for another user's and for a deleted one." })
  order(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
  ): Promise<OrderRow> {
    return readOrder(ctx, id);
  }

  @Keys('read:orders')
  @Query(() => OrderStatsType, { description: "One's own orders in numbers." })
  orderStats(@Context() ctx: Ctx): Promise<OrderStatsType> {
    return orderStats(ctx);
  }

  @CarriesDesign()
  // An order that continues to the gateway also requires write:payments, which the service checks.
  @Keys('write:orders')
  @Mutation(() => CreateOrderResultType, {
    description: 'Places an order. A repetition with the same idempotencyKey finds the order it made before.',
  })
  createOrder(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateOrderInputType, { description: 'The order to place.' }) input: CreateOrderInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A repetition with the same key acts once and answers the same; up to 200 characters, kept for a day.',
    })
    idempotencyKey: string | null,
  ): Promise<CreatedOrder> {
    return createOrder(ctx, { ...input, wizardData: wizardOf(input), idempotencyKey });
  }

  @CarriesDesign()
  @Keys('write:orders')
  @Mutation(() => OrderType, {
    description: 'Edits a pending order; a new design is priced anew. ORDER_NOT_EDITABLE once it is paid.',
  })
  updateOrder(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('input', () => UpdateOrderInputType, { description: 'The fields to change.' })
    input: Omit<EditOrderInput, 'id'>,
  ): Promise<OrderRow> {
    return editOrder(ctx, { ...input, wizardData: wizardOf(input), id });
  }

  @Keys('write:orders')
  @Mutation(() => OrderType, {
    description:
      "Takes another name for one's own order: a pending one is priced anew; a paid one within 24 hours, at the same price.",
  })
  changeOrderDomain(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('domain', () => String, { description: 'The new name, with or without its extension.' }) domain: string,
    @Arg('extension', () => String, {
      nullable: true,
      description: 'The new extension; the present one where it is left out.',
    })
    extension: string | null,
    @Arg('replaces', () => String, { nullable: true, description: 'The whole name; the primary one where not given.' })
    replaces: string | null,
  ): Promise<OrderRow> {
    return changeDomain(ctx, { id, domain, extension, replaces });
  }

  @AdminOnly()
  @Mutation(() => OrderType, {
    description: 'For administrators: moves an order on, as its transitions allow; INVALID_TRANSITION otherwise.',
  })
  updateOrderStatus(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('status', () => OrderStatusEnum, { description: 'The status from now on.' }) status: OrderStatus,
    @Arg('reason', () => String, { nullable: true, description: 'For the customer to read.' }) reason: string | null,
  ): Promise<OrderRow> {
    return updateOrderStatus(ctx, { id, status, reason });
  }

  @AdminOnly()
  @Mutation(() => OrderType, {
    description: 'For administrators: the names of a paid order that waits for them can be had.',
  })
  confirmOrderDomain(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('domain', () => String, { description: SEEN }) domain: string,
  ): Promise<OrderRow> {
    return confirmDomain(ctx, { id, domain });
  }

  @AdminOnly()
  @Mutation(() => OrderType, {
    description: 'For administrators: this name of a paid order cannot be had; its customer chooses another one.',
  })
  refuseOrderDomain(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('domain', () => String, { description: SEEN }) domain: string,
    @Arg('reason', () => String, { description: 'For the customer to read.' }) reason: string,
  ): Promise<OrderRow> {
    return refuseDomain(ctx, { id, domain, reason });
  }

  @Keys('write:orders')
  @Mutation(() => AckType, {
    description:
      'Deletes an own order that is pending or cancelled; administrators any. ORDER_DELETE_DENIED otherwise.',
  })
  async deleteOrder(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the order.' }) id: string,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A repetition with the same key acts once and answers the same; up to 200 characters, kept for a day.',
    })
    idempotencyKey: string | null,
  ): Promise<AckType> {
    await deleteOrder(ctx, { id, idempotencyKey });
    return { success: true, message: ORDER_TEXTS.deletedMessage };
  }

  @Keys('read:orders')
  @Subscription(() => OrderType, {
    topics: ({ args }) => (args['scope'] === 'all' ? 'order.changed:all' : 'order.changed'),
    topicId: ({ args, context }) =>
      args['scope'] === 'all' ? void requireAdmin(context as Ctx) : requireViewer(context as Ctx).userId,
    description:
      "Changes of one's own orders; scope all is for administrators. A deleted order comes in its last state.",
  })
  async orderChanged(
    @Context() ctx: Ctx,
    @Root() event: Topics['order.changed'],
    @Arg('scope', () => ScopeEnum, { defaultValue: 'mine', description: "all: everybody's; for administrators." })
    _scope: Scope,
  ): Promise<OrderRow> {
    const order = await selectOrderForEvent(ctx, event.orderId);
    if (!order) throw new AppError('NOT_FOUND');
    return order;
  }
}

@Resolver(() => CreateOrderResultType)
export class CreatedOrderResolver {
  @FieldResolver(() => [DesignWarningType], {
    description:
      'Suggestions for the design; none of them blocks the order. Bounded by one of each code for each section.',
  })
  async warnings(@Context() ctx: Ctx, @Root() { order }: CreatedOrder): Promise<readonly DesignWarning[]> {
    return designWarnings((await documentsOf(ctx, order)).wizardData);
  }
}

/** Wizard data and quote are read only when they are selected, for all orders of an answer at once. */
@Resolver(() => OrderType)
export class OrderFieldResolver {
  @FieldResolver(() => WizardDataType, { description: 'Everything that was chosen in the wizard.' })
  async wizardData(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<WizardDataType> {
    return toKeyedLists((await documentsOf(ctx, order)).wizardData);
  }

  @FieldResolver(() => QuoteType, {
    description: 'The price with its lines, frozen when the order was placed or last edited.',
  })
  async quote(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<QuoteType> {
    return presentQuote((await documentsOf(ctx, order)).quote);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A signed address of the logo, good for at most five minutes.',
  })
  async logoUrl(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<string | null> {
    return logoLink(ctx, (await documentsOf(ctx, order)).wizardData);
  }

  @FieldResolver(() => String, {
    description:
      'The picture of its chosen page, else of the first, for an <img>; `&page=<id>` shows another. Good for at most ' +
      'five minutes.',
  })
  designPreviewUrl(@Context() ctx: Ctx, @Root() order: OrderRow): string {
    return previewLink(ctx, order.id);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The page that represents the design in thumbnails; null for the first one.',
  })
  async previewPageId(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<string | null> {
    return pageOfAddress((await previewPageLoader(ctx).load(order.id))?.previewUrl ?? null);
  }

  @FieldResolver(() => Int, {
    description: 'How many sections all pages have together; while it waits for its design, how many are wanted.',
  })
  totalSections(@Root() { totalSections, plannedSections }: OrderRow): number {
    return totalSections || (plannedSections ?? 0);
  }

  @FieldResolver(() => Boolean, {
    description: 'False while it is only noted and waits for its design: then its price is an estimate.',
  })
  async isDesigned(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<boolean> {
    // Most orders have sections, which is known from their row.
    return order.totalSections > 0 || isDesigned({ ...order, wizardData: (await documentsOf(ctx, order)).wizardData });
  }

  @FieldResolver(() => InvoiceType, {
    nullable: true,
    description: 'Its own invoice, without renewals; null until it is issued, and where it was cancelled.',
  })
  invoice(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<InvoiceType | null> {
    return invoiceLoader(ctx).load(order.id);
  }
}

/** Undefined and null say that nothing was given, or that the design stays. */
function wizardOf({ wizardData }: { readonly wizardData?: unknown }): unknown {
  return wizardData && fromKeyedLists(wizardData, 'kept');
}

async function documentsOf(ctx: Ctx, order: OrderRow): Promise<OrderDocuments> {
  const documents = await documentLoader(ctx).load(order.id);
  if (!documents) throw new AppError('NOT_FOUND');
  return documents;
}
