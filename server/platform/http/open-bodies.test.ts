import { BODIES } from '#core/limits/limits.js';
import { bodiesToEnd, type BodyLimits, type OpenBody } from './open-bodies.js';

const LIMITS: BodyLimits = { ...BODIES, ofNetwork: 3, ofSite: 5, atOnce: 8, memoryBytes: 1000 };
const second = (seconds: number): number => seconds * 1000;

function body(over: Partial<OpenBody> = {}): OpenBody {
  return { network: 'a', site: null, isInMemory: true, elapsedMs: second(5), bytes: 10, ...over };
}
const ofNetworks = (count: number, over: Partial<OpenBody> = {}): OpenBody[] =>
  Array.from({ length: count }, (_, at) => body({ network: `n${at}`, elapsedMs: second(5) + at, ...over }));
const ended = (bodies: readonly OpenBody[]): OpenBody[] => [...bodiesToEnd(bodies, LIMITS).keys()];

describe('the rate', () => {
  it.each([
    [14.9, 1, false],
    [15, 15 * 8192 - 1, true],
    [15, 15 * 8192, false],
    [60, 64 * 1024, true],
    [600, 600 * 8192, false],
  ])('after %d s a body of %d bytes is slow: %s', (seconds, bytes, isSlow) => {
    const one = body({ elapsedMs: second(seconds), bytes, isInMemory: false });
    expect(bodiesToEnd([one], LIMITS).get(one) ?? null).toBe(isSlow ? 'slow' : null);
  });
});

describe('bounds', () => {
  it('of one network end its oldest', () => {
    const bodies = [3, 9, 4, 7, 5].map((seconds) => body({ elapsedMs: second(seconds) }));
    expect(
      ended(bodies)
        .map(({ elapsedMs }) => elapsedMs)
        .sort(),
    ).toEqual([second(7), second(9)]);
  });

  it('of one site leave other sites alone', () => {
    const bodies = [...ofNetworks(7, { site: 'shop' }), body({ network: 'x', site: 'cafe', elapsedMs: second(14) })];
    const surplus = ended(bodies);
    expect(surplus).toHaveLength(2);
    expect(surplus.every(({ site }) => site === 'shop')).toBe(true);
  });

  it('of all end those of the network that sends the most', () => {
    const crowd = Array.from({ length: 3 }, () => body({ network: 'crowd' }));
    const lonely = ofNetworks(7, { elapsedMs: second(14) });
    expect(ended([...lonely, ...crowd])).toEqual([crowd[1], crowd[2]]);
  });

  it('of memory count no files that wait on the disk', () => {
    const large = ofNetworks(3, { bytes: 600 });
    expect(ended(large)).toHaveLength(2);
    expect(ended(large.map((each) => ({ ...each, isInMemory: false })))).toEqual([]);
  });

  it('cannot end what has only begun', () => {
    expect(ended(Array.from({ length: 50 }, () => body({ elapsedMs: second(1) })))).toEqual([]);
  });
});
