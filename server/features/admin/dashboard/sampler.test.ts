import { createSampler } from './sampler.js';

interface Counting {
  readonly taken: () => number;
  readonly sampler: ReturnType<typeof createSampler<number>>;
}

function counting(take?: (n: number) => Promise<number>): Counting {
  let taken = 0;
  const next = (): Promise<number> => {
    taken += 1;
    return take ? take(taken) : Promise.resolve(taken);
  };
  return { taken: () => taken, sampler: createSampler({ everyMs: 1, take: next, failed: () => undefined }) };
}

it('is taken once for all who watch', async () => {
  const { sampler } = counting();
  const watchers = [sampler.watch(), sampler.watch(), sampler.watch()];
  const first = await Promise.all(watchers.map((watcher) => watcher.next()));
  expect(first.map(({ value }) => value as number)).toEqual([1, 1, 1]);
  await Promise.all(watchers.map((watcher) => watcher.return?.()));
});

it('ends with the last watcher and starts anew', async () => {
  const { sampler, taken } = counting();
  const watcher = sampler.watch();
  await watcher.next();
  await watcher.return?.();
  expect([sampler.watchers, await watcher.next()]).toEqual([0, { done: true, value: undefined }]);
  const before = taken();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(taken()).toBeLessThanOrEqual(before + 1);
  const again = sampler.watch();
  expect((await again.next()).done).toBe(false);
  await again.return?.();
});

it('skips what could not be taken', async () => {
  const { sampler } = counting((n) => (n === 1 ? Promise.reject(new Error('away')) : Promise.resolve(n)));
  const watcher = sampler.watch();
  expect((await watcher.next()).value).toBe(2);
  await watcher.return?.();
});

it('a waiting watcher cannot be kept when it leaves', async () => {
  const { sampler } = counting(() => new Promise(() => undefined));
  const watcher = sampler.watch();
  const waiting = watcher.next();
  await watcher.return?.();
  expect((await waiting).done).toBe(true);
});
