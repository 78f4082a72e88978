/** The payment beside its id in records of features below. */
import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { InvoiceType, relatedInvoice } from '#features/invoices/index.js';
import { receiptOfPaymentLoader, ReceiptType } from '#features/receipts/index.js';
import { TicketType } from '#features/support/index.js';
import { PaymentRefundType } from './payment/payment-admin.types.js';
import { relatedPayment } from './payment/read-payments.service.js';
import { PaymentType } from './payment/payments.types.js';

@Resolver(() => PaymentType)
export class PaymentDocumentsResolver {
  @FieldResolver(() => InvoiceType, {
    nullable: true,
    description: 'The invoice it pays; null of a top-up, and where the viewer may not read it.',
  })
  invoice(@Context() ctx: Ctx, @Root() payment: Readonly<PaymentType>): Promise<InvoiceType | null> {
    return relatedInvoice(ctx, payment.invoiceId);
  }

  @FieldResolver(() => ReceiptType, { nullable: true, description: 'Its receipt; null until its money has come.' })
  receipt(@Context() ctx: Ctx, @Root() payment: Readonly<PaymentType>): Promise<ReceiptType | null> {
    return receiptOfPaymentLoader(ctx).load(payment.id);
  }
}

@Resolver(() => PaymentRefundType)
export class RefundPaymentResolver {
  @FieldResolver(() => PaymentType, { nullable: true, description: 'The payment it is given back of.' })
  payment(@Context() ctx: Ctx, @Root() refund: Readonly<PaymentRefundType>): Promise<PaymentType | null> {
    return relatedPayment(ctx, refund.paymentId);
  }
}

@Resolver(() => ReceiptType)
export class ReceiptPaymentResolver {
  @FieldResolver(() => PaymentType, {
    nullable: true,
    description: 'The payment it was written for; null where the money came outside the product.',
  })
  payment(@Context() ctx: Ctx, @Root() receipt: Readonly<ReceiptType>): Promise<PaymentType | null> {
    return relatedPayment(ctx, receipt.paymentId);
  }
}

@Resolver(() => TicketType)
export class TicketPaymentResolver {
  @FieldResolver(() => PaymentType, {
    nullable: true,
    description: 'The payment that it is about; null where it is about none, and where the viewer may not see it.',
  })
  payment(@Context() ctx: Ctx, @Root() ticket: Pick<TicketType, 'paymentId'>): Promise<PaymentType | null> {
    return relatedPayment(ctx, ticket.paymentId);
  }
}
