import { jest } from '@jest/globals';
import { Notifications, notifications } from '@mantine/notifications';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { clearImageCache, useSectionImages } from './use-section-images.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  act(() => notifications.clean());
});

const messages = () =>
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );

function Images() {
  return <p>{useSectionImages('tables')?.length ?? 'looking'}</p>;
}

test('S-315 a picture is asked for by HEAD, for two seconds at most', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const limits: number[] = [];
  const answer = { ok: true } as Response;
  const original = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  Object.defineProperty(AbortSignal, 'timeout', {
    configurable: true,
    value: (ms: number) => {
      limits.push(ms);
      return new AbortController().signal;
    },
  });
  globalThis.fetch = (path, init) => {
    asked.push([String(path), init]);
    return Promise.resolve(answer);
  };
  try {
    render(<Images />);
    expect(await screen.findByText('10')).toBeTruthy();
  } finally {
    if (original) Object.defineProperty(globalThis, 'fetch', original);
  }
  expect(asked.every(([path, init]) => path.startsWith('/designs/tables/') && init?.method === 'HEAD')).toBe(true);
  expect([asked.length, ...new Set(limits)]).toEqual([2, 2000]);
});

test.each([
  ['tables' as const, 'کش پاک شد'],
  [null, 'تمام کش‌ها پاک شدند'],
])('S-116 S-317 clearing %s says so and reloads after a second', (type, message) => {
  jest.useFakeTimers();
  messages();
  const reload = jest.fn();
  localStorage.setItem('section_images_tables', '{}');
  act(() => clearImageCache(type, reload));
  expect([screen.queryByText(message) !== null, localStorage.getItem('section_images_tables')]).toEqual([true, null]);
  act(() => void jest.advanceTimersByTime(999));
  expect(reload).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('S-116 a cache that cannot be cleared is said, without a reload', () => {
  jest.useFakeTimers();
  messages();
  const reload = jest.fn();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  act(() => clearImageCache('tables', reload));
  act(() => void jest.advanceTimersByTime(2000));
  expect([screen.queryByText('خطا در پاک کردن کش') !== null, reload.mock.calls.length]).toEqual([true, 0]);
});
