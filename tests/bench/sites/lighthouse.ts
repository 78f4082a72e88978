/** Published sites of different designs with photographs in the eyes of Lighthouse (mobile, simulated throttling). */
import { launch } from 'chrome-launcher';
import { CHROME_FLAGS, failedAudits, reportOf, requestsOf, scoresOf, type Scores } from '../page-report.js';
import { serve } from '../processes.js';
import { withDatabase } from '../seed.js';
import { differentSites, hostOfSite, seedSites } from './many-sites.js';
import { buildDesign, makeMaterials } from './sample-site.js';

const SITES = 20;

export interface SiteScores {
  readonly site: number;
  readonly scores: Scores;
  readonly largestPaintMs: number;
  /** The bytes of the first view, as they were sent: compressed, with their headers. */
  readonly bytes: number;
  /** The bytes of all but photographs. */
  readonly bareBytes: number;
  /** Requests for another host. */
  readonly foreign: number;
  /** Titles of the audits that are not passed, but for those of speed. */
  readonly failed: readonly string[];
}

/** The names that the build gives photographs; drawings and icons are none. */
const PHOTOGRAPH = /\/assets\/picture-[^/]*$/;

async function look(port: number, url: string, site: number): Promise<SiteScores> {
  const lhr = await reportOf(port, url);
  const requests = requestsOf(lhr);
  const { host } = new URL(url);
  const sizeOf = (sent: typeof requests): number => sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    site,
    scores: scoresOf(lhr),
    largestPaintMs: lhr.audits['largest-contentful-paint']?.numericValue ?? Infinity,
    bytes: sizeOf(requests),
    bareBytes: sizeOf(requests.filter((each) => !PHOTOGRAPH.test(new URL(each.url).pathname))),
    foreign: requests.filter((each) => new URL(each.url).host !== host).length,
    failed: failedAudits(lhr),
  };
}

/** In an empty database. */
export async function benchSites(databaseUrl: string, dataDir: string, chromePath: string): Promise<SiteScores[]> {
  const materials = await makeMaterials();
  await withDatabase(databaseUrl, (client) =>
    seedSites(
      client,
      SITES,
      differentSites(dataDir, (n) => buildDesign(materials, n, `http://${hostOfSite(n)}`)),
    ),
  );
  const product = await serve('product-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const chrome = await launch({ chromePath, chromeFlags: [...CHROME_FLAGS] });
  try {
    const seen: SiteScores[] = [];
    const { port } = new URL(product.url);
    for (let n = 1; n <= SITES; n += 1) seen.push(await look(chrome.port, `http://${hostOfSite(n)}:${port}/`, n));
    return seen;
  } finally {
    await chrome.kill();
    await product.stop();
  }
}
