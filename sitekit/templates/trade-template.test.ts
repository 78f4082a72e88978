import { templateOfTrade } from './trade-template.js';
import { BUSINESS_TRADES } from './trades.js';

test.each(BUSINESS_TRADES)('%s is shown by a template of its own', (trade) => {
  expect(templateOfTrade(trade).trade).toBe(trade);
});
