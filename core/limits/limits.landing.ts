/**
 * The constants that the landing page reads too. The client reads them from here, since a page that reads one constant
 * of limits.ts loads all of them.
 */
import type { FontKey } from './limits.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds. The client counts a token as expired `earlyMs` before it really is (specification 1 §9). */
export const SESSION = {
  accessTokenMs: 30 * MINUTE,
  refreshTokenMs: 30 * DAY,
  /** However often it is renewed, a session ends (protocols B5). */
  refreshAbsoluteMs: 90 * DAY,
  refreshGraceMs: 30 * SECOND,
  earlyMs: 5 * MINUTE,
  checkEveryMs: 60 * SECOND,
  storageRereadMs: 250,
} as const;

export const LANDING = { slides: 6, lockMs: 900, wheelThreshold: 30 } as const;

/**
 * The money-back guarantee (ours; the documents promise one without a period): so many days from the payment of an
 * order its customer may request a refund, so many times, with a reason of so many characters.
 */
export const MONEY_BACK = { days: 7, requests: 3, reasonLeast: 5, reasonMost: 1000 } as const;

export const BRAND = {
  defaultColor: '#8B5CF6',
  defaultFont: 'vazir' satisfies FontKey,
  presets: [
    '#8B5CF6',
    '#2563EB',
    '#0891B2',
    '#059669',
    '#65A30D',
    '#D97706',
    '#EA580C',
    '#DC2626',
    '#DB2777',
    '#334155',
  ],
  maxCustomColors: 24,
} as const;

export const TIME_ZONE = 'Asia/Tehran';
