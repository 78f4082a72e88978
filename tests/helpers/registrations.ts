/** Registered names in tests: a paid order whose name has been registered by the sandbox, and the job that does it. */
import { advanceRegistrations } from '#features/site-domains/registrations/advance-registrations.job.js';
import { rows } from '#platform/db/rows.js';
import type { Account } from './accounts.js';
import { eventually, type TestApp } from './app.js';
import { paidOrder } from './sites.js';

export interface StoredRegistration {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly nicHandle: string | null;
  readonly expiresAt: Date | null;
  readonly renewalInvoiceId: string | null;
}

const STORED = `select id, name, status, nic_handle as "nicHandle", expires_at as "expiresAt",
  renewal_invoice_id as "renewalInvoiceId" from domain_registrations where order_id = $1 order by created_at, id`;

export function registrationsOf(app: TestApp, orderId: string): Promise<StoredRegistration[]> {
  return rows<StoredRegistration>(app.ctx().em, STORED, [orderId]);
}

export async function registrationOf(app: TestApp, orderId: string): Promise<StoredRegistration> {
  const found = (await registrationsOf(app, orderId)).at(-1);
  if (!found) throw new Error(`order ${orderId} has no registration`);
  return found;
}

/** One run of the job that tests have no cron for. */
export const advance = (app: TestApp): Promise<void> => advanceRegistrations(app.ctx());

/** A paid order whose name was registered at once. */
export async function registeredOrder(
  app: TestApp,
  account: Account,
): Promise<StoredRegistration & { readonly orderId: string }> {
  const orderId = await paidOrder(app, account);
  const { status, body } = await app.rest('POST', `/orders/${orderId}/domain/register`, { token: account.token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const registration = await eventually('the name is registered', async () => {
    await advance(app);
    const found = await registrationOf(app, orderId);
    return found.status === 'registered' && found;
  });
  return { orderId, ...registration };
}
