import { memoryStore } from './testing/memory-store.js';
import { madeOnce } from './made-once.js';

describe('what is made once', () => {
  test('is made once for the same parts, and again for others', async () => {
    const { ctx } = memoryStore();
    let made = 0;
    const load = (part: string) => madeOnce(ctx, 'tests', ['recipe', part], () => Promise.resolve((made += 1)));
    expect([await load('a'), await load('a'), await load('b')]).toEqual([1, 1, 2]);
  });

  test('parts do not run into each other', async () => {
    const { ctx } = memoryStore();
    const load = (...parts: string[]) => madeOnce(ctx, 'tests', parts, () => Promise.resolve(parts.join('|')));
    expect([await load('ab', 'c'), await load('a', 'bc')]).toEqual(['ab|c', 'a|bc']);
  });

  test('concurrent callers wait for the same result', async () => {
    const { ctx } = memoryStore();
    let made = 0;
    const load = () => madeOnce(ctx, 'tests', ['x'], () => Promise.resolve((made += 1)));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  });

  test('bytes and maps come back as they were', async () => {
    const { ctx } = memoryStore();
    const value = { squares: new Map([[32, Uint8Array.of(1, 2)]]) };
    const load = () => madeOnce(ctx, 'tests', ['x'], () => Promise.resolve(value));
    await load();
    expect(await load()).toEqual(value);
  });

  test('what was spoiled in the store is made again', async () => {
    const { ctx, kept } = memoryStore();
    const load = () => madeOnce(ctx, 'tests', ['x'], () => Promise.resolve('sound'));
    await load();
    for (const key of kept.keys()) kept.set(key, { bytes: Buffer.from('spoiled'), mime: 'x' });
    expect(await load()).toBe('sound');
  });

  test('a failure reaches the caller, and the next call tries again', async () => {
    const { ctx } = memoryStore();
    await expect(madeOnce(ctx, 'tests', ['x'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await madeOnce(ctx, 'tests', ['x'], () => Promise.resolve('yes'))).toBe('yes');
  });
});
