/**
 * How one walks through the landing page (specification 1 §2 "Landing page"): a pure reducer, so
 * that every rule can be tried without a browser. Times are milliseconds of any steady clock.
 */
import { LANDING } from '#core/limits/limits.landing.js';

/** Pixels a finger must travel before it counts as a swipe (ours; the specification names no touch rule). */
export const SWIPE_THRESHOLD = 48;

export interface SlideState {
  /** 0 … 5 */
  readonly index: number;
  /** Until then nothing moves. */
  readonly lockedUntil: number;
}

export type SlideEvent =
  /** Pixels; positive is downwards. */
  | { readonly type: 'wheel'; readonly delta: number; readonly at: number }
  | { readonly type: 'key'; readonly key: string; readonly at: number }
  /** How far the finger moved in pixels; positive is upwards, to the next slide. */
  | { readonly type: 'swipe'; readonly distance: number; readonly at: number }
  | { readonly type: 'go'; readonly index: number; readonly at: number };

export const firstSlide: SlideState = { index: 0, lockedUntil: 0 };

/** The space bar is ours: the specification names the others. */
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1, ' ': 1 };

/** Answers the same state object where nothing moves. */
export function slideReducer(state: SlideState, event: SlideEvent): SlideState {
  if (event.at < state.lockedUntil) return state;
  const index = clamp(target(state.index, event));
  return index === state.index ? state : { index, lockedUntil: event.at + LANDING.lockMs };
}

function target(index: number, event: SlideEvent): number {
  switch (event.type) {
    case 'wheel':
      return Math.abs(event.delta) >= LANDING.wheelThreshold ? index + Math.sign(event.delta) : index;
    case 'key':
      return index + stepOfKey(event.key);
    case 'swipe':
      return Math.abs(event.distance) >= SWIPE_THRESHOLD ? index + Math.sign(event.distance) : index;
    case 'go':
      return Number.isInteger(event.index) ? event.index : index;
  }
}

function clamp(index: number): number {
  return Math.min(Math.max(index, 0), LANDING.slides - 1);
}

/** Which way a key leads: 1 is forward, -1 back; 0 for keys that are left to the browser. */
export function stepOfKey(key: string): number {
  return Object.hasOwn(KEY_STEPS, key) ? (KEY_STEPS[key] ?? 0) : 0;
}

/** How much of a slide taller than the screen the space bar scrolls; the documented keys lead to another slide. */
export const SPACE_SCROLLS = 0.85;
