import { concernsViewer } from './viewer-changed.js';

const viewer = { userId: 'u1', sessionId: 's1' };

describe('a changed viewer', () => {
  it.each([
    [{ userId: 'u1' }, true],
    [{ userId: 'u1', only: 's1' }, true],
    [{ userId: 'u1', except: 's2' }, true],
    [{ userId: 'u2' }, false],
    [{ userId: 'u1', only: 's2' }, false],
    [{ userId: 'u1', except: 's1' }, false],
  ])('%j concerns session s1 of u1: %s', (change, expected) => {
    expect(concernsViewer(change, viewer)).toBe(expected);
  });
});
