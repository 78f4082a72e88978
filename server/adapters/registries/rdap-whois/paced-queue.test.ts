import { createPacedQueue, type PacedQueue } from './paced-queue.js';

const SPACING_MS = 5;

function turn(name: string, visitor = 'someone', maxWaitMs = 60_000, server = 'a') {
  return { server, name, visitor, maxWaitMs };
}

function createGate(): { readonly promise: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open: () => open() };
}

/** Work that records when it starts and ends, and ends when its gate is opened. */
function logged(log: string[], name: string, until: Promise<unknown> = Promise.resolve()) {
  return async (): Promise<string> => {
    log.push(`${name} begins`);
    await until;
    log.push(`${name} ends`);
    return name;
  };
}

test('one server runs one at a time, in order', async () => {
  const queue = createPacedQueue({ spacingMs: 0 });
  const log: string[] = [];
  await Promise.all(['first', 'second'].map((name) => queue.run(turn(name), logged(log, name))));
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('one visitor with sixty questions cannot hold up another', async () => {
  const queue = createPacedQueue({ spacingMs: SPACING_MS });
  const answered: string[] = [];
  const enqueue = (name: string, visitor: string): Promise<unknown> =>
    queue.run(turn(name, visitor), async () => void answered.push(name));
  const many = Array.from({ length: 60 }, (_, index) => enqueue(`many-${index}`, 'busy'));
  await enqueue('single', 'quiet');
  expect(answered.indexOf('single')).toBeLessThanOrEqual(2);
  await Promise.all(many);
});

test('visitors take turns', async () => {
  const queue = createPacedQueue({ spacingMs: 0 });
  const begun: string[] = [];
  const enqueue = (name: string, visitor: string): Promise<unknown> =>
    queue.run(turn(name, visitor), async () => void begun.push(name));
  const pending = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => enqueue(name, name.charAt(0)));
  await Promise.all(pending);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a name requested by two visitors is queried once, at the earlier turn', async () => {
  const queue = createPacedQueue({ spacingMs: 0 });
  const begun: string[] = [];
  const enqueue = (name: string, visitor: string): Promise<unknown> =>
    queue.run(turn(name, visitor), async () => {
      begun.push(name);
      return name;
    });
  const busy = ['one', 'two', 'three', 'shared'].map((name) => enqueue(name, 'busy'));
  await expect(enqueue('shared', 'quiet')).resolves.toBe('shared');
  await Promise.all(busy);
  expect(begun).toEqual(['one', 'two', 'shared', 'three']);
});

test('starts at one server keep their distance', async () => {
  const queue = createPacedQueue({ spacingMs: 40, concurrency: 2 });
  const starts: number[] = [];
  const enqueue = (name: string): Promise<unknown> =>
    queue.run(turn(name), async () => void starts.push(performance.now()));
  await Promise.all([enqueue('first'), enqueue('second')]);
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(39);
});

test('as many run at once as are allowed', async () => {
  const queue = createPacedQueue({ spacingMs: 0, concurrency: 2 });
  const log: string[] = [];
  const gate = createGate();
  const pending = ['first', 'second', 'third'].map((name) => queue.run(turn(name), logged(log, name, gate.promise)));
  expect(log).toEqual(['first begins', 'second begins']);
  gate.open();
  await Promise.all(pending);
  expect(log).toContain('third ends');
});

test('other servers do not wait', async () => {
  const queue = createPacedQueue({ spacingMs: 60_000 });
  await queue.run(turn('name'), async () => undefined);
  await expect(queue.run(turn('name', 'someone', 1000, 'b'), async () => 'at once')).resolves.toBe('at once');
});

/** A queue whose server is busy until the end of the test. */
async function withBusyServer(options: object, use: (queue: PacedQueue) => Promise<void>): Promise<void> {
  const queue = createPacedQueue({ spacingMs: 0, ...options });
  const gate = createGate();
  const first = queue.run(turn('first'), () => gate.promise);
  await use(queue);
  gate.open();
  await first;
}

test('cannot keep anyone longer than allowed', async () => {
  await withBusyServer({}, async (queue) => {
    let isBegun = false;
    const late = queue.run(turn('late', 'someone', 10), async () => void (isBegun = true));
    await expect(late).resolves.toBeNull();
    expect(isBegun).toBe(false);
  });
});

test('cannot let a visitor fill the queue', async () => {
  await withBusyServer({ maxPerVisitor: 2 }, async (queue) => {
    const waiting = ['a', 'b'].map((name) => queue.run(turn(name, 'busy', 10), async () => name));
    await expect(queue.run(turn('c', 'busy'), async () => 'c')).resolves.toBeNull();
    await expect(Promise.all(waiting)).resolves.toEqual([null, null]);
  });
});

test('cannot grow without bound over many visitors', async () => {
  await withBusyServer({ maxWaiting: 2 }, async (queue) => {
    const waiting = queue.run(turn('a', 'one', 10), async () => 'a');
    await expect(queue.run(turn('b', 'two'), async () => 'b')).resolves.toBeNull();
    await waiting;
  });
});

test('an error reaches its callers and stops no other work', async () => {
  const queue = createPacedQueue({ spacingMs: 0 });
  const broken = (): Promise<never> => Promise.reject(new Error('broken'));
  const failing = [queue.run(turn('x', 'one'), broken), queue.run(turn('x', 'two'), broken)];
  const next = queue.run(turn('y'), async () => 'fine');
  for (const each of failing) await expect(each).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});
