/**
 * Many customers paid and closed the browser: the reconciler settles all of them, and spares a gateway that is down.
 */
import { gatewaysOf } from '#server/adapters/gateways/index.js';
import { RECONCILE } from '#core/limits/limits.js';
import { AppError } from '#core/errors/errors.js';
import { rial } from '#core/money.js';
import { UserEntity } from '#features/identity/index.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { PaymentGateway } from '#platform/ports.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { ledgerFaults, openDeposit } from '#tests/helpers/money.js';

const SESSIONS = 350;
const clock = manualClock(new Date().toISOString());

/** A gateway in memory: it knows who has paid, counts what it is asked, and how many ask at once. */
class CountingGateway implements PaymentGateway {
  readonly name = 'counting';
  readonly merchantId = 'counting';
  readonly canReverse = false;
  readonly paid = new Set<string>();
  readonly verified = new Map<string, number>();
  readonly asked = new Map<string, number>();
  down = false;
  atOnce = 0;
  mostAtOnce = 0;
  private opened = 0;

  async request(): Promise<{ authority: string; raw: unknown }> {
    const authority = `S${String((this.opened += 1)).padStart(35, '0')}`;
    return { authority, raw: {} };
  }

  amountHeld(): Promise<null> {
    return Promise.resolve(null);
  }

  probe(): Promise<void> {
    return Promise.resolve();
  }

  startUrl(authority: string): string {
    return `https://gateway.example/${authority}`;
  }

  private async answer<Value>(value: () => Value): Promise<Value> {
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    this.atOnce -= 1;
    if (this.down) throw new AppError('NETWORK_ERROR');
    return value();
  }

  verify({ authority }: { authority: string }): ReturnType<PaymentGateway['verify']> {
    return this.answer(() => {
      this.verified.set(authority, (this.verified.get(authority) ?? 0) + 1);
      const refId = String(Number(authority.slice(1)) + 5_000_000_000);
      return {
        outcome: 'paid' as const,
        repeated: false,
        refId,
        cardMask: null,
        feeRials: rial(0),
        amountRials: null,
        raw: {},
      };
    });
  }

  inquire(authority: string): ReturnType<PaymentGateway['inquire']> {
    this.asked.set(authority, (this.asked.get(authority) ?? 0) + 1);
    return this.answer(() => (this.paid.has(authority) ? 'paid' : 'in_bank'));
  }

  unverified(): ReturnType<PaymentGateway['unverified']> {
    // Cut at a hundred, as the real one is.
    const waiting = [...this.paid].filter((authority) => !this.verified.has(authority)).slice(0, 100);
    return this.answer(() => waiting.map((authority) => ({ authority, amountRials: rial(1_000_000) })));
  }

  async reverse(): Promise<void> {}
}

const gateway = new CountingGateway();
let app: TestApp;
let authorities: string[];
beforeAll(async () => {
  app = await createTestApp({ clock, worker: false, ports: { gateways: gatewaysOf(gateway) } });
  await openDeposit(app, await createAccount(app));
  const em = app.ctx().em.fork();
  // Everyone else is written straight into the tables: opening 350 sessions takes longer than settling them.
  const now = clock.now();
  const people = Array.from({ length: SESSIONS - 1 }, (_, at) => ({
    id: newId(),
    email: `many-${at + 2}@example.com`,
    passwordHash: 'none',
    fullName: null,
    role: 'user' as const,
    status: 'active' as const,
    userMetadata: {},
    emailConfirmedAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  for (const person of people) em.persist(em.create(UserEntity, person));
  await em.flush();
  await em.execute(
    `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'user_id', u.id,
       'authority', 'S' || lpad(u.n::text, 35, '0')))).*
     from payments p, (select id, substring(email from 'many-(\\d+)@') as n from users where email like 'many-%') u`,
  );
  const found = await em.execute<{ authority: string }[]>('select authority from payments');
  authorities = found.map(({ authority }) => authority);
  expect(new Set(authorities).size).toBe(SESSIONS);
});
afterAll(() => app?.close());

const count = async (where: string): Promise<number> =>
  (await row<{ n: number }>(app.ctx().em, `select count(*) as n from payments where ${where}`))?.n ?? 0;

const quietly = async (work: () => Promise<void>): Promise<void> => {
  const { level } = app.app.services.log;
  app.app.services.log.level = 'silent';
  await work();
  app.app.services.log.level = level;
};

it('gives up for now while the gateway is down', async () => {
  gateway.down = true;
  await quietly(() => reconcilePayments(app.ctx()));
  gateway.down = false;
  const asked = [...gateway.asked.values()].reduce((sum, times) => sum + times, 0);
  expect(asked).toBeLessThan(RECONCILE.giveUpAfter + RECONCILE.atOnce);
  expect(await count(`status = 'pending'`)).toBe(SESSIONS);
});

it('asks about an unpaid session with growing pauses', async () => {
  clock.advance(RECONCILE.longestPauseMs);
  gateway.asked.clear();
  for (let minute = 0; minute < 10; minute += 1) {
    await reconcilePayments(app.ctx());
    await reconcilePayments(app.ctx());
    clock.advance(60_000);
  }
  const times = [...gateway.asked.values()];
  expect(times).toHaveLength(SESSIONS);
  expect(Math.max(...times)).toBeLessThanOrEqual(5);
});

it('settles 350 closed browsers, each once, a few at a time', async () => {
  for (const authority of authorities) gateway.paid.add(authority);
  // Some of them believed that they had cancelled.
  await app
    .ctx()
    .em.fork()
    .execute(`update payments set status = 'cancelled' where id in (select id from payments order by id limit 120)`);
  clock.advance(RECONCILE.longestPauseMs);
  gateway.mostAtOnce = 0;
  await Promise.all([reconcilePayments(app.ctx()), reconcilePayments(app.ctx())]);
  await reconcilePayments(app.ctx());
  expect(await count(`status = 'completed' and outcome = 'applied'`)).toBe(SESSIONS);
  expect([...gateway.verified.values()].every((times) => times === 1)).toBe(true);
  expect(gateway.mostAtOnce).toBeLessThanOrEqual(2 * RECONCILE.atOnce);
  const text = `select count(*) as n, sum(balance_rials)::bigint as total from ledger_accounts where user_id is not null`;
  expect(await row(app.ctx().em, text)).toEqual({ n: SESSIONS, total: SESSIONS * 1_000_000 });
  expect(await ledgerFaults(app)).toEqual([]);
}, 240_000);

it('asks about nothing any more', async () => {
  gateway.asked.clear();
  clock.advance(3_600_000);
  await reconcilePayments(app.ctx());
  expect(gateway.asked.size).toBe(0);
});
