/** One page in the eyes of Lighthouse (mobile, simulated throttling): its scores, its times and what it loads. */
import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Look {
  /** From 0 to 1. */
  readonly scores: Readonly<Record<Category, number>>;
  /** ms, but for `shift`, which is Lighthouse's own sum. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  /** kB of 1000 bytes, as they were sent. */
  readonly scriptKb: number;
  readonly allKb: number;
  /** Lighthouse's own measure of the machine: a desktop has over 1,000. Times under half of that are not the page's. */
  readonly machine: number;
  /** As in `failedAudits`. */
  readonly failed: readonly string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Sent {
  readonly url: string;
  readonly transferSize?: number;
  readonly resourceType?: string;
}

/** All that went over the network. */
export function requestsOf({ audits }: Result): readonly Sent[] {
  const details = audits['network-requests']?.details as { items?: readonly Sent[] } | undefined;
  return (details?.items ?? []).filter(({ url }) => !url.startsWith('data:'));
}

/** Titles of the audits that are not passed, but for those of speed. */
export function failedAudits({ categories, audits }: Result): string[] {
  const named = CATEGORIES.filter((name) => name !== 'performance').flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return named.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}

const kilobytes = (sent: readonly Sent[]): number =>
  sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;

/** With an empty cache. Lighthouse leaves `localStorage` as it is, so that somebody with tokens there is signed in. */
export async function look(port: number, url: string): Promise<Look> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { lhr } = result;
  const score = (name: Category): number => lhr.categories[name]?.score ?? 0;
  const time = (name: string): number => lhr.audits[name]?.numericValue ?? Infinity;
  const sent = requestsOf(lhr);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: time('first-contentful-paint'),
    largestPaint: time('largest-contentful-paint'),
    blocking: time('total-blocking-time'),
    shift: time('cumulative-layout-shift'),
    requests: sent.length,
    scriptKb: kilobytes(sent.filter(({ resourceType }) => resourceType === 'Script')),
    allKb: kilobytes(sent),
    machine: lhr.environment.benchmarkIndex,
    failed: failedAudits(lhr),
  };
}
