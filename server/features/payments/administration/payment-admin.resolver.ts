import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Rial } from '../../../../core/money.js';
import type { Ctx } from '../../../platform/context.js';
import type { LazyPage } from '../../../platform/db/page.js';
import { AnyKey, NoKey } from '../../../platform/graphql/keys.js';
import { RialScalar } from '../../../platform/graphql/scalars.js';
import {
  PaymentLogFilterType,
  PaymentLogPageType,
  PaymentMethodType,
  PaymentRefundType,
  PaymentStatsType,
  PaymentStepType,
  StatsPeriodEnum,
} from './payment-admin.types.js';
import { paymentMethods, type PaymentMethod } from '../opening/payment-methods.js';
import { paymentStats, type PaymentStats } from './payment-stats.js';
import { duplicateRefIds } from '../payments.present.js';
import type { PaymentRow, PaymentWithPayer } from '../payments.queries.js';
import { readAllPayments } from '../payments.service.js';
import { PaymentType } from '../payments.types.js';
import { refundPayment } from '../refunds/refund-payment.service.js';
import type { RefundRow } from '../refunds/refunds.queries.js';
import { refundsOf, timelineOf, type TimelineStep } from '../timeline/timeline.service.js';
import { PageArgs } from '../../../platform/graphql/list.types.js';

@Resolver()
export class PaymentAdminResolver {
  @AnyKey()
  @Query(() => [PaymentMethodType], { description: 'Ways to pay an order.' })
  paymentMethods(@Context() ctx: Ctx): PaymentMethod[] {
    return paymentMethods(ctx);
  }

  @NoKey()
  @Query(() => PaymentLogPageType, { description: "For administrators: everyone's payments, newest first." })
  paymentLog(
    @Context() ctx: Ctx,
    @Arg('filter', () => PaymentLogFilterType, { nullable: true }) filter: PaymentLogFilterType | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<PaymentWithPayer>> {
    return readAllPayments(ctx, { ...filter, ...paging });
  }

  @NoKey()
  @Query(() => PaymentStatsType, { description: 'For administrators.' })
  paymentStats(
    @Context() ctx: Ctx,
    @Arg('period', () => StatsPeriodEnum, { defaultValue: StatsPeriodEnum.month }) period: StatsPeriodEnum,
    @Arg('method', () => String, { nullable: true }) method: string | null,
  ): Promise<PaymentStats> {
    return paymentStats(ctx, { period, method });
  }

  @NoKey()
  @Mutation(() => PaymentRefundType, {
    description:
      'For administrators: to the card within 30 minutes, else to the wallet. Without an amount, all that is left.',
  })
  refundPayment(
    @Context() ctx: Ctx,
    @Arg('paymentId', () => ID) paymentId: string,
    @Arg('amountRials', () => RialScalar, { nullable: true }) amountRials: Rial | null,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<RefundRow> {
    return refundPayment(ctx, { paymentId, amountRials, reason, idempotencyKey });
  }
}

@Resolver(() => PaymentLogPageType)
export class PaymentLogPageResolver {
  @FieldResolver()
  items(@Root() page: LazyPage<PaymentWithPayer>): { payment: PaymentRow; userId: string }[] {
    return page.items.map((payment) => ({ payment, ...payment }));
  }

  @FieldResolver(() => [String])
  duplicateRefIds(@Root() page: LazyPage<PaymentWithPayer>): string[] {
    return duplicateRefIds(page.items);
  }
}

/** Read only where they are selected, for all payments of an answer at once. */
@Resolver(() => PaymentType)
export class PaymentStepsResolver {
  @FieldResolver(() => [PaymentStepType], { description: '"Where is my money": every step, oldest first.' })
  async timeline(@Context() ctx: Ctx, @Root() payment: PaymentRow): Promise<readonly TimelineStep[]> {
    return timelineOf(ctx, payment);
  }

  @FieldResolver(() => [PaymentRefundType])
  async refunds(@Context() ctx: Ctx, @Root() payment: PaymentRow): Promise<readonly RefundRow[]> {
    return refundsOf(ctx, payment.id);
  }
}
