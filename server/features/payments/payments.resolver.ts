import { Arg, Args, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import { WalletType } from '#features/wallet/index.js';
import { pendingDeposit, requestDeposit } from './opening/deposit.service.js';
import { payInvoice } from './opening/invoice-payment.service.js';
import { openPayment } from './opening/open-payment.js';
import type { ShownPaymentStatus } from './payment/payment.entity.js';
import { continueUrl, expiresAt, refundingRials, remainingSeconds, shownStatus } from './payment/payment-state.js';
import {
  DepositInputType,
  PaymentsFilterType,
  type DepositInput,
  type PaymentsInput,
} from './payment/payments.inputs.js';
import { readPayment, readPayments } from './payment/read-payments.service.js';
import { cancelPayment } from './settlement/cancel-payment.service.js';
import {
  DepositVerificationType,
  PayInvoiceResultType,
  PaymentPageType,
  PaymentRequestType,
  PaymentType,
  PaymentVerificationType,
  PayMethodEnum,
  type PayMethod,
  SplitPaymentType,
} from './payment/payments.types.js';
import { paySplit } from './opening/split-payment.service.js';
import { verifyDeposit, verifyPayment } from './settlement/verify-payment.service.js';

const GATEWAY = {
  nullable: true,
  description: 'The gateway by its name among the payment methods; without it the first that works.',
};
const KEY = { nullable: true, description: 'A repetition with the same key acts once and answers the same.' };

@Resolver(() => PaymentType)
export class PaymentResolver {
  @Keys('read:payments')
  @Query(() => PaymentType, { description: 'One payment, of your own or for an administrator.' })
  payment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the payment.' }) id: string,
  ): Promise<PaymentType> {
    return readPayment(ctx, id);
  }

  @Keys('read:payments')
  @Query(() => PaymentPageType, { description: "The signed-in customer's payments, newest first." })
  payments(
    @Context() ctx: Ctx,
    @Arg('filter', () => PaymentsFilterType, {
      nullable: true,
      description: 'Only payments that match; without it all of them.',
    })
    filter: PaymentsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<PaymentType>> {
    return readPayments(ctx, { ...filter, ...paging });
  }

  @Keys('write:payments')
  @Mutation(() => PaymentRequestType, { description: 'Opens a session at the gateway for what the order costs.' })
  requestPayment(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of an own order that is not paid yet.' }) orderId: string,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
    @Arg('gateway', () => String, GATEWAY) gateway: string | null,
  ): Promise<PaymentRequestType> {
    return openPayment(ctx, { orderId, idempotencyKey, gateway });
  }

  @Keys('write:payments')
  @Mutation(() => SplitPaymentType, {
    description: 'Pays an order with what the wallet has, and the rest at the gateway.',
  })
  requestSplitPayment(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of an own order that is not paid yet.' }) orderId: string,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
    @Arg('gateway', () => String, GATEWAY) gateway: string | null,
  ): Promise<SplitPaymentType> {
    return paySplit(ctx, { orderId, idempotencyKey, gateway });
  }

  @Keys('write:payments')
  @Mutation(() => PaymentVerificationType, { description: 'On return from the gateway; needs no sign-in.' })
  verifyPayment(
    @Context() ctx: Ctx,
    @Arg('authority', () => String, { description: 'The authority that the gateway added to the return address.' })
    authority: string,
    @Arg('orderId', () => ID, {
      nullable: true,
      description: 'The id of the paid order or invoice; where given, another payment is refused.',
    })
    orderId: string | null,
    @Arg('status', () => String, {
      nullable: true,
      description: 'The status that the gateway added to the return address: OK or NOK.',
    })
    status: string | null,
  ): Promise<PaymentVerificationType> {
    return verifyPayment(ctx, { authority, orderId, status });
  }

  @Keys('write:payments')
  @Mutation(() => PaymentType, {
    description: 'Gives up a payment. PAYMENT_NOT_CANCELABLE where it waits no longer, or its money has come.',
  })
  cancelPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the payment.' }) id: string,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
  ): Promise<PaymentType> {
    return cancelPayment(ctx, { id, idempotencyKey });
  }

  @Keys('write:payments')
  @Mutation(() => PayInvoiceResultType, { description: 'Pays an own invoice.' })
  payInvoice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the invoice.' }) id: string,
    @Arg('method', () => PayMethodEnum, { description: 'Where the money comes from.' }) method: PayMethod,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
    @Arg('gateway', () => String, GATEWAY) gateway: string | null,
  ): Promise<PayInvoiceResultType> {
    return payInvoice(ctx, { id, method, gateway, idempotencyKey });
  }

  @FieldResolver()
  status(@Root() payment: Readonly<PaymentType>): ShownPaymentStatus {
    return shownStatus(payment);
  }

  @FieldResolver(() => RialScalar, { description: 'The sum that was given back.' })
  refundedRials(@Root() payment: Readonly<PaymentType>): Rial {
    return payment.returnedRials;
  }

  @FieldResolver(() => RialScalar, {
    description: 'The sum that is being given back and not yet confirmed; not part of refundedRials.',
  })
  refundingRials(@Root() payment: Readonly<PaymentType>): Rial {
    return refundingRials(payment);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be paid; null when it waits no longer.',
  })
  expiresAt(@Root() payment: Readonly<PaymentType>): Date | null {
    return expiresAt(payment);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "Whole seconds until expiresAt by the server's clock, 0 once it has passed; null as there.",
  })
  remainingSeconds(@Context() ctx: Ctx, @Root() payment: Readonly<PaymentType>): number | null {
    return remainingSeconds(payment, ctx.clock.now());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where to go on paying; null when there is nothing left to pay.',
  })
  paymentUrl(@Context() ctx: Ctx, @Root() payment: Readonly<PaymentType>): string | null {
    return continueUrl(ctx, payment);
  }
}

@Resolver(() => WalletType)
export class DepositResolver {
  @Keys('write:wallet')
  @Mutation(() => PaymentRequestType, { description: "Opens a session at the gateway for a top-up of one's wallet." })
  requestDeposit(
    @Context() ctx: Ctx,
    @Arg('input', () => DepositInputType, { description: 'How much, and a note.' }) input: DepositInput,
    @Arg('idempotencyKey', () => String, KEY) idempotencyKey: string | null,
  ): Promise<PaymentRequestType> {
    return requestDeposit(ctx, { ...input, idempotencyKey });
  }

  @Keys('write:wallet')
  @Mutation(() => DepositVerificationType, { description: 'On return from the gateway; needs no sign-in.' })
  verifyDeposit(
    @Context() ctx: Ctx,
    @Arg('authority', () => String, { description: 'The authority that the gateway added to the return address.' })
    authority: string,
    @Arg('paymentId', () => ID, {
      nullable: true,
      description: 'The id of the payment; where given, another payment is refused.',
    })
    paymentId: string | null,
    @Arg('status', () => String, {
      nullable: true,
      description: 'The status that the gateway added to the return address: OK or NOK.',
    })
    status: string | null,
  ): Promise<DepositVerificationType> {
    return verifyDeposit(ctx, { authority, paymentId, status });
  }

  @FieldResolver(() => PaymentType, {
    nullable: true,
    description: 'A deposit that waits for its payment, at most one hour old.',
  })
  pendingDeposit(@Context() ctx: Ctx): Promise<PaymentType | null> {
    return pendingDeposit(ctx);
  }
}
