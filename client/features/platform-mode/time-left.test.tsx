import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useTimeLeft } from './countdown.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

test('a page without a time fetches the server’s and counts by it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const serverTime = Date.now() - 5 * 3_600_000;
  const headers = new Headers({ date: new Date(serverTime).toUTCString() });
  const mock = jest.fn(() => Promise.resolve({ headers, json: () => Promise.resolve({}) } as unknown as Response));
  globalThis.fetch = mock;
  const until = new Date(serverTime + 3_600_000).toISOString();
  const { result } = renderHook(() => useTimeLeft(until));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toMatchObject({ days: 0, minutes: 59 }), { timeout: 3000 });
  expect(mock).toHaveBeenCalledTimes(1);
});
