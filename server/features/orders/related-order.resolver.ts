/** The order beside its id in records of features below. A deleted order, and another's, is null. */
import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { CouponUseType } from '#features/coupons/index.js';
import { FileType } from '#features/files/index.js';
import { InvoiceType } from '#features/invoices/index.js';
import { AgreementType } from '#features/legal/index.js';
import { PaymentType, PaymentVerificationType } from '#features/payments/index.js';
import { TicketType } from '#features/support/index.js';
import type { OrderRow } from './order/orders.queries.js';
import { OrderRefundType, OrderType } from './order/orders.types.js';
import { relatedOrder } from './order/read-orders.service.js';

interface OfOrder {
  readonly orderId: string | null;
}

@Resolver(() => InvoiceType)
class InvoiceOrderResolver {
  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order it was issued for; null where it was written manually.',
  })
  order(@Context() ctx: Ctx, @Root() invoice: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, invoice.orderId);
  }
}

@Resolver(() => PaymentType)
class PaymentOrderResolver {
  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order it pays for; null where it pays for none.',
  })
  order(@Context() ctx: Ctx, @Root() payment: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, payment.orderId);
  }
}

@Resolver(() => PaymentVerificationType)
class VerificationOrderResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order that was paid; null for a stranger.' })
  order(@Context() ctx: Ctx, @Root() verification: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, verification.orderId);
  }
}

@Resolver(() => CouponUseType)
class CouponUseOrderResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order; null once it was deleted.' })
  order(@Context() ctx: Ctx, @Root() use: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, use.orderId);
  }
}

@Resolver(() => FileType)
class FileOrderResolver {
  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order it was sent with; null where it was sent with none.',
  })
  order(@Context() ctx: Ctx, @Root() file: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, file.orderId);
  }
}

@Resolver(() => TicketType)
class TicketOrderResolver {
  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that it is about; null where it is about none.',
  })
  order(@Context() ctx: Ctx, @Root() ticket: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, ticket.orderId);
  }
}

@Resolver(() => OrderRefundType)
class RefundOrderResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order with its current status.' })
  order(@Context() ctx: Ctx, @Root() refund: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, refund.orderId);
  }
}

@Resolver(() => AgreementType)
class AgreementOrderResolver {
  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that was placed with it; null for an account.',
  })
  order(@Context() ctx: Ctx, @Root() agreement: OfOrder): Promise<OrderRow | null> {
    return relatedOrder(ctx, agreement.orderId);
  }
}

export const relatedOrderResolvers = [
  InvoiceOrderResolver,
  PaymentOrderResolver,
  VerificationOrderResolver,
  CouponUseOrderResolver,
  FileOrderResolver,
  TicketOrderResolver,
  RefundOrderResolver,
  AgreementOrderResolver,
] as const;
