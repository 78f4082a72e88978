import { rial } from '#core/money.js';
import { mapStore } from '#client/lib/session/session-fixtures.js';
import { dropPending, storePending, PENDING_KEY, readPending } from './pending-info.js';
import { storeTries, readTries } from '#client/features/payments/retry-count.js';

const NOW = 1_800_000_000_000;
const INFO = { orderId: 'p1', amount: rial(1_000_000), description: null, timestamp: NOW };

test('S-172 a top-up on its way is kept by order, amount, description and time', () => {
  const store = mapStore();
  storePending(store, INFO);
  expect(JSON.parse(store.getItem(PENDING_KEY) ?? '')).toEqual(INFO);
  expect(readPending(store)).toEqual(INFO);
  dropPending(store);
  expect(readPending(store)).toBeNull();
});

test.each(['{', '{"orderId":1}', 'null'])('cannot be misled by %s', (raw) => {
  const warn = console.warn;
  console.warn = () => undefined;
  expect(readPending(mapStore({ [PENDING_KEY]: raw }))).toBeNull();
  console.warn = warn;
});

test('S-181 tries are counted across the journeys to the gateway', () => {
  const store = mapStore();
  const none = { ask: 0, pay: 0 };
  expect(readTries(store, 'o1')).toEqual(none);
  storeTries(store, 'o1', { ask: 2, pay: 1 });
  expect(readTries(store, 'o1')).toEqual({ ask: 2, pay: 1 });
  expect(readTries(store, 'o2')).toEqual(none);
  storeTries(store, 'o1', none);
  expect(readTries(store, 'o1')).toEqual(none);
});
