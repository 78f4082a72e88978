/**
 * Queries the servers of domains and stores the results: those that are due, by a job, and one at once on its owner's
 * request. No lock is held during the queries.
 */
import { SITE_DOMAINS } from '#core/limits/limits.js';
import type { Config } from '#server/config/config.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { rows } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import type { Cron } from '#platform/jobs/crons.js';
import type { DnsLook } from '#platform/ports.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { notify } from '#features/notifications/index.js';
import { type SiteEntity, lockSite, queueCompletion, finalHost } from '#features/sites/index.js';
import { graceEnd, nextCheck, progressOf, type Change } from './domain-progress.js';
import { findingsOf, plainAddress, type DomainFindings } from './domain-verdict.js';
import { SiteDomainEntity } from './site-domain.entity.js';
import { domainsOf, choosePrimary, publishDomains, restartHttps, servedHost } from './site-domains.store.js';
import { SITE_DOMAIN_NOTIFICATIONS } from './site-domains.notifications.js';

export const CHECK_CRON: Cron = { job: 'check_site_domains' };

interface Claimed {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  /** The value of the record that proves it. */
  readonly token: string;
}

/**
 * Those that have waited longest first. The next query is postponed before it is sent, so that a killed run costs one.
 */
const CLAIM = `
  with due as (
    select id from site_domains where next_check_at <= $1 order by next_check_at limit $2 for no key update skip locked
  )
  update site_domains d set next_check_at = $1::timestamptz + $3::float8 * interval '1 millisecond'
  from due where d.id = due.id returning d.id, d.site_id as "siteId", d.name, d.token`;

/** The same of one, where it is due. */
const CLAIM_ONE = `
  update site_domains set next_check_at = $1::timestamptz + $3::float8 * interval '1 millisecond'
  where id = $2 and next_check_at <= $1 returning id, site_id as "siteId", name, token`;

/** The job: of one domain, or of all. */
export async function checkDueDomains(ctx: Ctx, { id }: Jobs['check_site_domains'] = {}): Promise<void> {
  if (id === undefined) return checkAll(ctx);
  const [claimed] = await rows<Claimed>(ctx.em, CLAIM_ONE, [ctx.clock.now(), id, SITE_DOMAINS.firstPauseMs]);
  if (claimed) await checkOne(ctx, claimed);
}

async function checkAll(ctx: Ctx): Promise<void> {
  const { batch, together, runMs, firstPauseMs } = SITE_DOMAINS;
  const end = performance.now() + runMs;
  for (let count = 0; count < batch && performance.now() < end; count += together) {
    const claimed = await rows<Claimed>(ctx.em, CLAIM, [ctx.clock.now(), together, firstPauseMs]);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((domain) => checkOne(ctx, domain)));
  }
}

async function checkOne(ctx: Ctx, domain: Claimed): Promise<void> {
  try {
    await checkDomainNow(ctx, domain, { isAskedFor: false });
  } catch (error) {
    // One domain's failure must not delay the others; a later run queries again.
    ctx.log.error({ err: error, domainId: domain.id }, 'a domain could not be checked');
  }
}

interface Wish {
  /** Its owner waits for it: the time after which we give up begins anew. */
  readonly isAskedFor: boolean;
}

export async function checkDomainNow(ctx: Ctx, domain: Claimed, wish: Wish): Promise<void> {
  const look = await ctx.ports.dns.look(domain.name, domain.token);
  await unitOfWork(ctx, (tx) => apply(tx, domain, look, wish));
}

const expectedOf = ({ sitesAddresses, sitesHost, certificateAuthority }: Config, token: string) => ({
  token,
  addresses: sitesAddresses.map(plainAddress),
  sitesHost,
  authority: certificateAuthority,
});

/** Removed meanwhile: nothing is written. */
async function apply(tx: TxCtx, { id, siteId, name }: Claimed, look: DnsLook, { isAskedFor }: Wish): Promise<void> {
  // One of two that prove the same name at the same moment is the first.
  await lockByName(tx, `domain ${name}`);
  const holderId = await holderOf(tx, name, id);
  const sites = new Map<string, SiteEntity | null>();
  for (const each of [siteId, ...(holderId ? [holderId] : [])].sort())
    sites.set(each, await lockSite(tx, { id: each }));
  const site = sites.get(siteId);
  const all = await domainsOf(tx, siteId);
  const domain = all.find((each) => each.id === id);
  if (!site || !domain) return;
  const findings = findingsOf(look, expectedOf(tx.config, domain.token));
  const isFree = await freeOf(tx, domain, look, findings);
  const before = { state: domain.state, host: finalHost(domain), servedHost: servedHost(domain) };
  const change = isFree ? write(tx, domain, findings, isAskedFor) : hold(tx, domain, findings, isAskedFor);
  if (before.servedHost === servedHost(domain)) await tx.em.flush();
  else await restartHttps(tx, domain);
  await choosePrimary(tx, site, all);
  const isMoved = before.state !== domain.state || before.host !== finalHost(domain);
  publishDomains(tx, site, isMoved ? all.map((each) => each.name) : []);
  if (change) await tell(tx, site, domain, change);
  if (change !== 'connected') return;
  const event = { userId: site.userId, recordId: id, data: { domain_id: id, site_id: siteId } };
  await recordAccountEvent(tx, 'domain.connected', event);
  await queueCompletion(tx, site);
}

