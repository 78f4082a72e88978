import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, AnyKey } from '#platform/graphql/keys.js';
import { RialScalar } from '#platform/graphql/scalars.js';
import {
  type PaymentLogItemType,
  PaymentLogPageType,
  PaymentMethodType,
  PaymentRefundType,
  PaymentStatsType,
  PaymentStepType,
  StatsPeriodEnum,
} from '../payment/payment-admin.types.js';
import { paymentMethods } from '../opening/payment-methods.js';
import { settleReviewed } from './settle-reviewed.service.js';
import { paymentStats } from './payment-stats.js';
import { duplicateRefIds } from '../payment/payment-state.js';
import { PaymentLogFilterType, type PaymentsInput, type StatsPeriod } from '../payment/payments.inputs.js';
import type { PaymentWithPayer } from '../payment/payments.queries.js';
import { readAllPayments } from '../payment/read-payments.service.js';
import { PaymentType } from '../payment/payments.types.js';
import { refundPayment } from '../refunds/refund-payment.service.js';
import { refundsOf, timelineOf } from './timeline.service.js';
import { PageArgs } from '#platform/graphql/list.types.js';

@Resolver()
export class PaymentAdminResolver {
  @AnyKey()
  @Query(() => [PaymentMethodType], { description: 'Ways to pay an order. Bounded: the gateway and the wallet.' })
  paymentMethods(@Context() ctx: Ctx): PaymentMethodType[] {
    return paymentMethods(ctx);
  }

  @AdminOnly()
  @Query(() => PaymentLogPageType, { description: "For administrators: everyone's payments, newest first." })
  paymentLog(
    @Context() ctx: Ctx,
    @Arg('filter', () => PaymentLogFilterType, {
      nullable: true,
      description: 'Only payments that match; without it all of them.',
    })
    filter: PaymentsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<PaymentWithPayer>> {
    return readAllPayments(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Query(() => PaymentStatsType, { description: 'For administrators: the payment log in numbers.' })
  paymentStats(
    @Context() ctx: Ctx,
    @Arg('period', () => StatsPeriodEnum, { defaultValue: 'month', description: 'How far back.' }) period: StatsPeriod,
    @Arg('method', () => String, { nullable: true, description: 'Only this one: the gateway by name, or wallet.' })
    method: string | null,
  ): Promise<PaymentStatsType> {
    return paymentStats(ctx, { period, method });
  }

  @AdminOnly()
  @Mutation(() => PaymentRefundType, {
    description:
      'For administrators: all that is left, to the card within 30 minutes of the payment and to the wallet after them; ' +
      'that ends the order that was paid, and closes its site. A part goes to the wallet and leaves both as they are.',
  })
  refundPayment(
    @Context() ctx: Ctx,
    @Arg('paymentId', () => ID, { description: 'The payment to give back of.' }) paymentId: string,
    @Arg('amountRials', () => RialScalar, { nullable: true, description: 'Whole toman; without it all that is left.' })
    amountRials: Rial | null,
    @Arg('reason', () => String, { nullable: true, description: 'Why, for the customer to read.' })
    reason: string | null,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'A repetition with the same key acts once and answers the same.',
    })
    idempotencyKey: string | null,
  ): Promise<PaymentRefundType> {
    return refundPayment(ctx, { paymentId, amountRials, reason, idempotencyKey });
  }
}

@Resolver()
export class PaymentReviewResolver {
  @AdminOnly()
  @Mutation(() => PaymentType, {
    description:
      'For administrators: settles a payment in review as the gateway has it. Another amount than its own is booked as it arrived.',
  })
  settleReviewedPayment(
    @Context() ctx: Ctx,
    @Arg('paymentId', () => ID, { description: 'The payment in review.' }) paymentId: string,
    @Arg('reason', () => String, { description: 'Why, for the audit log.' }) reason: string,
  ): Promise<PaymentType> {
    return settleReviewed(ctx, { paymentId, reason });
  }
}

@Resolver(() => PaymentLogPageType)
export class PaymentLogPageResolver {
  @FieldResolver()
  items(@Root() page: LazyPage<PaymentWithPayer>): PaymentLogItemType[] {
    return page.items.map((payment) => {
      const { userId, payerName, payerEmail } = payment;
      const customer = { id: userId, fullName: payerName, email: payerEmail };
      return { payment, userId, payerName, payerEmail, customer };
    });
  }

  @FieldResolver()
  duplicateRefIds(@Root() page: LazyPage<PaymentWithPayer>): string[] {
    return duplicateRefIds(page.items);
  }
}

/** Read only where they are selected, for all payments of an answer at once. */
@Resolver(() => PaymentType)
export class PaymentStepsResolver {
  @FieldResolver(() => [PaymentStepType], {
    description: '"Where is my money": every step, oldest first. Bounded: the newest 300.',
  })
  async timeline(@Context() ctx: Ctx, @Root() payment: Readonly<PaymentType>): Promise<readonly PaymentStepType[]> {
    return timelineOf(ctx, payment);
  }

  @FieldResolver(() => [PaymentRefundType], {
    description:
      'The refunds of the payment, also those under way and failed, oldest first. Bounded: the newest hundred.',
  })
  async refunds(@Context() ctx: Ctx, @Root() payment: Readonly<PaymentType>): Promise<readonly PaymentRefundType[]> {
    return refundsOf(ctx, payment.id);
  }
}
