import { gzipSync } from 'node:zlib';
import { BUSINESS_TRADES } from '#core/design/trades.js';
import { tradeCopy } from '#sitekit/layouts/library.js';
import { renderDemo } from './landing-demo.js';

describe.each(BUSINESS_TRADES)('the page of %s', (trade) => {
  const page = renderDemo(trade);

  test('has the name where it can be replaced', () => {
    expect(page).toContain(`<span data-name="">${tradeCopy(trade).siteName}</span>`);
    expect(page).not.toContain('\uE000');
  });

  test('has no heading of the first level', () => {
    expect(page).not.toMatch(/<\/?h1/);
  });

  test('runs nothing and fetches nothing', () => {
    expect(page).not.toMatch(/<script|<iframe|<link|\son\w+=|url\((?!['"]?(data:|#))|src="(?!data:)/i);
  });

  test('weighs less than 18 kB', () => {
    expect(gzipSync(page).length).toBeLessThan(18_000);
  });
});
