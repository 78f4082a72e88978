/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { backOff, connectionOf, heartbeat, waitToReconnect } from './socket-life.js';

type Listener = (...args: unknown[]) => void;

/** A socket with the parts that are listened to. */
function fakeSocket() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (name: string, listener: Listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => void set.delete(listener);
    },
    emit: (name: string) => listeners.get(name)?.forEach((listener) => listener()),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a socket that comes back', () => {
  const start = () => {
    const socket = fakeSocket();
    const work = jest.fn();
    const connection = connectionOf(socket as unknown as Parameters<typeof connectionOf>[0]);
    return { socket, connection, work, stop: connection.onOpened(work) };
  };

  test('triggers one refetch, after the subscriptions are open', () => {
    const { socket, work } = start();
    socket.emit('closed');
    socket.emit('connected');
    jest.advanceTimersByTime(200);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('that opens late is caught up with', () => {
    const { socket, work } = start();
    socket.emit('connected');
    jest.advanceTimersByTime(2000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('cannot wake who came while it was open', () => {
    const { socket, connection } = start();
    socket.emit('connected');
    const late = jest.fn();
    connection.onOpened(late);
    jest.advanceTimersByTime(5000);
    expect(late).not.toHaveBeenCalled();
  });

  test('that is lost again before is caught up with later', () => {
    const { socket, work } = start();
    socket.emit('closed');
    socket.emit('connected');
    socket.emit('closed');
    jest.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
    socket.emit('connected');
    jest.advanceTimersByTime(2000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('cannot wake who has stopped listening', () => {
    const { socket, work, stop } = start();
    socket.emit('closed');
    socket.emit('connected');
    stop();
    jest.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
  });
});

test('the pauses grow to half a minute and no further', async () => {
  for (const [retries, most] of [
    [0, 1250],
    [3, 10_000],
    [50, 37_500],
  ] as const) {
    let over = false;
    void waitToReconnect(retries).then(() => (over = true));
    await jest.advanceTimersByTimeAsync(most);
    expect(over).toBe(true);
  }
});

describe('a server that confirms and closes again', () => {
  /** How long it waits, ms, in whole seconds of the middle of its jitter. */
  async function pauseAfter(pauses: ReturnType<typeof backOff>, connectionMs: number): Promise<number> {
    pauses.connected();
    await jest.advanceTimersByTimeAsync(connectionMs);
    const began = performance.now();
    let over = false;
    void pauses.wait(0).then(() => (over = true));
    while (!over) await jest.advanceTimersToNextTimerAsync();
    return performance.now() - began;
  }

  test('is reconnected after growing delays', async () => {
    const pauses = backOff();
    const waited: number[] = [];
    for (let i = 0; i < 8; i += 1) waited.push(await pauseAfter(pauses, 10));
    expect(waited[0]).toBeLessThan(1500);
    expect(waited[3]).toBeGreaterThan(5000);
    expect(waited[7]).toBeGreaterThan(20_000);
  });

  test('is reconnected soon after a stable connection', async () => {
    const pauses = backOff();
    for (let i = 0; i < 8; i += 1) await pauseAfter(pauses, 10);
    expect(await pauseAfter(pauses, 61_000)).toBeLessThan(1500);
  });
});

test('being online again ends a pause', async () => {
  let over = false;
  void waitToReconnect(20).then(() => (over = true));
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toBe(true);
});

test('a ping without an answer ends the socket', () => {
  const terminate = jest.fn();
  const { on } = heartbeat(terminate);
  on?.ping?.(false, undefined);
  on?.pong?.(true, undefined);
  jest.advanceTimersByTime(60_000);
  expect(terminate).not.toHaveBeenCalled();
  on?.ping?.(false, undefined);
  jest.advanceTimersByTime(6000);
  expect(terminate).toHaveBeenCalledTimes(1);
});
