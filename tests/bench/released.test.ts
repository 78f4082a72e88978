import { growthSince } from './released.js';

const RELEASE = { ratio: 1, cpu: 2, bytes: 1000 };

describe('figures beside those of the release', () => {
  it('cannot double CPU or bytes unnoticed', () => {
    expect(growthSince(RELEASE, { ...RELEASE, cpu: 4 })).toContain('cpu 2.00 times');
    expect(growthSince(RELEASE, { ...RELEASE, bytes: 2000 })).toContain('bytes 2.00 times');
  });

  it('leave room for the differences between runs', () => {
    expect(growthSince(RELEASE, { ...RELEASE, cpu: 2.8, bytes: 1090 })).toBeNull();
  });

  it('say nothing of what was not measured before', () => {
    expect(growthSince(undefined, RELEASE)).toBeNull();
    expect(growthSince({ ratio: 1 }, RELEASE)).toBeNull();
  });
});
