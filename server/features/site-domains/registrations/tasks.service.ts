/** The administrators' work list: what to register, for whom, by when, and how it ended. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { FieldFault } from '#core/errors/field-faults.js';
import { PAGE_SIZE, TEXT } from '#core/limits/limits.js';
import { cleanLine, PLAIN_TEXT } from '#core/text/plain-text.js';
import { requireAdmin, unitOfWork, type Ctx } from '#platform/context.js';
import { Conditions, type Has } from '#platform/db/conditions.js';
import { DUE_FIRST, orderOf, orderSql, type ListOrder } from '#platform/db/order.js';
import { pageBounds, readPage, type LazyPage } from '#platform/db/page.js';
import { row } from '#platform/db/rows.js';
import { columns, type Selection } from '#platform/db/select.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { releaseNames } from '#features/domains/index.js';
import { audit } from '#features/identity/index.js';
import { noteRegistrationEnded } from '../domains/index.js';
import { cancelTasks, lockRegistration } from './name-holder.js';
import { tasksSchema, type TasksInput, type taskExportSchema } from './registrations.inputs.js';
import { REGISTRATION_FAULTS } from './registrations.messages.js';
import { DAY_MS } from './registrations.policy.js';
import { readRegistration } from './registrations.service.js';
import type { DomainRegistrationType } from './registrations.types.js';
import { isHeld } from './registrations.values.js';
import { isTimely, lockOpenTask, recordDone, recordRefusal, notifyHolder, type LockedTask } from './tasks.store.js';
import type { RegistrationTaskType } from './tasks.types.js';
import { REGISTRATION_NOTIFICATIONS } from './registrations.notifications.js';

const COLUMNS = columns<RegistrationTaskType>()(
  `id registrationId kind status name dueAt nicHandle holderName holderEmail holderPhone orderId orderNumber expiresAt
   tries proof reason createdAt endedAt`,
  {
    table: 't',
    expressions: {
      name: 'r.name',
      nicHandle: 'r.nic_handle',
      holderName: 'u.full_name',
      holderEmail: 'u.email',
      holderPhone: 'u.phone',
      orderId: 'r.order_id',
      orderNumber: 'o.order_number',
      expiresAt: 'r.expires_at',
    },
  },
);
const FROM = `from registration_tasks t join domain_registrations r on r.id = t.registration_id
  join orders o on o.id = r.order_id join users u on u.id = r.user_id`;
const COUNTED = 'from registration_tasks t join domain_registrations r on r.id = t.registration_id';

const SORTS = { due: 't.due_at', created: 't.created_at' } as const;

type TasksFilter = z.output<typeof taskExportSchema>;

function orderOfTasks({ sort, direction }: TasksFilter): ListOrder {
  return orderOf(SORTS, { sort: sort ?? DUE_FIRST.sort, direction: direction ?? DUE_FIRST.direction }, 't.id');
}

/** Orders and people are found first, so that each side has an index. */
function matches(has: Has): string {
  const orders = `select f.id from orders f where ${has('f.search_text')}`;
  const people = `select f.id from users f where ${has('f.search_text')}`;
  return `(r.order_id = any(array(${orders})) or r.user_id = any(array(${people})))`;
}

function conditions({ status, kind, search }: TasksFilter): Conditions {
  const where = new Conditions();
  where.add(status, (at) => `t.status = ${at}`);
  if (kind) where.add(kind, (at) => `t.kind = ${at}`);
  where.search(search, matches);
  return where;
}

/** Those due first at the top unless sorted otherwise. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function readTasks(ctx: Ctx, given: TasksInput): Promise<LazyPage<RegistrationTaskType>> {
  requireAdmin(ctx);
  const input = parseInput(tasksSchema, given);
  const where = conditions(input);
  const list = { columns: COLUMNS, from: FROM, where, order: orderOfTasks(input), counted: COUNTED };
  return readPage<RegistrationTaskType>(ctx, list, pageBounds(input, PAGE_SIZE.admin));
}

/** For exports: everything that the filter lets through, in its order. Callers check permissions. */
export function taskSelection(filter: TasksFilter): Selection {
  const where = conditions(filter);
  return { text: `select ${COLUMNS} ${FROM} ${where.sql} ${orderSql(orderOfTasks(filter))}`, values: where.values };
}

