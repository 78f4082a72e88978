import { templateOfTrade } from './trade-template.js';
import { TRADES } from './trades.js';

test.each(TRADES)('%s is shown by a template of its own', (trade) => {
  expect(templateOfTrade(trade).trade).toBe(trade);
});
