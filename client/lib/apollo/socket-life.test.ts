import { jest } from '@jest/globals';
import { heartbeat, onReconnect, waitToReconnect } from './socket-life.js';

type Listener = (...args: unknown[]) => void;

/** As much of a socket as is listened to. */
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
    const stop = onReconnect(socket as unknown as Parameters<typeof onReconnect>[0], work);
    return { socket, work, stop };
  };

  test('is caught up with once, after the subscriptions stand', () => {
    const { socket, work } = start();
    socket.emit('closed');
    socket.emit('connected');
    jest.advanceTimersByTime(200);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('cannot be caught up with when it was never lost', () => {
    const { socket, work } = start();
    socket.emit('connected');
    jest.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
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
