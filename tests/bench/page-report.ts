/** One page in the eyes of Lighthouse. */
import lighthouse from 'lighthouse';

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

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** From 0 to 1. */
export type Scores = Readonly<Record<Category, number>>;

/**
 * The report of a page, loaded with an empty cache by the browser that listens on `port`.
 * @throws Error where the page could not be loaded, so that no figure is made of an error page.
 */
export async function reportOf(port: number, url: string): Promise<Report> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse answered nothing about ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  return result.lhr;
}

export function scoresOf({ categories }: Report): Scores {
  const score = (name: Category): number => categories[name]?.score ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

export interface Sent {
  readonly url: string;
  readonly transferSize?: number;
  readonly resourceType?: string;
}

/** All that went over the network. */
export function requestsOf({ audits }: Report): readonly Sent[] {
  const details = audits['network-requests']?.details as { items?: readonly Sent[] } | undefined;
  return (details?.items ?? []).filter(({ url }) => !url.startsWith('data:'));
}

/** Titles of the audits that are not passed, but for those of speed. */
export function failedAudits({ categories, audits }: Report): string[] {
  const named = CATEGORIES.filter((name) => name !== 'performance').flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return named.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}
