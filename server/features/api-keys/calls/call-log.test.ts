import { API_KEY_CALLS } from '#core/api-keys.js';
import { CallLog, type KeyCall } from './call-log.js';

const CALL = { keyId: 'k', operation: 'GraphQL', calledAt: new Date(0) };

function logOf(write: (calls: readonly KeyCall[]) => Promise<void> = async () => {}) {
  const written: KeyCall[][] = [];
  const faults: unknown[] = [];
  const log = new CallLog({
    write: async (calls) => {
      await write(calls);
      written.push([...calls]);
    },
    onFault: (error) => faults.push(error),
    flushMs: 3_600_000,
  });
  return { log, written, faults };
}

it('writes what has ended, named by its operation', async () => {
  const { log, written } = logOf();
  log.begin('r1', CALL);
  log.begin('r2', CALL);
  log.name('r1', ['Query.orders', 'Query.me', 'Query.me']);
  log.end('r1', 200, 12.4);
  await log.close();
  expect(written).toEqual([
    [{ id: 'r1', keyId: 'k', operation: 'Query.orders, Query.me', status: 200, durationMs: 12, calledAt: new Date(0) }],
  ]);
});

it('shows the first error of a GraphQL answer', async () => {
  const { log, written } = logOf();
  log.begin('r1', CALL);
  log.fail('r1', 403);
  log.fail('r1', 404);
  log.end('r1', 200, 1);
  await log.close();
  expect(written[0]?.[0]?.status).toBe(403);
});

it('cannot be given calls that no key made', async () => {
  const { log, written } = logOf();
  log.name('r1', ['GET /orders']);
  log.fail('r1', 403);
  log.end('r1', 200, 1);
  await log.close();
  expect(written).toEqual([]);
});

it('cannot grow without bound, nor lose calls unheard', async () => {
  const { log, written, faults } = logOf();
  for (let call = 0; call < API_KEY_CALLS.waiting + 10; call += 1) {
    log.begin(`r${call}`, CALL);
    log.end(`r${call}`, 200, 1);
  }
  await log.close();
  expect(written[0]).toHaveLength(API_KEY_CALLS.waiting);
  expect(String(faults[0])).toContain('10 calls were not recorded');
});

it('loses what cannot be written, and goes on', async () => {
  let isAway = true;
  const { log, written, faults } = logOf(async () => {
    if (isAway) throw new Error('away');
  });
  log.begin('r1', CALL);
  log.end('r1', 200, 1);
  await log.flush();
  isAway = false;
  log.begin('r2', CALL);
  log.end('r2', 200, 1);
  await log.close();
  expect([faults.length, written.flat().map(({ id }) => id)]).toEqual([1, ['r2']]);
});
