/** One page in the eyes of Lighthouse (mobile, simulated throttling): its scores, its times and what it loads. */
import { failedAudits, reportOf, requestsOf, scoresOf, type Scores, type Sent } from '../page-report.js';

export interface Look {
  readonly scores: Scores;
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
  /** The audits as in `failedAudits`. */
  readonly failed: readonly string[];
}

const kilobytes = (sent: readonly Sent[]): number =>
  sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;

/** With an empty cache. Lighthouse leaves `localStorage` as it is, so that somebody with tokens there is signed in. */
export async function look(port: number, url: string): Promise<Look> {
  const lhr = await reportOf(port, url);
  const time = (name: string): number => lhr.audits[name]?.numericValue ?? Infinity;
  const sent = requestsOf(lhr);
  return {
    scores: scoresOf(lhr),
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
