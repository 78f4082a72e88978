/** The records that registrations and tasks point to, as objects beside their ids (decision record 059). */
import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { InvoiceType, relatedInvoice } from '#features/invoices/index.js';
import { OrderType, relatedOrder, type OrderRow } from '#features/orders/index.js';
import { registrationLoader } from './registrations.queries.js';
import { DomainRegistrationType, DomainRenewalType } from './registrations.types.js';
import { RegistrationTaskType } from './tasks.types.js';

@Resolver(() => DomainRegistrationType)
class RegistrationRecordsResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order that it belongs to.' })
  order(@Context() ctx: Ctx, @Root() { orderId }: Readonly<DomainRegistrationType>): Promise<OrderRow | null> {
    return relatedOrder(ctx, orderId);
  }

  @FieldResolver(() => InvoiceType, { nullable: true, description: 'The invoice of its next year, as its id.' })
  renewalInvoice(
    @Context() ctx: Ctx,
    @Root() { renewalInvoiceId }: Readonly<DomainRegistrationType>,
  ): Promise<InvoiceType | null> {
    return relatedInvoice(ctx, renewalInvoiceId);
  }
}

@Resolver(() => DomainRenewalType)
class RenewalRecordsResolver {
  @FieldResolver(() => InvoiceType, { nullable: true, description: 'The invoice to be paid.' })
  invoice(@Context() ctx: Ctx, @Root() { invoiceId }: Readonly<DomainRenewalType>): Promise<InvoiceType | null> {
    return relatedInvoice(ctx, invoiceId);
  }
}

/** Tasks are read by administrators alone. */
@Resolver(() => RegistrationTaskType)
class TaskRecordsResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order that the name belongs to.' })
  order(@Context() ctx: Ctx, @Root() { orderId }: Readonly<RegistrationTaskType>): Promise<OrderRow | null> {
    return relatedOrder(ctx, orderId);
  }

  @FieldResolver(() => DomainRegistrationType, { nullable: true, description: 'The registration that it is about.' })
  registration(
    @Context() ctx: Ctx,
    @Root() { registrationId }: Readonly<RegistrationTaskType>,
  ): Promise<DomainRegistrationType | null> {
    return registrationLoader(ctx).load(registrationId);
  }
}

export const relatedRecordResolvers = [
  RegistrationRecordsResolver,
  RenewalRecordsResolver,
  TaskRecordsResolver,
] as const;
