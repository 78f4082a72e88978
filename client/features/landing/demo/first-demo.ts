import type { Trade } from '#core/design/trades.js';

/** The trade that is shown before anything is chosen; the prerendered page contains it. */
export const FIRST_DEMO: Trade = 'restaurant';
