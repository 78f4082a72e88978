/** Administrators and monitoring programs learn what is bad, once when it turns and once when it is well again. */
import { gatewaysOf } from '#server/adapters/gateways/index.js';
import { HEALTH_CHECKS } from '#core/health.js';
import { HEALTH } from '#core/limits/limits.js';
import { openLog, recordFailure, recordSent } from '#features/emails/mail-log.js';
import { RecipientError } from '#features/emails/recipient-error.js';
import { watchHealth } from '#features/uptime/health/health-notices.js';
import type { FileStore, StoredFile } from '#platform/ports.js';
import { FileStoreError } from '#platform/files/file-store-error.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { createLogger } from '#platform/log/log.js';
import { RULES } from '#platform/limits/rate-limit.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { openDeposit } from '#tests/helpers/money.js';

const TOKEN = 'a token of a monitoring program, long'.replaceAll(' ', '-');

/** A store in memory that can break in each way. */
class BreakingStore implements FileStore {
  fault: 'none' | 'away' | 'full' | 'read_only' | 'corrupt' = 'none';
  private readonly kept = new Map<string, StoredFile>();

  async put(key: string, file: StoredFile): Promise<void> {
    if (this.fault !== 'none' && this.fault !== 'corrupt') throw new FileStoreError(this.fault, 'the store fails');
    this.kept.set(key, this.fault === 'corrupt' ? { ...file, bytes: Buffer.from(file.bytes).fill(0) } : file);
  }

  async get(key: string): Promise<StoredFile | null> {
    return this.kept.get(key) ?? null;
  }

  async freeBytes(): Promise<null> {
    return null;
  }

  async has(key: string): Promise<boolean> {
    return this.kept.has(key);
  }

  async delete(key: string): Promise<void> {
    this.kept.delete(key);
  }

  get size(): number {
    return this.kept.size;
  }

  async *list(): AsyncIterable<never> {
    // Nothing is listed here.
  }
}

/** The error of PostgreSQL for a full disk. */
const FULL_DISK = `
  create function disk_is_full() returns trigger language plpgsql as $$
  begin raise 'could not extend file "base/1": No space left on device' using errcode = '53100'; end $$;
  create trigger disk_is_full before insert on health_probe execute function disk_is_full()`;
/** It is full, and no notice of it can be stored. */
const NO_NOTICES = `${FULL_DISK};
  create trigger disk_is_full before insert on health_faults execute function disk_is_full()`;
const ENOUGH_SPACE = 'drop function disk_is_full() cascade';

let app: TestApp;
let admin: Account;
const files = new BreakingStore();

beforeAll(async () => {
  const env = { MONITORING_TOKEN: TOKEN };
  app = await createTestApp({ ports: { files }, env, log: createLogger('silent'), rateLimitFactor: 1 });
  admin = await createAccount(app, { role: 'admin' });
});
beforeEach(async () => {
  files.fault = 'none';
  for (let round = 0; round < HEALTH.rounds + 1; round += 1) await look();
  await rows(app.ctx().em, 'delete from notifications', []);
});
afterAll(() => app?.close());

const look = (): Promise<void> => watchHealth(app.ctx());

const monitoring = (token: string | null = TOKEN) => app.rest('GET', '/monitoring', { token });

async function statusOf(check: string): Promise<unknown> {
  const { body } = await monitoring();
  return (body['checks'] as { check: string; status: string }[]).find((each) => each.check === check)?.status;
}

const notices = (): Promise<{ type: string; message: string }[]> =>
  rows(app.ctx().em, 'select type, message from notifications where user_id = $1 order by created_at, id', [admin.id]);
const types = async (): Promise<string[]> => (await notices()).map(({ type }) => type);

it('monitoring is well where everything is', async () => {
  const { status, body } = await monitoring();
  expect(body).toMatchObject({ status: 'ok' });
  expect(status).toBe(200);
  expect((body['checks'] as { check: string }[]).map(({ check }) => check)).toEqual(HEALTH_CHECKS);
  expect(files.size).toBe(0);
});

it.each(['away', 'full', 'read_only', 'corrupt'] as const)('tells a file store that is %s', async (fault) => {
  files.fault = fault;
  await look();
  expect((await monitoring()).status).toBe(503);
  expect(await statusOf('files')).toBe(fault);
});

it('notifies administrators once, and once when well', async () => {
  files.fault = 'full';
  await look();
  expect(await types()).toEqual([]);
  await look();
  await look();
  expect(await types()).toEqual(['system_fault']);
  files.fault = 'none';
  await look();
  expect(await types()).toEqual(['system_fault']);
  await look();
  await look();
  expect(await types()).toEqual(['system_fault', 'system_healed']);
  const sent = `select count(*)::int as count from email_logs where "to" = $1 and template_type = 'notification'`;
  expect(await row(app.ctx().em, sent, [admin.email])).toEqual({ count: 2 });
});

it('a single bad round notifies nobody', async () => {
  files.fault = 'away';
  await look();
  files.fault = 'none';
  await look();
  await look();
  expect(await types()).toEqual([]);
});

it('two processes cannot notify twice', async () => {
  const other = await createTestApp({ database: app.database, ports: { files }, log: createLogger('silent') });
  try {
    files.fault = 'full';
    for (let round = 0; round < HEALTH.rounds + 1; round += 1) {
      await look();
      await watchHealth(other.ctx());
    }
    expect(await types()).toEqual(['system_fault']);
  } finally {
    await other.close();
  }
});

