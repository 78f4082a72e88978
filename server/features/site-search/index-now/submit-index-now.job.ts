/** Submits what has changed of one site. Publishing never waits for it; no lock is held during the request. */
import type { IndexNowOutcome } from '#core/sites/index-now.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import type { JobRun, Jobs } from '#platform/jobs/catalogue.js';
import { type Manifest, lockSite, publishChange, visitorAddress } from '#features/sites/index.js';
import { changedUrls, sitePages, type SitePages } from './changed-urls.js';
import { SiteIndexNowEntity } from './index-now.entity.js';

interface Shown {
  readonly id: string;
  readonly label: string;
  readonly key: string;
  readonly sent: SitePages | null;
  readonly manifest: Manifest;
}

const SHOWN = `
  select s.id, s.label, n.key, n.sent, r.manifest from site_index_now n join sites s on s.id = n.site_id
  join releases r on r.id = s.live_release_id where n.site_id = $1 and n.is_on and s.status = 'online'`;

const isAccepted = (outcome: IndexNowOutcome): boolean => outcome === 'accepted' || outcome === 'pending';

/** The job. Nothing where it is off, the site is closed, or nothing has changed since the last submission. */
export async function submitIndexNow(ctx: Ctx, { siteId }: Jobs['submit_index_now'], run: JobRun): Promise<void> {
  const { indexNow } = ctx.ports;
  const shown = indexNow && (await row<Shown>(ctx.em, SHOWN, [siteId]));
  if (!shown) return;
  const now = sitePages(await visitorAddress(ctx, shown), shown.manifest);
  const urls = changedUrls(shown.sent, now);
  if (urls.length === 0) return;
  const { host } = new URL(now.address);
  const keyLocation = `${now.address}/${shown.key}.txt`;
  const outcome = await indexNow.submit({ host, key: shown.key, keyLocation, urls });
  await note(ctx, siteId, { outcome, urls: urls.length, sent: now });
  // The queue repeats what throws, with growing pauses. What is malformed stays so.
  if (!isAccepted(outcome) && outcome !== 'refused' && run.attempt < run.maxAttempts)
    throw new Error(`a submission to search engines ended as ${outcome}`);
}

interface Submitted {
  readonly outcome: IndexNowOutcome;
  readonly urls: number;
  readonly sent: SitePages;
}

/** Removed meanwhile: nothing is written. */
async function note(ctx: Ctx, siteId: string, { outcome, urls, sent }: Submitted): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const site = await lockSite(tx, { id: siteId });
    const known = site && (await tx.em.findOne(SiteIndexNowEntity, { siteId }, { refresh: true }));
    if (!site || !known) return;
    const now = tx.clock.now();
    tx.em.assign(known, { lastAt: now, lastUrls: urls, lastOutcome: outcome, updatedAt: now });
    if (isAccepted(outcome)) known.sent = sent;
    await tx.em.flush();
    publishChange(tx, site);
  });
}