/** The site that holds the name, where it is another row than `id`. */
async function holderOf(tx: TxCtx, name: string, id: string): Promise<string | null> {
  const text = `select site_id as "siteId" from site_domains where name = $1 and id <> $2 and state <> 'waiting'`;
  const [found] = await rows<{ siteId: string }>(tx.em, text, [name, id]);
  return found?.siteId ?? null;
}

/**
 * Whether no other claim prevents the result. A holder whose record is gone while the new one's is there has lost the
 * domain, as after a sale; one whose record is there, too, keeps it.
 */
async function freeOf(tx: TxCtx, domain: SiteDomainEntity, look: DnsLook, findings: DomainFindings): Promise<boolean> {
  if (!domain.isRegistered && findings.proof.state !== 'found') return true;
  const where = { name: domain.name, id: { $ne: domain.id }, state: { $ne: 'waiting' as const } };
  const holder = await tx.em.findOne(SiteDomainEntity, where, { refresh: true });
  if (!holder) return true;
  if (holder.isRegistered) return false;
  const theirs = findingsOf(look, expectedOf(tx.config, holder.token)).proof.state;
  if (theirs !== 'other' && theirs !== 'absent') return false;
  await disconnect(tx, holder);
  return true;
}

async function disconnect(tx: TxCtx, domain: SiteDomainEntity): Promise<void> {
  const now = tx.clock.now();
  const closed = { state: 'waiting' as const, bareHere: false, wwwHere: false, connectedAt: null, lostAt: null };
  tx.em.assign(domain, { ...closed, isPrimary: false, reason: 'held_elsewhere' });
  tx.em.assign(domain, { watchedSince: now, checkCount: 0, updatedAt: now });
  await restartHttps(tx, domain);
  const site = await lockSite(tx, { id: domain.siteId });
  if (!site) return;
  const all = await domainsOf(tx, domain.siteId);
  await choosePrimary(tx, site, all);
  publishDomains(
    tx,
    site,
    all.map(({ name }) => name),
  );
  await notify(tx, site.userId, SITE_DOMAIN_NOTIFICATIONS.taken, { siteId: site.id, name: domain.name });
}

/** Another site holds it: this one waits, whatever its records prove. */
function hold(tx: TxCtx, domain: SiteDomainEntity, findings: DomainFindings, isAskedFor: boolean): null {
  domain.reason = 'held_elsewhere';
  note(tx, domain, findings, isAskedFor);
  return null;
}

function write(tx: TxCtx, domain: SiteDomainEntity, findings: DomainFindings, isAskedFor: boolean): Change | null {
  const { change, ...progress } = progressOf(domain, findings, tx.clock.now());
  // A claim that begins to wait again has its full time.
  const isAnew = progress.state === 'waiting' && domain.state !== 'waiting';
  const isLed = progress.state === 'connected' || progress.state === 'lost';
  tx.em.assign(domain, { ...progress, isPrimary: domain.isPrimary && isLed });
  note(tx, domain, findings, isAskedFor || isAnew);
  return change;
}

function note(tx: TxCtx, domain: SiteDomainEntity, findings: DomainFindings, isAnew: boolean): void {
  const now = tx.clock.now();
  const checkCount = isAnew ? 0 : domain.checkCount + 1;
  const watchedSince = isAnew ? now : domain.watchedSince;
  tx.em.assign(domain, { findings, checkCount, watchedSince, checkedAt: now, updatedAt: now });
  domain.nextCheckAt = nextCheck(domain, now);
}

async function tell(tx: TxCtx, site: SiteEntity, domain: SiteDomainEntity, change: Change): Promise<void> {
  const { connected, lost, disconnected } = SITE_DOMAIN_NOTIFICATIONS;
  const { userId, id: siteId } = site;
  const { name } = domain;
  if (change === 'connected') await notify(tx, userId, connected, { siteId, name: finalHost(domain) });
  if (change === 'lost')
    await notify(tx, userId, lost, { siteId, name, until: graceEnd(domain.lostAt ?? tx.clock.now()) });
  if (change === 'disconnected') await notify(tx, userId, disconnected, { siteId, name });
}
