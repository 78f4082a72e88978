/** The landing page in the eyes of Lighthouse (mobile, simulated throttling), served by the product itself. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serve } from './processes.js';

export const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LandingScores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** Scores from 0 to 1, the median of `runs` by performance. @throws when no browser is found. */
export async function benchLanding(
  databaseUrl: string,
  dataDir: string,
  chromePath: string,
  runs = 3,
): Promise<LandingScores> {
  const product = await serve('product-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
  try {
    const scores: LandingScores[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`${product.url}/`, { port: chrome.port, onlyCategories: [...CATEGORIES] });
      const score = (name: string): number => result?.lhr.categories[name]?.score ?? 0;
      scores.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      });
    }
    const sorted = scores.sort((a, b) => a.performance - b.performance);
    return sorted[Math.floor(runs / 2)] as LandingScores;
  } finally {
    await chrome.kill();
    await product.stop();
  }
}
