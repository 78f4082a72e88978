import { HEALTH } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { checkHealth, type CheckResult, type Round } from './health-checks.js';

interface Outside {
  /** How often a file was stored. */
  puts: number;
  readonly ctx: Ctx;
}

/** A database that refuses every connection, a gateway that answers, and the given store of files. */
function outside(put: () => Promise<void>): Outside {
  const found: Outside = {
    puts: 0,
    ctx: {
      log: { warn: () => undefined },
      em: {
        getKysely: () => {
          throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        },
        fork: () => {
          throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        },
      },
      clock: { now: () => new Date(0) },
      ports: {
        gateways: { all: [{ name: 'test', probe: () => Promise.resolve() }] },
        files: {
          put: () => ((found.puts += 1), put()),
          get: () => Promise.resolve(null),
          delete: () => Promise.resolve(),
        },
      },
    } as unknown as Ctx,
  };
  return found;
}

const first = (): Round => ({ underWay: new Map(), lately: [], times: HEALTH });
const faultsOf = (results: readonly CheckResult[]) =>
  Object.fromEntries(results.map(({ check, fault }) => [check, fault]));

it('a bad database makes what it holds unknown', async () => {
  const { ctx } = outside(() => Promise.resolve());
  expect(faultsOf(await checkHealth(ctx, first()))).toEqual({
    database: expect.stringMatching(/away|failing/) as string,
    files: 'corrupt',
    queue: 'unknown',
    payments: 'unknown',
    gateway: null,
    mail: 'unknown',
  });
});

it('a hanging check is bad in time, not begun twice', async () => {
  const store = outside(() => new Promise(() => undefined));
  const round = { ...first(), times: { timeoutMs: 30, abandonMs: 200 } };
  const look = async () => faultsOf(await checkHealth(store.ctx, round));
  for (let count = 0; count < 3; count += 1) expect(await look()).toMatchObject({ files: 'away', gateway: null });
  expect(store.puts).toBe(1);
});

it('a check that hangs for long begins again', async () => {
  const store = outside(() => new Promise(() => undefined));
  const round = { ...first(), times: { timeoutMs: 5, abandonMs: 1 } };
  for (let count = 0; count < 2; count += 1) await checkHealth(store.ctx, round);
  expect(store.puts).toBe(2);
});
