/** Sites that are built from a name alone, and what is wrong with them: claims that nobody made, and holes. */
import { buildSite } from '../build/build-site.js';
import type { SiteInput } from '../build/site-input.js';
import { PRIVACY_FILE } from '#core/sites/privacy-page.js';
import { DRAWN_TYPES, layoutsOf } from '../layouts/layouts.js';
import type { PageInput } from '../page/page-parts.js';
import { TRADES, type Trade } from '../templates/trades.js';
import { saidIn, tellingWord, tradeClaims, type TradeClaims } from './claims.js';
import { holesOf } from './holes.js';
import { testPage, testSite, testTools, textsOf } from './test-site.js';

export const ONLY_NAME = 'ماه‌نو';

/** The texts of the files by their paths. */
export async function builtFromName(over: Partial<SiteInput>): Promise<ReadonlyMap<string, string>> {
  const privacy = { isCounted: true, keptMonths: null };
  return textsOf(await buildSite(testSite({ facts: { name: ONLY_NAME }, privacy, ...over }), testTools));
}

/** A page whose file is called after its layout: an opening, then the layout. */
export const layoutPage = (id: string): PageInput => ({
  ...testPage(id, id, ...(id.startsWith('hero-') ? [id] : ['hero-1', id])),
  seo: { title: ONLY_NAME },
});

const known = new Map<Trade, TradeClaims>();

/** Each with the path of its file. */
export function faultsOf(files: ReadonlyMap<string, string>, trade: Trade): string[] {
  const claims = known.get(trade) ?? tradeClaims(trade);
  known.set(trade, claims);
  return [...files].flatMap(([path, text]) =>
    /\.(?:html|webmanifest)$/.test(path) ? fileFaults(path, text, claims).map((fault) => `${path}: ${fault}`) : [],
  );
}

/** Addresses and measures are no words, and structured data are looked at for sentences alone. */
const isProse = (line: string): boolean => /[آ-ی]/.test(line) && !line.startsWith('{');

function fileFaults(path: string, text: string, { parts, whole }: TradeClaims): string[] {
  const said = saidIn(text);
  const named = parts.filter((part) => said.includes(part));
  // The page about privacy is the platform's own, and its terms are true.
  if (path === PRIVACY_FILE) return named;
  const told = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => whole.has(line) || (isProse(line) && tellingWord(line) !== null));
  return [...named, ...told, ...holesOf(text.replace(/^.*<body>/s, ''))];
}

/** The faults of a site of these layouts, each on a page of its own. */
export async function nameAloneFaults(trade: Trade, layoutIds: readonly string[]): Promise<string[]> {
  return faultsOf(await builtFromName({ pages: layoutIds.map(layoutPage), trade }), trade);
}

/** Those of every layout of a type in every trade; the long proof of `npm run sections`. */
export async function allNameAloneFaults(type: (typeof DRAWN_TYPES)[number]): Promise<string[]> {
  const ids = type === 'full_page' ? [] : layoutsOf(type).map(({ id }) => id);
  const found: string[] = [];
  for (const trade of ids.length > 0 ? TRADES : [])
    found.push(...(await nameAloneFaults(trade, ids)).map((fault) => `${trade}, ${fault}`));
  return found;
}
