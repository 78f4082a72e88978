/** The acts of customers on the registrations of their names, for both APIs. */
import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, requirePerson, requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { readOrder } from '#features/orders/index.js';
import { sendOrder } from './advance-registrations.job.js';
import { lockRegistration } from './name-holder.js';
import type { DomainRegistrationEntity } from './registrations.entity.js';
import { registrationsSchema, type RegistrationsInput } from './registrations.inputs.js';
import { REGISTRATION_FAULTS } from './registrations.messages.js';
import { isOfIr } from './registrations.policy.js';
import { findRegistration, listRegistrations, registrationsOfOrderLoader } from './registrations.queries.js';
import type { DomainRegistrationType } from './registrations.types.js';
import { isHeld } from './registrations.values.js';
import { openTask } from './tasks.store.js';

/** Newest first. @throws AppError NOT_FOUND for no order, FORBIDDEN when a non-administrator selects everyone's. */
export async function readRegistrations(
  ctx: Ctx,
  given: RegistrationsInput,
): Promise<LazyPage<DomainRegistrationType>> {
  const { scope, ...input } = parseInput(registrationsSchema, given);
  const { userId } = scope === 'all' ? requireAdmin(ctx) : requireViewer(ctx);
  if (input.orderId && !isId(input.orderId)) throw new AppError('NOT_FOUND');
  const bounds = pageBounds(input, PAGE_SIZE.graphql);
  return listRegistrations(ctx, { ...input, ...bounds, userId: scope === 'all' ? null : userId });
}

/** One's own, or any for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readRegistration(ctx: Ctx, id: string): Promise<DomainRegistrationType> {
  const viewer = requireViewer(ctx);
  const found = isId(id) ? await findRegistration(ctx, id) : null;
  if (!found || (viewer.role !== 'admin' && found.userId !== viewer.userId)) throw new AppError('NOT_FOUND');
  return found;
}

/** Only its owner's own. @throws AppError NOT_FOUND. */
export async function lockOwn(tx: TxCtx, id: string): Promise<DomainRegistrationEntity> {
  const { userId } = requireViewer(tx);
  const registration = await lockRegistration(tx, id);
  if (!registration || registration.userId !== userId) throw new AppError('NOT_FOUND');
  return registration;
}

export async function touch(tx: TxCtx, registration: DomainRegistrationEntity): Promise<void> {
  registration.updatedAt = tx.clock.now();
  await tx.em.flush();
  tx.publish('order.changed', { userId: registration.userId, orderId: registration.orderId });
}

/**
 * Sends the names of one's own order to be registered without waiting for the end of the time in which they can be
 * changed; they cannot be changed afterwards. Names that were sent already stay as they are.
 * @throws AppError NOT_FOUND also for a foreign order, REGISTRATION_NOT_READY for one that is not paid, or whose names
 * are not confirmed.
 */
export async function registerNow(ctx: Ctx, orderId: string): Promise<readonly DomainRegistrationType[]> {
  const { userId } = requireViewer(ctx);
  const order = await readOrder(ctx, orderId);
  if (order.userId !== userId) throw new AppError('NOT_FOUND');
  const before = await readOfOrder(ctx, order.id);
  if (before.length === 0) throw new AppError('REGISTRATION_NOT_READY');
  await unitOfWork(ctx, async (tx) => {
    const isSent = await sendOrder(tx, order.id);
    if (!isSent && before.some(({ status }) => status === 'planned')) throw new AppError('REGISTRATION_NOT_READY');
  });
  ctx.loaders.clear();
  return readOfOrder(ctx, order.id);
}

async function readOfOrder(ctx: Ctx, orderId: string): Promise<readonly DomainRegistrationType[]> {
  return (await registrationsOfOrderLoader(ctx).load(orderId))?.registrations ?? [];
}

export const nicHandleSchema = z.object({
  nicHandle: z
    .string(REGISTRATION_FAULTS.nicHandle)
    .max(60, REGISTRATION_FAULTS.nicHandle)
    .transform((text) => toLatinDigits(text.trim()).toLowerCase())
    .pipe(z.string().regex(/^[a-z]{1,8}\d{1,10}-irnic$/, REGISTRATION_FAULTS.nicHandle)),
});

/**
 * The holder of the name at the registry of .ir; remembered for further names of the same person.
 * @throws AppError NOT_FOUND also for a foreign one, VALIDATION_ERROR also for a name of another registry,
 * REGISTRATION_STATE once it is registered.
 */
export async function setNicHandle(
  ctx: Ctx,
  { id, ...given }: { readonly id: string; readonly nicHandle: string },
): Promise<DomainRegistrationType> {
  requireViewer(ctx);
  const { nicHandle } = parseInput(nicHandleSchema, given);
  await unitOfWork(ctx, async (tx) => {
    const registration = await lockOwn(tx, id);
    if (!isOfIr(registration)) throw new AppError('VALIDATION_ERROR', { fa: REGISTRATION_FAULTS.handleOfIr });
    if (registration.status !== 'planned' && registration.status !== 'ordered')
      throw new AppError('REGISTRATION_STATE');
    registration.nicHandle = nicHandle;
    await touch(tx, registration);
  });
  return readRegistration(ctx, id);
}

/**
 * Requests the code with which another registrar takes the name over. A second call changes nothing.
 * @throws AppError NOT_FOUND also for a foreign one, REGISTRATION_STATE for a name that is not registered, or whose
 * next year is paid for but not registered yet.
 */
export async function requestTransferCode(ctx: Ctx, id: string): Promise<DomainRegistrationType> {
  requirePerson(ctx);
  await unitOfWork(ctx, async (tx) => {
    const registration = await lockOwn(tx, id);
    if (!isHeld(registration.status) || registration.renewalInvoiceId) throw new AppError('REGISTRATION_STATE');
    if (registration.transferAskedAt) return;
    registration.transferAskedAt = tx.clock.now();
    await touch(tx, registration);
    await openTask(tx, registration, 'transfer_code');
  });
  return readRegistration(ctx, id);
}
