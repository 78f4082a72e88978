/** Tasks at the registries inside a transaction: opening them, and recording how they ended. */
import { LockMode } from '@mikro-orm/core';
import { REGISTRATION } from '#core/limits/limits.js';
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import { notify, type NotificationOf } from '#features/notifications/index.js';
import { loseOrderName } from '#features/orders/index.js';
import { lockRegistration } from './name-holder.js';
import { recordRegistrationEvent } from './registration-event.js';
import { RegistrationTaskEntity, type DomainRegistrationEntity } from './registrations.entity.js';
import { noteRegistered } from '../domains/index.js';
import { isHeld, type TaskKind } from './registrations.values.js';
import { REGISTRATION_NOTIFICATIONS, type Place } from './registrations.notifications.js';

const OPEN = `insert into registration_tasks (id, registration_id, kind, status, due_at, try_after, tries, created_at)
  values ($1, $2, $3, 'open', $4, $5, 0, $5) on conflict do nothing returning id`;

/** Creates a task at the registry, once; the registration is locked. */
export async function openTask(tx: TxCtx, registration: DomainRegistrationEntity, kind: TaskKind): Promise<void> {
  const now = tx.clock.now();
  const dueAt = new Date(now.getTime() + REGISTRATION.workMs);
  const made = await row(tx.em, OPEN, [newId(), registration.id, kind, dueAt, now]);
  if (made) await tx.enqueue('advance_registrations', {}, { key: 'advance_registrations' });
}

export interface LockedTask {
  readonly task: RegistrationTaskEntity;
  readonly registration: DomainRegistrationEntity;
}

const PLACE = `select r.id as "registrationId", r.order_id as "orderId" from registration_tasks t
  join domain_registrations r on r.id = t.registration_id where t.id = $1`;
const LOCK_ORDER = 'select id from orders where id = $1 for no key update';

/** An open task with its registration, locked after their order, as everybody locks them; else null. */
export async function lockOpenTask(tx: TxCtx, id: string): Promise<LockedTask | null> {
  const place = isId(id) ? await row<{ registrationId: string; orderId: string }>(tx.em, PLACE, [id]) : null;
  if (!place) return null;
  await row(tx.em, LOCK_ORDER, [place.orderId]);
  const registration = await lockRegistration(tx, place.registrationId);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const task = await tx.em.findOne(RegistrationTaskEntity, { id, status: 'open' }, lock);
  return task && registration ? { task, registration } : null;
}

export interface Done {
  readonly proof: string;
  /** The expiry, for registering and renewing. */
  readonly expiresAt: Date | null;
  /** The code, for a transfer. */
  readonly code: string | null;
}

/** To the owner's list of notifications and by mail, and to their screens. */
export async function notifyHolder<Facts extends object>(
  tx: TxCtx,
  { userId, orderId }: DomainRegistrationEntity,
  about: NotificationOf<Facts & Place>,
  facts: Facts,
): Promise<void> {
  const site = await row<{ id: string }>(tx.em, 'select id from sites where order_id = $1', [orderId]);
  await notify(tx, userId, about, { ...facts, siteId: site?.id ?? null });
  tx.publish('order.changed', { userId, orderId });
}

async function end(tx: TxCtx, task: RegistrationTaskEntity, fields: Partial<RegistrationTaskEntity>): Promise<void> {
  tx.em.assign(task, { ...fields, endedAt: tx.clock.now(), endedById: tx.viewer?.userId ?? null });
  await tx.em.flush();
  tx.publish('list.changed', { list: 'domains' });
}

/** The requested act has been done, by the registrar or by an administrator. */
export async function recordDone(tx: TxCtx, { task, registration }: LockedTask, done: Done): Promise<void> {
  const now = tx.clock.now();
  const { proof, expiresAt, code } = done;
  if (task.kind === 'transfer_code') {
    tx.em.assign(registration, { transferCode: code, updatedAt: now });
  } else {
    const first = task.kind === 'register' ? { registeredAt: now } : { renewalInvoiceId: null };
    tx.em.assign(registration, { ...first, status: 'registered', expiresAt, remindedDays: null, updatedAt: now });
  }
  await end(tx, task, { status: 'done', proof });
  if (task.kind === 'register') {
    await recordRegistrationEvent(tx, 'domain.registered', registration);
    await noteRegistered(tx, registration.orderId, registration.name);
  }
  const { registered, renewed, codeReady } = REGISTRATION_NOTIFICATIONS;
  const { name } = registration;
  if (task.kind === 'transfer_code' || !expiresAt) await notifyHolder(tx, registration, codeReady, { name });
  else await notifyHolder(tx, registration, task.kind === 'register' ? registered : renewed, { name, expiresAt });
}

/** It cannot be done. A name that cannot be registered leads to choosing another one, with the order still paid. */
export async function recordRefusal(tx: TxCtx, { task, registration }: LockedTask, reason: string): Promise<void> {
  const now = tx.clock.now();
  const { name, orderId } = registration;
  if (task.kind === 'register') tx.em.assign(registration, { status: 'refused', updatedAt: now });
  if (task.kind === 'renew') tx.em.assign(registration, { renewalInvoiceId: null, updatedAt: now });
  if (task.kind === 'transfer_code') tx.em.assign(registration, { transferAskedAt: null, updatedAt: now });
  await end(tx, task, { status: 'refused', reason });
  if (task.kind === 'register') return loseOrderName(tx, orderId, name, reason);
  const { renewalRefused, codeRefused } = REGISTRATION_NOTIFICATIONS;
  await notifyHolder(tx, registration, task.kind === 'renew' ? renewalRefused : codeRefused, { name, reason });
}

/** Whether the end of a task still concerns the current state of its registration. */
export function isTimely({ task, registration }: LockedTask): boolean {
  return task.kind === 'register' ? registration.status === 'ordered' : isHeld(registration.status);
}
