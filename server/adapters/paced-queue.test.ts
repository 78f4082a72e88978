import { createPacedQueue } from './paced-queue.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('one key runs one at a time, in order', async () => {
  const queue = createPacedQueue(0);
  const log: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`);
    await pause(5);
    log.push(`${name} ends`);
  };
  await Promise.all([queue.run('a', 1000, work('first')), queue.run('a', 1000, work('second'))]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('starts of one key keep their distance', async () => {
  const queue = createPacedQueue(40);
  const starts: number[] = [];
  const work = async (): Promise<void> => void starts.push(performance.now());
  await Promise.all([queue.run('a', 1000, work), queue.run('a', 1000, work)]);
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(39);
});

test('other keys do not wait', async () => {
  const queue = createPacedQueue(60_000);
  await queue.run('a', 1000, async () => undefined);
  await expect(queue.run('b', 1000, async () => 'at once')).resolves.toBe('at once');
});

test('cannot keep anyone longer than allowed', async () => {
  const queue = createPacedQueue(60_000);
  await queue.run('a', 1000, async () => 'first');
  await expect(queue.run('a', 10, async () => 'second')).resolves.toBeNull();
});

test('a fault reaches its caller and stops nobody else', async () => {
  const queue = createPacedQueue(0);
  const failing = queue.run('a', 1000, () => Promise.reject(new Error('broken')));
  const next = queue.run('a', 1000, async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});
