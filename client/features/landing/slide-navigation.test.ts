import {
  firstSlide,
  slideReducer,
  stepOfKey,
  SWIPE_THRESHOLD,
  type SlideEvent,
  type SlideState,
} from './slide-navigation.js';

const at = (index: number): SlideState => ({ index, lockedUntil: 0 });
const wheel = (delta: number, time = 1000): SlideEvent => ({ type: 'wheel', delta, at: time });
const key = (name: string, time = 1000): SlideEvent => ({ type: 'key', key: name, at: time });

describe('wheel', () => {
  test('S-044 moves one slide from delta 30', () => {
    expect(slideReducer(at(2), wheel(30)).index).toBe(3);
    expect(slideReducer(at(2), wheel(-30)).index).toBe(1);
  });

  test('S-044 cannot move below delta 30', () => {
    const state = at(2);
    expect(slideReducer(state, wheel(29.9))).toBe(state);
    expect(slideReducer(state, wheel(-29.9))).toBe(state);
  });

  test('S-044 moves only one slide however far', () => {
    expect(slideReducer(at(0), wheel(4000)).index).toBe(1);
  });
});

describe('keys', () => {
  test.each([
    ['ArrowDown', 3],
    ['PageDown', 3],
    ['ArrowUp', 1],
    ['PageUp', 1],
    [' ', 3],
  ])('S-045 %s leads from 2 to %i', (name, index) => {
    expect(slideReducer(at(2), key(name)).index).toBe(index);
  });

  test('S-045 cannot move by other keys', () => {
    const state = at(2);
    expect(slideReducer(state, key('ArrowLeft'))).toBe(state);
    expect(slideReducer(state, key('constructor'))).toBe(state);
    expect(stepOfKey('Enter')).toBe(0);
    expect(stepOfKey('PageDown')).toBe(1);
  });
});

describe('lock', () => {
  test('S-046 cannot move again within 900 ms', () => {
    const moved = slideReducer(firstSlide, wheel(100, 5000));
    expect(slideReducer(moved, wheel(100, 5899))).toBe(moved);
    expect(slideReducer(moved, key('PageDown', 5899))).toBe(moved);
    expect(slideReducer(moved, { type: 'go', index: 4, at: 5899 })).toBe(moved);
  });

  test('S-046 moves again after 900 ms', () => {
    const moved = slideReducer(firstSlide, wheel(100, 5000));
    expect(slideReducer(moved, wheel(100, 5900)).index).toBe(2);
  });

  test('S-046 does not lock where nothing moved', () => {
    expect(slideReducer(firstSlide, wheel(-100, 5000)).lockedUntil).toBe(0);
  });
});

describe('bounds', () => {
  test('S-048 cannot leave 0 to 5', () => {
    expect(slideReducer(at(0), wheel(-100)).index).toBe(0);
    expect(slideReducer(at(5), wheel(100)).index).toBe(5);
    expect(slideReducer(at(2), { type: 'go', index: 99, at: 1000 }).index).toBe(5);
    expect(slideReducer(at(2), { type: 'go', index: -1, at: 1000 }).index).toBe(0);
  });

  test('S-048 cannot go to a broken number', () => {
    expect(slideReducer(at(2), { type: 'go', index: Number.NaN, at: 1000 }).index).toBe(2);
    expect(slideReducer(at(2), { type: 'go', index: 2.5, at: 1000 }).index).toBe(2);
  });
});

describe('swipe', () => {
  test('upwards shows the next slide', () => {
    expect(slideReducer(at(2), { type: 'swipe', distance: SWIPE_THRESHOLD, at: 1000 }).index).toBe(3);
    expect(slideReducer(at(2), { type: 'swipe', distance: -SWIPE_THRESHOLD, at: 1000 }).index).toBe(1);
  });

  test('cannot move by a trembling finger', () => {
    const state = at(2);
    expect(slideReducer(state, { type: 'swipe', distance: SWIPE_THRESHOLD - 1, at: 1000 })).toBe(state);
  });
});
