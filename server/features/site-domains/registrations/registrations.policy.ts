/** The possible acts on a registration, and when. */
import { REGISTRATION } from '#core/limits/limits.js';
import { isHeld, type RegistrationStatus } from './registrations.values.js';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const isOfIr = ({ name }: { readonly name: string }): boolean => name.endsWith('.ir');

/** The registry of .ir, and no other, registers to a holder with a handle. */
export function needsNicHandle(registration: { readonly name: string; readonly nicHandle: string | null }): boolean {
  return isOfIr(registration) && registration.nicHandle === null;
}

interface Held {
  readonly status: RegistrationStatus;
  readonly expiresAt: Date | null;
  readonly transferAskedAt: Date | null;
}

/** From when on another year may be paid for. Null where the name is not registered. */
export function renewableFrom({ status, expiresAt }: Held): Date | null {
  if (!isHeld(status) || !expiresAt) return null;
  return new Date(expiresAt.getTime() - REGISTRATION.renewAheadDays * DAY_MS);
}

export function graceEnd(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + REGISTRATION.graceDays * DAY_MS);
}

export function isRenewable(held: Held, now: Date): boolean {
  const from = renewableFrom(held);
  return from !== null && from <= now && held.transferAskedAt === null;
}
