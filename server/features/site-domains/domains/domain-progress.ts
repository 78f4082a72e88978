/** How a domain changes its state by the results, and when it is queried again. No I/O. */
import { SITE_DOMAINS } from '#core/limits/limits.js';
import { reasonOf, type DomainFindings, type Pointing } from './domain-verdict.js';
import type { DomainReason, DomainState } from './site-domains.values.js';

export interface Standing {
  readonly state: DomainState;
  readonly isRegistered: boolean;
  readonly bareHere: boolean;
  readonly wwwHere: boolean;
  readonly connectedAt: Date | null;
  readonly lostAt: Date | null;
}

/** The event of which its owner is notified. */
export type Change = 'connected' | 'lost' | 'disconnected';

export interface Progress extends Omit<Standing, 'isRegistered'> {
  readonly reason: DomainReason | null;
  readonly change: Change | null;
}

/** Until when a domain whose records are missing is still served. */
export const graceEnd = (lostAt: Date): Date => new Date(lostAt.getTime() + SITE_DOMAINS.graceMs);

/** An uncertain result changes nothing: a server's silence takes no site away. */
function leads(found: Pointing, before: boolean): boolean {
  return found === 'here' || (before && (found === 'unknown' || found === 'mixed'));
}

function isProven({ isRegistered, state }: Standing, { proof }: DomainFindings): boolean {
  if (isRegistered || proof.state === 'found') return true;
  return state !== 'waiting' && (proof.state === 'unknown' || proof.state === 'partly');
}

export function progressOf(now: Standing, findings: DomainFindings, at: Date): Progress {
  const reason = reasonOf(findings, now.isRegistered);
  const proven = isProven(now, findings);
  const here = { bareHere: leads(findings.bare.state, now.bareHere), wwwHere: leads(findings.www.state, now.wwwHere) };
  const isLed = here.bareHere || here.wwwHere;
  const wasServed = now.state === 'connected' || now.state === 'lost';
  if (proven && isLed) {
    const change = wasServed ? null : 'connected';
    return { ...here, state: 'connected', connectedAt: now.connectedAt ?? at, lostAt: null, reason, change };
  }
  if (wasServed) {
    const lostAt = now.lostAt ?? at;
    const change = now.state === 'connected' ? 'lost' : null;
    const { bareHere, wwwHere, connectedAt } = now;
    if (at < graceEnd(lostAt)) return { state: 'lost', bareHere, wwwHere, connectedAt, lostAt, reason, change };
  }
  const state = proven ? 'proven' : 'waiting';
  const change = wasServed ? 'disconnected' : null;
  return { state, bareHere: false, wwwHere: false, connectedAt: null, lostAt: null, reason, change };
}

export interface Watch {
  readonly state: DomainState;
  readonly lostAt: Date | null;
  readonly checkCount: number;
  readonly watchedSince: Date;
}

/** Null: the waiting time is over, and the customer has to start the check again. */
export function nextCheck({ state, lostAt, checkCount, watchedSince }: Watch, at: Date): Date | null {
  const { firstPauseMs, pauseFactor, longestPauseMs, connectedPauseMs, lostPauseMs, giveUpMs } = SITE_DOMAINS;
  const after = (ms: number): Date => new Date(at.getTime() + ms);
  if (state === 'connected') return after(connectedPauseMs);
  if (state === 'lost') return new Date(Math.min(after(lostPauseMs).getTime(), graceEnd(lostAt ?? at).getTime()));
  if (at.getTime() - watchedSince.getTime() >= giveUpMs) return null;
  return after(Math.min(longestPauseMs, firstPauseMs * pauseFactor ** Math.min(checkCount, 40)));
}
