/** Another year of a registered name: priced by the one price list, billed, and registered once it is paid. */
import { AppError } from '#core/errors/errors.js';
import { tomanToRial, type Toman } from '#core/money.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { renewalPrices } from '#features/domains/index.js';
import { findInvoice, issueInvoice } from '#features/invoices/index.js';
import type { DomainRegistrationEntity } from './registrations.entity.js';
import { REGISTRATION_TEXTS } from './registrations.messages.js';
import { isRenewable } from './registrations.policy.js';
import type { DomainRenewalType } from './registrations.types.js';
import { lockOwn, readRegistration, touch } from './registrations.service.js';
import { openTask } from './tasks.store.js';

/** Toman; null for an extension that is on no list any more. */
export async function renewalPriceOf(ctx: Ctx, { name }: { readonly name: string }): Promise<Toman | null> {
  const prices = await renewalPrices(ctx);
  const extension = name.slice(name.indexOf('.'));
  return Object.hasOwn(prices, extension) ? (prices[extension] ?? null) : null;
}

/**
 * Gives the invoice of one more year of one's own name. While one is open the call gives the same one.
 * @throws AppError NOT_FOUND also for a foreign one, REGISTRATION_STATE where it cannot be renewed now,
 * UNKNOWN_EXTENSION where its year has no price any more.
 */
export async function renewRegistration(ctx: Ctx, id: string): Promise<DomainRenewalType> {
  requireViewer(ctx);
  const price = await renewalPriceOf(ctx, await readRegistration(ctx, id));
  if (price === null) throw new AppError('UNKNOWN_EXTENSION');
  const invoiceId = await unitOfWork(ctx, async (tx) => {
    const registration = await lockOwn(tx, id);
    if (registration.renewalInvoiceId) {
      const invoice = await findInvoice(tx, registration.renewalInvoiceId);
      if (invoice && invoice.status !== 'cancelled') return invoice.id;
    }
    if (!isRenewable(registration, tx.clock.now())) throw new AppError('REGISTRATION_STATE');
    return price === 0 ? free(tx, registration) : bill(tx, registration, price);
  });
  return { registration: await readRegistration(ctx, id), invoiceId, years: 1 };
}

async function free(tx: TxCtx, registration: DomainRegistrationEntity): Promise<null> {
  await openTask(tx, registration, 'renew');
  await touch(tx, registration);
  return null;
}

async function bill(tx: TxCtx, registration: DomainRegistrationEntity, price: Toman): Promise<string> {
  const { name, userId } = registration;
  const serviceName = REGISTRATION_TEXTS.renewalService(name);
  const line = {
    label: serviceName,
    quantity: 1,
    unitToman: price,
    amountToman: price,
    recurrence: 'one_off' as const,
  };
  const amountRials = tomanToRial(price);
  const invoice = await issueInvoice(tx, { userId, orderId: null, serviceName, amountRials, lines: [line] });
  registration.renewalInvoiceId = invoice.id;
  await touch(tx, registration);
  return invoice.id;
}