it('tells a full disk of the database', async () => {
  await app.ctx().em.execute(FULL_DISK);
  try {
    await look();
    expect((await monitoring()).status).toBe(503);
    expect(await statusOf('database')).toBe('full');
    const { body } = await app.rest('GET', '/status');
    const jobs = (body['components'] as { component: string; state: string }[]).find(
      ({ component }) => component === 'jobs',
    );
    expect(jobs).toMatchObject({ state: 'down' });
  } finally {
    await app.ctx().em.execute(ENOUGH_SPACE);
  }
});

it('mails a full disk at once, and tells when healed', async () => {
  const mailed = async () =>
    (await app.mails(admin.email)).filter(({ text }) => text.includes('فضای دیسک پایگاه داده پر است'));
  await app.ctx().em.execute(NO_NOTICES);
  try {
    await look();
    expect(await mailed()).toEqual([]);
    for (let round = 0; round < HEALTH.rounds; round += 1) await look();
    expect(await mailed()).toHaveLength(1);
    expect(await types()).toEqual([]);
  } finally {
    await app.ctx().em.execute(ENOUGH_SPACE);
  }
  for (let round = 0; round < HEALTH.rounds; round += 1) await look();
  expect(await types()).toEqual(['system_healed']);
});

it('another process cannot repeat that it healed', async () => {
  const other = await createTestApp({ database: app.database, ports: { files }, log: createLogger('silent') });
  const both = async (): Promise<void> => {
    for (const each of [app, other, app, other]) await watchHealth(each.ctx());
  };
  try {
    files.fault = 'full';
    await both();
    files.fault = 'none';
    await both();
    await rows(app.ctx().em, 'delete from health_turn', []);
    for (let round = 0; round < HEALTH.rounds; round += 1) await watchHealth(other.ctx());
    expect(await types()).toEqual(['system_fault', 'system_healed']);
  } finally {
    await rows(app.ctx().em, 'delete from health_turn', []);
    await other.close();
  }
});

it('one answer of the gateway counts once', async () => {
  const { default: real } = app.ctx().ports.gateways;
  let questions = 0;
  const away = new Proxy(real, {
    get: (target, name) => {
      if (name !== 'probe') return Reflect.get(target, name) as unknown;
      return () => ((questions += 1), Promise.reject(new Error('no answer')));
    },
  });
  const other = await createTestApp({
    database: app.database,
    ports: { files, gateways: gatewaysOf(away) },
    worker: false,
    log: createLogger('silent'),
  });
  try {
    await rows(app.ctx().em, 'delete from health_turn', []);
    for (let round = 0; round < HEALTH.rounds; round += 1) await watchHealth(other.ctx());
    expect(questions).toBe(1);
    expect(await types()).toEqual([]);
  } finally {
    await rows(app.ctx().em, 'delete from health_turn', []);
    await other.close();
  }
});

it('tells payments that nobody asks about', async () => {
  const { authority } = await openDeposit(app, admin);
  await look();
  expect(await statusOf('payments')).toBe('ok');
  const age = `update payments set check_after = now() - interval '10 minutes' where authority = $1`;
  await rows(app.ctx().em, age, [authority]);
  await look();
  expect(await statusOf('payments')).toBe('overdue');
  await rows(app.ctx().em, 'update payments set check_after = now() where authority = $1', [authority]);
});

it('mail fails for the service, not for single receivers', async () => {
  const failed = async (error: Error): Promise<string> => {
    const mail = { to: 'one@example.com', userId: null, template: 'test', vars: { at: '' } } as const;
    const id = await unitOfWork(app.ctx(), (tx) => openLog(tx, mail));
    await recordFailure(app.ctx(), id, error, true);
    return id;
  };
  const lookAtMail = async (): Promise<unknown> => {
    await look();
    return statusOf('mail');
  };
  for (let mails = 0; mails < HEALTH.failedMails; mails += 1) await failed(new RecipientError('no such receiver'));
  expect(await lookAtMail()).toBe('ok');
  let last = '';
  for (let mails = 0; mails < HEALTH.failedMails; mails += 1) last = await failed(new Error('connection refused'));
  expect(await lookAtMail()).toBe('failing');
  await recordSent(app.ctx(), last, 'message');
  expect(await lookAtMail()).toBe('ok');
});

it('administrators read it, and nobody else', async () => {
  const query = '{ systemHealth { checks { check fault message } } }';
  files.fault = 'full';
  await look();
  const read = await app.graphql<{ systemHealth: { checks: object[] } }>(query, {}, admin.token);
  expect(read.data.systemHealth.checks).toContainEqual(
    expect.objectContaining({ check: 'files', fault: 'full', message: expect.stringContaining('پر است') as string }),
  );
  const { token } = await createAccount(app);
  expect((await app.graphql(query, {}, token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  expect((await app.rest('GET', '/admin/system/health', { token })).status).toBe(403);
  expect((await app.rest('GET', '/admin/system/health', { token: admin.token })).status).toBe(200);
});

it('a wrong token cannot read it, and is limited', async () => {
  expect((await monitoring(null)).status).toBe(401);
  expect((await monitoring(admin.token)).status).toBe(401);
  const answers = await Promise.all(
    Array.from({ length: RULES.monitoringGuess.points }, () => monitoring(`${TOKEN}x`)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  // The right one is not refused for the others.
  expect((await monitoring()).status).toBe(200);
});

it('without a token there is no such address', async () => {
  const other = await createTestApp({ database: app.database, worker: false, log: createLogger('silent') });
  expect((await other.rest('GET', '/monitoring', { token: TOKEN })).status).toBe(404);
  await other.close();
});
