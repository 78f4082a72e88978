/** Invoices for tests: writing, paying and looking at them while the clock runs through months. */
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from './accounts.js';
import type { RestAnswer, TestApp } from './app.js';
import { fillWallet } from './money.js';

export interface Bill {
  readonly id: string;
  readonly number: string;
  readonly kind: string;
  readonly status: string;
  readonly amountRials: number;
  readonly dueAt: Date;
  readonly periodStart: Date | null;
}

export function billsOf(app: TestApp, account: Account, kind: string | null = null): Promise<Bill[]> {
  const text = `select id, number, kind, status, amount_rials as "amountRials", due_at as "dueAt", period_start as "periodStart"
    from invoices where user_id = $1 and ($2::text is null or kind = $2) order by number`;
  return rows<Bill>(app.ctx().em, text, [account.id, kind]);
}

/** A token of a new customer: older ones expire while the clock of a test runs. */
export async function signedIn(app: TestApp, role: 'admin' | 'user' = 'admin'): Promise<string> {
  return (await createAccount(app, { role })).token;
}

/** A new token of the same customer. */
export async function renewed(app: TestApp, account: Account): Promise<string> {
  return (await unitOfWork(app.ctx(), (tx) => openSession(tx, { id: account.id, role: 'user' }))).accessToken;
}

export async function asAdmin(app: TestApp, method: string, path: string, body?: unknown): Promise<RestAnswer> {
  return app.rest(method, path, { token: await signedIn(app), ...(body !== undefined && { body }) });
}

/** One that an administrator writes: 550,000 toman unless `over` says otherwise. Gives its id. */
export async function manualInvoice(
  app: TestApp,
  account: Account,
  over: Record<string, unknown> = {},
): Promise<string> {
  const body = { service_name: 'پشتیبانی ویژه', user_id: account.id, amount: 5_500_000, ...over };
  const answer = await asAdmin(app, 'POST', '/invoices', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body['id'] as string;
}

/** Fills the wallet and pays from it. Amount in rials. */
export async function payFromWallet(app: TestApp, account: Account, invoiceId: string, amount: number): Promise<void> {
  await fillWallet(app, account, amount);
  const token = await renewed(app, account);
  const paid = await app.rest('POST', `/invoices/${invoiceId}/pay`, { body: { method: 'wallet' }, token });
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body));
}

/** Titles of the notifications about invoices, oldest first. */
export async function notices(app: TestApp, account: Account): Promise<string[]> {
  const text = `select title from notifications where user_id = $1 and type = 'invoice' order by created_at, id`;
  return (await rows<{ title: string }>(app.ctx().em, text, [account.id])).map(({ title }) => title);
}
