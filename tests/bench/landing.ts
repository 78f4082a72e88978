/** The landing page in the eyes of Lighthouse (mobile, simulated throttling), served by the product itself. */
import { launch } from 'chrome-launcher';
import { CHROME_FLAGS, reportOf, scoresOf, type Scores } from './page-report.js';
import { serve } from './processes.js';

/** Scores from 0 to 1, the median of `runs` by performance. @throws when no browser is found. */
export async function benchLanding(
  databaseUrl: string,
  dataDir: string,
  chromePath: string,
  runs = 3,
): Promise<Scores> {
  const product = await serve('product-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const chrome = await launch({ chromePath, chromeFlags: [...CHROME_FLAGS] });
  try {
    const scores: Scores[] = [];
    for (let run = 0; run < runs; run += 1) {
      scores.push(scoresOf(await reportOf(chrome.port, `${product.url}/`)));
    }
    const sorted = scores.sort((a, b) => a.performance - b.performance);
    return sorted[Math.floor(runs / 2)] as Scores;
  } finally {
    await chrome.kill();
    await product.stop();
  }
}
