import { memoryStore } from './testing/memory-store.js';
import { madeOnce } from './made-once.js';

describe('what is made once', () => {
  test('is made once for the same parts, and again for others', async () => {
    const { ctx } = memoryStore();
    let made = 0;
    const ask = (part: string) => madeOnce(ctx, 'tests', ['recipe', part], () => Promise.resolve((made += 1)));
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2]);
  });

  test('parts do not run into each other', async () => {
    const { ctx } = memoryStore();
    const ask = (...parts: string[]) => madeOnce(ctx, 'tests', parts, () => Promise.resolve(parts.join('|')));
    expect([await ask('ab', 'c'), await ask('a', 'bc')]).toEqual(['ab|c', 'a|bc']);
  });

  test('concurrent callers wait for the same result', async () => {
    const { ctx } = memoryStore();
    let made = 0;
    const ask = () => madeOnce(ctx, 'tests', ['x'], () => Promise.resolve((made += 1)));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  });

  test('bytes and maps come back as they were', async () => {
    const { ctx } = memoryStore();
    const value = { squares: new Map([[32, Uint8Array.of(1, 2)]]) };
    const ask = () => madeOnce(ctx, 'tests', ['x'], () => Promise.resolve(value));
    await ask();
    expect(await ask()).toEqual(value);
  });

  test('what was spoiled in the store is made again', async () => {
    const { ctx, kept } = memoryStore();
    const ask = () => madeOnce(ctx, 'tests', ['x'], () => Promise.resolve('sound'));
    await ask();
    for (const key of kept.keys()) kept.set(key, { bytes: Buffer.from('spoiled'), mime: 'x' });
    expect(await ask()).toBe('sound');
  });

  test('a failure is told, and tried again by the next', async () => {
    const { ctx } = memoryStore();
    await expect(madeOnce(ctx, 'tests', ['x'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await madeOnce(ctx, 'tests', ['x'], () => Promise.resolve('yes'))).toBe('yes');
  });
});
