import { jest } from '@jest/globals';

const realFetch = globalThis.fetch;
const { isServerTimeKnown, serverNow } = await import('./server-clock.js');
const { restJson } = await import('./rest/rest.js');

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

/** The device's clock shows `device`, and the server's answer says `server`. */
async function hear(device: string, server: string | null): Promise<void> {
  jest.useFakeTimers({ now: new Date(device), doNotFake: ['queueMicrotask', 'nextTick'] });
  globalThis.fetch = async () => Response.json({}, { headers: server ? { date: new Date(server).toUTCString() } : {} });
  await restJson('/api/x', { auth: false });
}

test('before the first answer the clock of the device has to do', () => {
  jest.useFakeTimers({ now: 1000 });
  expect([serverNow(), isServerTimeKnown()]).toEqual([1000, false]);
});

test('a device that is three hours ahead gets the time of the server', async () => {
  await hear('2026-11-23T13:00:00Z', '2026-11-23T10:00:00Z');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-23T10:00:00.500Z');
  jest.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-23T10:01:00.500Z');
  expect(isServerTimeKnown()).toBe(true);
});

test('an answer without a date changes nothing, the next one corrects', async () => {
  await hear('2026-11-23T13:00:00Z', null);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-23T10:00:00.500Z');
  await hear('2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-23T10:00:00.500Z');
});
