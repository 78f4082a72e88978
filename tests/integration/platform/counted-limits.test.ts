/** Limits counted in PostgreSQL: windows go by the database's clock, whatever clock a process has. */
import pg from 'pg';
import { addressKey } from '#platform/http/client-address.js';
import { createRateLimits, RULES, type RateLimits } from '#platform/limits/rate-limit.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';

const HOUR_MS = 3_600_000;
const RULE = 'linkGuess';
const { points, duration } = RULES[RULE];

let database: TestDatabase;
let pool: pg.Pool;
let limits: RateLimits;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  limits = createRateLimits(pool);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const aheadBy = (ms: number): void => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
const useUp = async (key: string): Promise<void> => {
  for (let n = 0; n < points; n += 1) await limits.take(RULE, key);
};
const limited = expect.objectContaining({ code: 'RATE_LIMITED' });
/** How long a refused caller has to wait, seconds. */
async function waitOf(key: string): Promise<number> {
  const error: unknown = await limits.take(RULE, key).catch((fault: unknown) => fault);
  expect(error).toEqual(limited);
  return (error as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds;
}

it('counts up to the bound and refuses beyond', async () => {
  await useUp('one');
  expect(await waitOf('one')).toBeLessThanOrEqual(duration);
  await expect(limits.check(RULE, 'one')).rejects.toEqual(limited);
  await limits.check(RULE, 'other');
});

it('cannot count less when calls come at once', async () => {
  const calls = await Promise.allSettled(Array.from({ length: 3 * points }, () => limits.take(RULE, 'crowd')));
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(points);
});

it('gives points back, but never more than were taken', async () => {
  await limits.giveBack(RULE, 'returned');
  await useUp('returned');
  await expect(limits.take(RULE, 'returned')).rejects.toEqual(limited);
  await limits.reset(RULE, 'returned');
  await useUp('returned');
});

it('a window ends by the time of the database', async () => {
  await useUp('old');
  await pool.query(`update rate_limits set expire = 1 where key like '%:old'`);
  await limits.check(RULE, 'old');
  await useUp('old');
});

it('a process whose clock is ahead cannot end it early', async () => {
  await useUp('patient');
  aheadBy(2 * HOUR_MS);
  await expect(limits.take(RULE, 'patient')).rejects.toEqual(limited);
});

it('a process whose clock is ahead cannot keep it closed', async () => {
  aheadBy(2 * HOUR_MS);
  await useUp('locked');
  jest.restoreAllMocks();
  expect(await waitOf('locked')).toBeLessThanOrEqual(duration);
});

it('a window that is written too far ahead is cut', async () => {
  await useUp('far');
  await pool.query(`update rate_limits set expire = expire + $1 where key like '%:far'`, [24 * HOUR_MS]);
  expect(await waitOf('far')).toBeLessThanOrEqual(duration);
});

describe('networks of IPv6', () => {
  const network = (n: number, of48 = 'a'): string => addressKey(`2001:db8:${of48}:${n.toString(16)}::1`);

  it('cannot be left by another /64 of the same /56', async () => {
    for (let n = 0; n < 4; n += 1) await useUp(network(n));
    await expect(limits.take(RULE, network(5))).rejects.toEqual(limited);
    await expect(limits.check(RULE, network(5))).rejects.toEqual(limited);
    await limits.take(RULE, network(0x100));
  });

  it('cannot be left by another /56 of the same /48', async () => {
    for (let n = 0; n < 16; n += 1) await useUp(network(n << 8, 'b'));
    await expect(limits.take(RULE, network(0xff00, 'b'))).rejects.toEqual(limited);
    await limits.take(RULE, network(0xff00, 'c'));
  });

  it('a refused call is not taken from the neighbours', async () => {
    await useUp(network(1, 'd'));
    for (let n = 0; n < 4 * points; n += 1) await expect(limits.take(RULE, network(1, 'd'))).rejects.toEqual(limited);
    await limits.take(RULE, network(2, 'd'));
  });

  it('get back what is given back, in all of them', async () => {
    for (let n = 0; n < 4; n += 1) await useUp(network(n, 'e'));
    await limits.giveBack(RULE, network(3, 'e'));
    await limits.take(RULE, network(4, 'e'));
    await limits.reset(RULE, network(3, 'e'));
    await useUp(network(3, 'e'));
  });
});
