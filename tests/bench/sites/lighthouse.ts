/** Published sites of different designs with photographs in the eyes of Lighthouse (mobile, simulated throttling). */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROME_FLAGS } from '../landing.js';
import { serve } from '../processes.js';
import { CATEGORIES, failedAudits, requestsOf, type Category } from '../routes/look.js';
import { withDatabase } from '../seed.js';
import { differentSites, hostOfSite, seedSites } from './many-sites.js';
import { buildDesign, makeMaterials } from './sample-site.js';

const SITES = 20;

export interface SiteScores {
  readonly site: number;
  /** From 0 to 1. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly largestPaintMs: number;
  /** Of the first view, as they were sent: compressed, with their headers. */
  readonly bytes: number;
  /** Of these, all but photographs. */
  readonly bareBytes: number;
  /** Requests for another host. */
  readonly foreign: number;
  /** Titles of the audits that are not passed, but for those of speed. */
  readonly failed: readonly string[];
}

/** As the build names them; drawings and icons are no photographs. */
const PHOTOGRAPH = /\/assets\/picture-[^/]*$/;

async function look(port: number, url: string, site: number): Promise<SiteScores> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { lhr } = result;
  const requests = requestsOf(lhr);
  const { host } = new URL(url);
  const sizeOf = (sent: typeof requests): number => sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const score = (name: Category): number => lhr.categories[name]?.score ?? 0;
  return {
    site,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
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
