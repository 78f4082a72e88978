/** The trades sample texts and drawings are made for. */
export { BUSINESS_TRADES, isTrade, nearestTrade, TRADE_NAMES, TRADES, type Trade } from '#core/design/trades.js';
