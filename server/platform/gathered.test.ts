import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { gathered } from './gathered.js';

const PAUSE_MS = 20;

describe('work that follows changes', () => {
  it('cannot begin in the turn of the change', async () => {
    const work = jest.fn(() => Promise.resolve());
    gathered(PAUSE_MS, work, fail).again();
    await turn();
    expect(work).not.toHaveBeenCalled();
    await pause(3 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done once for many changes, and again for one during it', async () => {
    let finish = (): void => undefined;
    const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { again } = gathered(PAUSE_MS, work, fail);
    for (let change = 0; change < 50; change += 1) again();
    await pause(3 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(1);
    again();
    again();
    await pause(3 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await pause(3 * PAUSE_MS);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('goes on after a run that failed', async () => {
    const failed = jest.fn();
    const work = jest.fn(() => Promise.reject(new RangeError('once')));
    const { again } = gathered(PAUSE_MS, work, failed);
    again();
    await pause(3 * PAUSE_MS);
    again();
    await pause(3 * PAUSE_MS);
    expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([2, 2]);
  });

  it('cannot begin after it was stopped', async () => {
    const work = jest.fn(() => Promise.resolve());
    const { again, stop } = gathered(PAUSE_MS, work, fail);
    again();
    stop();
    await pause(3 * PAUSE_MS);
    expect(work).not.toHaveBeenCalled();
  });
});

function fail(error: unknown): void {
  throw error;
}
