/**
 * Finds out whether HTTPS works at connected domains, by handshakes with what ends TLS before us: at those that are
 * due, by a job, and at one as soon as it is connected. No lock is held during a handshake.
 */
import { HTTPS_CHECKS } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import type { Cron } from '#platform/jobs/crons.js';
import type { HandshakeOutcome, TlsHandshakes } from '#platform/ports.js';
import { lockSite, publishChange, finalHost, type HostsOfDomain } from '#features/sites/index.js';
import { httpsProgress } from './https-progress.js';
import { SiteDomainEntity } from './site-domain.entity.js';
import { servedHost } from './site-domains.store.js';

export const HTTPS_CRON: Cron = { job: 'check_site_https' };

interface Claimed extends HostsOfDomain {
  readonly id: string;
  readonly siteId: string;
}

const CLAIMED = `d.id, d.site_id as "siteId", d.name, d.with_www as "withWww", d.bare_here as "bareHere",
  d.www_here as "wwwHere"`;

/** The next handshake is postponed before this one, so that a killed run costs one. `$4`: one of them, or null. */
const CLAIM = `
  with due as (
    select id from site_domains where https_next_at <= $1 and ($4::uuid is null or id = $4)
    order by https_next_at limit $2 for no key update skip locked
  )
  update site_domains d set https_next_at = $1::timestamptz + $3::float8 * interval '1 millisecond'
  from due where d.id = due.id returning ${CLAIMED}`;

/** The job: at one domain, or at all. Nothing where nothing ends TLS. */
export async function checkDueHttps(ctx: Ctx, { id }: Jobs['check_site_https'] = {}): Promise<void> {
  const { batch, together, runMs, firstPauseMs } = HTTPS_CHECKS;
  const { tls } = ctx.ports;
  if (tls === null) return;
  const end = performance.now() + runMs;
  for (let count = 0; count < batch && performance.now() < end; count += together) {
    const claimed = await rows<Claimed>(ctx.em, CLAIM, [ctx.clock.now(), together, firstPauseMs, id ?? null]);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((domain) => checkOne(ctx, domain, tls)));
  }
}

async function checkOne(ctx: Ctx, domain: Claimed, tls: TlsHandshakes): Promise<void> {
  const host = finalHost(domain);
  try {
    const outcome = await tls.check(host);
    await unitOfWork(ctx, (tx) => write(tx, domain, host, outcome));
  } catch (error) {
    // One domain's failure must not delay the others; a later run tries again.
    ctx.log.error({ err: error, domainId: domain.id }, 'HTTPS of a domain could not be checked');
  }
}

/** Removed meanwhile, or served at another host: nothing is written. */
async function write(tx: TxCtx, { id, siteId }: Claimed, host: string, outcome: HandshakeOutcome): Promise<void> {
  const site = await lockSite(tx, { id: siteId });
  const domain = site && (await tx.em.findOne(SiteDomainEntity, { id }, { refresh: true }));
  if (!site || !domain || servedHost(domain) !== host) return;
  const wasReady = domain.httpsReadyAt !== null;
  tx.em.assign(domain, httpsProgress(domain, outcome, tx.clock.now()));
  await tx.em.flush();
  if (wasReady !== (domain.httpsReadyAt !== null)) publishChange(tx, site);
}
