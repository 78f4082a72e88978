import { supervise } from './supervisor.js';

/** A server that changes as scripted, and the pauses that were made; ends after so many checks. */
function superviseServer(
  looks: number,
  running: (look: number) => boolean,
  starts: () => Promise<void> = () => Promise.resolve(),
) {
  const pauses: number[] = [];
  const failures: number[] = [];
  let started = 0;
  return new Promise<{ pauses: number[]; failures: number[]; started: number }>((resolve) => {
    supervise({
      isRunning: () => running(pauses.length),
      start: () => ((started += 1), starts()),
      onError: (_error, nextTryMs) => failures.push(nextTryMs),
      wait: async (ms) => {
        if (pauses.length === looks) {
          resolve({ pauses, failures, started });
          throw new Error('aborted');
        }
        pauses.push(ms);
      },
    });
  });
}

describe('a supervised server', () => {
  it('is left alone while it runs', async () => {
    expect(await superviseServer(5, () => true)).toEqual({ pauses: Array(5).fill(1000), failures: [], started: 0 });
  });

  it('is started again with growing pauses', async () => {
    const result = await superviseServer(
      8,
      () => false,
      () => Promise.reject(new Error('no space left')),
    );
    expect(result.pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(result.failures).toHaveLength(8);
  });

  it('cannot be restarted every second while it dies again', async () => {
    const { pauses } = await superviseServer(6, (look) => look % 2 === 0);
    expect(pauses).toEqual([1000, 2000, 2000, 4000, 4000, 8000]);
  });

  it('is checked every second again once it runs', async () => {
    const { pauses } = await superviseServer(34, (look) => look > 1);
    expect(pauses).toEqual([1000, ...Array(30).fill(2000), 1000, 1000, 1000]);
  });

  it('ends when it is stopped', async () => {
    const { stop } = supervise({
      isRunning: () => false,
      start: () => Promise.reject(new Error('must not be called')),
      onError: () => undefined,
    });
    await expect(stop()).resolves.toBeUndefined();
  });
});
