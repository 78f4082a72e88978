import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Rial } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage } from '../../platform/db/page.js';
import { Keys } from '../../platform/graphql/keys.js';
import { WalletType } from '../wallet/index.js';
import { pendingDeposit, requestDeposit } from './opening/deposit.service.js';
import { payInvoice, type PaidInvoice } from './opening/invoice-payment.service.js';
import { openPayment } from './opening/open-payment.js';
import type { OpenedPayment } from './opening/open-session.js';
import type { ShownPaymentStatus } from './payment.entity.js';
import { expiresAt, refundingRials, remainingSeconds, shownStatus } from './payment-state.js';
import { continueUrl } from './payments.present.js';
import type { PaymentRow } from './payments.queries.js';
import { PaymentsFilterType } from './administration/payment-admin.types.js';
import { cancelPayment, readPayment, readPayments } from './payments.service.js';
import {
  DepositInputType,
  DepositVerificationType,
  PayInvoiceResultType,
  PaymentPageType,
  PaymentRequestType,
  PaymentStatusEnum,
  PaymentType,
  PaymentVerificationType,
  PayMethodEnum,
  SplitPaymentType,
} from './payments.types.js';
import { paySplit, type SplitPayment } from './opening/split-payment.service.js';
import {
  verifyDeposit,
  verifyPayment,
  type DepositVerification,
  type PaymentVerification,
} from './settlement/verify-payment.service.js';
import { PageArgs } from '../../platform/graphql/list.types.js';

const KEY = { nullable: true, description: 'A repetition with the same key acts once and answers the same.' };

@Resolver(() => PaymentType)
export class PaymentResolver {
  @Keys('read:payments')
  @Query(() => PaymentType)
  payment(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<PaymentRow> {
    return readPayment(ctx, id);
  }

  @Keys('read:payments')
  @Query(() => PaymentPageType, { description: "The signed-in customer's payments, newest first." })
  payments(
    @Context() ctx: Ctx,
    @Arg('filter', () => PaymentsFilterType, { nullable: true }) filter: PaymentsFilterType | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<PaymentRow>> {
    return readPayments(ctx, { ...filter, ...paging });
  }

  @Keys('write:payments')
  @Mutation(() => PaymentRequestType, { description: 'Opens a session at the gateway for what the order costs.' })
  requestPayment(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
  ): Promise<OpenedPayment> {
    return openPayment(ctx, { orderId, idempotencyKey });
  }

  @Keys('write:payments')
  @Mutation(() => SplitPaymentType, {
    description: 'Pays an order with what the wallet has, and the rest at the gateway.',
  })
  requestSplitPayment(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
  ): Promise<SplitPayment> {
    return paySplit(ctx, { orderId, idempotencyKey });
  }

  @Keys('write:payments')
  @Mutation(() => PaymentVerificationType, { description: 'On return from the gateway; needs no sign-in.' })
  verifyPayment(
    @Context() ctx: Ctx,
    @Arg('authority', () => String) authority: string,
    @Arg('orderId', () => ID, { nullable: true }) orderId: string | null,
    @Arg('status', () => String, { nullable: true, description: 'As the gateway put it into the query: OK or NOK.' })
    status: string | null,
  ): Promise<PaymentVerification> {
    return verifyPayment(ctx, { authority, orderId, status });
  }

  @Keys('write:payments')
  @Mutation(() => PaymentType)
  cancelPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
  ): Promise<PaymentRow> {
    return cancelPayment(ctx, { id, idempotencyKey });
  }

  @Keys('write:payments')
  @Mutation(() => PayInvoiceResultType)
  payInvoice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('method', () => PayMethodEnum) method: PayMethodEnum,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
  ): Promise<PaidInvoice> {
    return payInvoice(ctx, { id, method, idempotencyKey });
  }

  @FieldResolver(() => PaymentStatusEnum)
  status(@Root() payment: PaymentRow): ShownPaymentStatus {
    return shownStatus(payment);
  }

  @FieldResolver()
  refundedRials(@Root() payment: PaymentRow): Rial {
    return payment.returnedRials;
  }

  @FieldResolver()
  refundingRials(@Root() payment: PaymentRow): Rial {
    return refundingRials(payment);
  }

  @FieldResolver()
  expiresAt(@Root() payment: PaymentRow): Date | null {
    return expiresAt(payment);
  }

  @FieldResolver()
  remainingSeconds(@Context() ctx: Ctx, @Root() payment: PaymentRow): number | null {
    return remainingSeconds(payment, ctx.clock.now());
  }

  @FieldResolver(() => String, { nullable: true })
  paymentUrl(@Context() ctx: Ctx, @Root() payment: PaymentRow): string | null {
    return continueUrl(ctx, payment);
  }
}

@Resolver(() => WalletType)
export class DepositResolver {
  @Keys('write:wallet')
  @Mutation(() => PaymentRequestType, { description: "Opens a session at the gateway for a top-up of one's wallet." })
  requestDeposit(
    @Context() ctx: Ctx,
    @Arg('input', () => DepositInputType) input: DepositInputType,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
  ): Promise<OpenedPayment> {
    return requestDeposit(ctx, { ...input, idempotencyKey });
  }

  @Keys('write:wallet')
  @Mutation(() => DepositVerificationType, { description: 'On return from the gateway; needs no sign-in.' })
  verifyDeposit(
    @Context() ctx: Ctx,
    @Arg('authority', () => String) authority: string,
    @Arg('paymentId', () => ID, { nullable: true }) paymentId: string | null,
    @Arg('status', () => String, { nullable: true }) status: string | null,
  ): Promise<DepositVerification> {
    return verifyDeposit(ctx, { authority, paymentId, status });
  }

  @FieldResolver(() => PaymentType, {
    nullable: true,
    description: 'A deposit that waits for its payment, at most one hour old.',
  })
  pendingDeposit(@Context() ctx: Ctx): Promise<PaymentRow | null> {
    return pendingDeposit(ctx);
  }
}
