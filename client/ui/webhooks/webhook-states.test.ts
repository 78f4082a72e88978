import { isUnderWay, stateOf, toneOf } from './webhook-states.js';

const at = '2026-11-24T08:00:00Z';

test('what was turned off is off, though it also fails', () => {
  expect(stateOf({ turnedOffAt: at, failingSince: at })).toBe('off');
  expect(stateOf({ turnedOffAt: null, failingSince: at })).toBe('failing');
  expect(stateOf({ turnedOffAt: null, failingSince: null })).toBe('on');
});

test('a delivery that waits for its next try is not under way', () => {
  expect(isUnderWay({ state: 'waiting', nextTryAt: null })).toBe(true);
  expect(isUnderWay({ state: 'waiting', nextTryAt: at })).toBe(false);
  expect(isUnderWay({ state: 'failed', nextTryAt: null })).toBe(false);
});

test('the tone of a delivery says how it ended', () => {
  const tones = (['delivered', 'failed', 'waiting'] as const).map((state) => toneOf({ state, nextTryAt: null }));
  expect(tones).toEqual(['good', 'bad', 'waiting']);
});