async function readTask(ctx: Ctx, id: string): Promise<RegistrationTaskType> {
  const text = `select ${COLUMNS} ${FROM} where t.id = $1`;
  const found = isId(id) ? await row<RegistrationTaskType>(ctx.em, text, [id]) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const line = (max: number) =>
  z
    .string()
    .max(PLAIN_TEXT.workable)
    .transform(cleanLine)
    .pipe(z.string().max(max))
    .nullish()
    .transform((text) => text ?? '');

export const completeSchema = z.object({
  proof: line(TEXT.title),
  /** The expiry, for registering and renewing. */
  expiresOn: z.coerce.date(REGISTRATION_FAULTS.expiresOn).nullish(),
  /** The code, for a transfer. */
  code: line(TEXT.title),
});

export const refuseSchema = z.object({ reason: line(TEXT.title) });

const LONGEST_YEARS_MS = 3660 * DAY_MS;

function faultOf(ctx: Ctx, locked: LockedTask, { proof, expiresOn, code }: z.output<typeof completeSchema>) {
  const { task, registration } = locked;
  if (proof === '') return { path: 'proof', message: REGISTRATION_FAULTS.proof };
  if (task.kind === 'transfer_code') return code === '' ? { path: 'code', message: REGISTRATION_FAULTS.code } : null;
  const now = ctx.clock.now().getTime();
  const end = expiresOn?.getTime() ?? 0;
  const isLater = task.kind === 'register' || end > (registration.expiresAt?.getTime() ?? 0);
  const isNear = end > now && end <= now + LONGEST_YEARS_MS;
  return isLater && isNear ? null : { path: 'expiresOn', message: REGISTRATION_FAULTS.expiresOn };
}

function refuse(fault: FieldFault | null): void {
  if (fault) throw new AppError('VALIDATION_ERROR', { fields: [fault] });
}

/** Without the name, which may be personal data: entries of the log are never erased. The list reads it. */
const subjectOf = ({ registration }: LockedTask) => ({ type: 'domain' as const, id: registration.id });

/** @throws AppError NOT_FOUND, REGISTRATION_STATE for what has ended. */
async function taskToEnd(...[tx, id]: Parameters<typeof lockOpenTask>): Promise<LockedTask> {
  const locked = await lockOpenTask(tx, id);
  if (!locked) {
    await readTask(tx, id);
    throw new AppError('REGISTRATION_STATE');
  }
  if (!isTimely(locked)) throw new AppError('REGISTRATION_STATE');
  return locked;
}

/**
 * Records that an open task was done; its customer is notified.
 * @throws AppError FORBIDDEN, NOT_FOUND, REGISTRATION_STATE for one that has ended, VALIDATION_ERROR without the fields
 * of its kind.
 */
export async function completeTask(
  ctx: Ctx,
  { id, ...given }: z.input<typeof completeSchema> & { readonly id: string },
): Promise<RegistrationTaskType> {
  requireAdmin(ctx);
  const input = parseInput(completeSchema, given);
  await unitOfWork(ctx, async (tx) => {
    const locked = await taskToEnd(tx, id);
    refuse(faultOf(tx, locked, input));
    const { proof, expiresOn, code } = input;
    const isCode = locked.task.kind === 'transfer_code';
    await recordDone(tx, locked, { proof, expiresAt: isCode ? null : (expiresOn ?? null), code: isCode ? code : null });
    const after = { kind: locked.task.kind, expiresAt: isCode ? null : expiresOn };
    await audit(tx, { action: 'domain.task_done', subject: subjectOf(locked), after });
  });
  return readTask(ctx, id);
}

/**
 * Records that an open task cannot be done. A name that cannot be registered leads its customer to another one; the
 * order stays paid. A paid year that cannot be registered is given back by the ordinary refund.
 * @throws AppError as `completeTask`.
 */
export async function refuseTask(
  ctx: Ctx,
  { id, ...given }: z.input<typeof refuseSchema> & { readonly id: string },
): Promise<RegistrationTaskType> {
  requireAdmin(ctx);
  const { reason } = parseInput(refuseSchema, given);
  if (reason === '') refuse({ path: 'reason', message: REGISTRATION_FAULTS.reason });
  await unitOfWork(ctx, async (tx) => {
    const locked = await taskToEnd(tx, id);
    await recordRefusal(tx, locked, reason);
    const after = { kind: locked.task.kind };
    await audit(tx, { action: 'domain.task_refuse', subject: subjectOf(locked), after, reason });
  });
  return readTask(ctx, id);
}

/**
 * Records that a name has gone to another registrar, after its customer requested the code.
 * @throws AppError FORBIDDEN, NOT_FOUND, REGISTRATION_STATE where no transfer was requested.
 */
export async function recordTransfer(ctx: Ctx, id: string): Promise<DomainRegistrationType> {
  requireAdmin(ctx);
  await unitOfWork(ctx, async (tx) => {
    const registration = await lockRegistration(tx, id);
    if (!registration) throw new AppError('NOT_FOUND');
    if (!isHeld(registration.status) || !registration.transferAskedAt) throw new AppError('REGISTRATION_STATE');
    const before = { status: registration.status };
    tx.em.assign(registration, { status: 'transferred', transferCode: null, updatedAt: tx.clock.now() });
    await tx.em.flush();
    await cancelTasks(tx, [registration.id]);
    // Otherwise it would be registered again for the order.
    await releaseNames(tx, registration.orderId, [registration.name]);
    await noteRegistrationEnded(tx, registration.orderId, registration.name);
    await notifyHolder(tx, registration, REGISTRATION_NOTIFICATIONS.transferred, { name: registration.name });
    const subject = { type: 'domain' as const, id };
    await audit(tx, { action: 'domain.transferred', subject, before, after: { status: 'transferred' } });
  });
  return readRegistration(ctx, id);
}
