import { attempt } from './attempt.js';
import { uiError } from './errors.js';
import { RestError } from './rest/rest-error.js';
import { mapStore } from './session/session-fixtures.js';

/** A server that records the received keys, and answers as configured. */
function world() {
  const ports = { store: mapStore(), now: () => world.now };
  const keys: string[] = [];
  const send = (answer: () => Promise<string>) => (key: string) => (keys.push(key), answer());
  return { ports, keys, send };
}
world.now = 1_800_000_000_000;

const done = () => Promise.resolve('done');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () => Promise.reject(new RestError(409, '', uiError('INSUFFICIENT_FUNDS')));

describe('one attempt to move money', () => {
  test('has one key through a double click', async () => {
    const { ports, keys, send } = world();
    await Promise.all([attempt('pay', send(done), ports), attempt('pay', send(done), ports)]);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('a lost answer keeps the key, also over a reload', async () => {
    const { ports, keys, send } = world();
    await expect(attempt('pay', send(lost), ports)).rejects.toThrow('Failed to fetch');
    // A reloaded page has nothing but the tab's storage.
    const reloaded = { ...ports, store: mapStore(Object.fromEntries(ports.store.values)) };
    await attempt('pay', send(done), reloaded);
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    ['an answer', done],
    ['a refusal', refused],
  ])('%s ends it: the next click is another attempt', async (_name, answer) => {
    const { ports, keys, send } = world();
    await attempt('pay', send(answer), ports).catch(() => undefined);
    await attempt('pay', send(done), ports);
    expect(keys[1]).not.toBe(keys[0]);
    expect(ports.store.values.size).toBe(0);
  });

  test('another record or amount cannot share the key', async () => {
    const { ports, keys, send } = world();
    await attempt('pay:o1:100', send(lost), ports).catch(() => undefined);
    await attempt('pay:o1:200', send(lost), ports).catch(() => undefined);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('cannot be taken up again after a quarter of an hour', async () => {
    const { ports, keys, send } = world();
    await attempt('pay', send(lost), ports).catch(() => undefined);
    await attempt('pay', send(done), { ...ports, now: () => world.now + 15 * 60_000 });
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('keeps its key where the storage is blocked', async () => {
    const { warn } = console;
    console.warn = () => undefined;
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const store = { getItem: blocked, setItem: blocked, removeItem: blocked };
    const { keys, send } = world();
    const ports = { store, now: () => world.now };
    await attempt('blocked', send(lost), ports).catch(() => undefined);
    await attempt('blocked', send(done), ports);
    console.warn = warn;
    expect(keys[1]).toBe(keys[0]);
  });
});
