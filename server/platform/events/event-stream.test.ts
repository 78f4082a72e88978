import { SOCKETS } from '#core/limits/limits.js';
import { eventStream } from './event-stream.js';

/** A source that counts who listens to it. */
function source() {
  const listeners = new Set<(event: number) => void>();
  const stream = eventStream<number>((push) => {
    listeners.add(push);
    return () => listeners.delete(push);
  });
  return { stream, listeners, tell: (event: number) => listeners.forEach((listener) => listener(event)) };
}

/** Begins to read: it listens from then on. */
async function reading() {
  const { stream, listeners, tell } = source();
  const first = stream.next();
  tell(0);
  await first;
  return { stream, listeners, tell };
}

test('events come in order', async () => {
  const { stream, tell } = await reading();
  [1, 2, 3].forEach(tell);
  expect([await stream.next(), await stream.next(), await stream.next()].map(({ value }) => value as number)).toEqual([
    1, 2, 3,
  ]);
});

test('10,000 events cannot pile up before a stuck reader', async () => {
  const { stream, listeners, tell } = await reading();
  for (let event = 1; event <= 10_000; event += 1) tell(event);
  await new Promise(setImmediate);
  expect(listeners.size).toBe(0);
  let left = 0;
  for (let step = await stream.next(); !step.done; step = await stream.next()) left += 1;
  expect(left).toBe(SOCKETS.waitingEvents);
});

test('it stops listening when its reader leaves', async () => {
  const { stream, listeners } = await reading();
  const waiting = stream.next();
  await stream.return?.();
  expect([listeners.size, (await waiting).done]).toEqual([0, true]);
});

test('it cannot listen for a reader that never began', async () => {
  const { stream, listeners } = source();
  await stream.return?.();
  expect([listeners.size, (await stream.next()).done]).toEqual([0, true]);
});
