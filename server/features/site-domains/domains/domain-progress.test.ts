import { SITE_DOMAINS } from '#core/limits/limits.js';
import { graceEnd, nextCheck, progressOf, type Standing } from './domain-progress.js';
import type { DomainFindings, Pointing, ProofState } from './domain-verdict.js';

const NOW = new Date('2026-05-01T00:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

const found = (proof: ProofState, bare: Pointing, www: Pointing = 'absent'): DomainFindings => ({
  outcome: 'answered',
  servers: ['ns'],
  proof: { state: proof, values: [] },
  bare: { state: bare, addresses: [], cname: null },
  www: { state: www, addresses: [], cname: null },
});
const standing = (given: Partial<Standing> = {}): Standing => ({
  state: 'waiting',
  isRegistered: false,
  bareHere: false,
  wwwHere: false,
  connectedAt: null,
  lostAt: null,
  ...given,
});
const CONNECTED = standing({ state: 'connected', bareHere: true, connectedAt: NOW });
const LOST = standing({ state: 'lost', bareHere: true, connectedAt: NOW, lostAt: NOW });

it('goes from waiting to proven to connected', () => {
  expect(progressOf(standing(), found('absent', 'here'), NOW)).toMatchObject({ state: 'waiting', change: null });
  expect(progressOf(standing(), found('found', 'elsewhere'), NOW)).toMatchObject({ state: 'proven', change: null });
  const now = progressOf(standing({ state: 'proven' }), found('found', 'here', 'here'), NOW);
  expect(now).toMatchObject({ state: 'connected', bareHere: true, wwwHere: true, change: 'connected', reason: null });
});

it('keeps the moment of its connection until it is disconnected', () => {
  const connected = progressOf(standing(), found('found', 'here'), NOW);
  expect(connected.connectedAt).toEqual(NOW);
  expect(progressOf(CONNECTED, found('found', 'here'), later(5000)).connectedAt).toEqual(NOW);
  expect(progressOf(LOST, found('found', 'elsewhere'), later(5000)).connectedAt).toEqual(NOW);
  expect(progressOf(LOST, found('found', 'elsewhere'), graceEnd(NOW)).connectedAt).toBeNull();
});

it('what leads here cannot be connected without proof', () => {
  for (const proof of ['absent', 'other', 'partly', 'unknown'] as const)
    expect(progressOf(standing(), found(proof, 'here', 'here'), NOW).state).toBe('waiting');
});

it('a proof that is gone frees the name', () => {
  expect(progressOf(standing({ state: 'proven' }), found('absent', 'elsewhere'), NOW).state).toBe('waiting');
  expect(progressOf(standing({ state: 'proven' }), found('unknown', 'unknown'), NOW).state).toBe('proven');
});

it('a silent server cannot take a site away', () => {
  for (const findings of [found('unknown', 'unknown'), found('partly', 'mixed'), found('found', 'unknown')])
    expect(progressOf(CONNECTED, findings, NOW)).toMatchObject({ state: 'connected', bareHere: true, change: null });
});

it('missing records are warned of, and disconnect after the grace', () => {
  const lost = progressOf(CONNECTED, found('found', 'elsewhere'), NOW);
  expect(lost).toMatchObject({ state: 'lost', bareHere: true, lostAt: NOW, change: 'lost' });
  const still = progressOf(LOST, found('found', 'elsewhere'), later(SITE_DOMAINS.graceMs - 1));
  expect(still).toMatchObject({ state: 'lost', lostAt: NOW, change: null });
  const over = progressOf(LOST, found('found', 'elsewhere'), graceEnd(NOW));
  expect(over).toMatchObject({ state: 'proven', bareHere: false, lostAt: null, change: 'disconnected' });
  expect(progressOf(LOST, found('absent', 'here'), graceEnd(NOW)).state).toBe('waiting');
});

it('comes back without a word where the records do', () => {
  const back = progressOf(LOST, found('found', 'here'), later(1000));
  expect(back).toMatchObject({ state: 'connected', lostAt: null, change: null });
});

it('is queried with growing delays, and given up', () => {
  const watch = { state: 'waiting' as const, lostAt: null, watchedSince: NOW };
  const pauses = Array.from({ length: 30 }, (_, checkCount) => {
    const next = nextCheck({ ...watch, checkCount }, NOW);
    return next ? next.getTime() - NOW.getTime() : null;
  });
  expect(pauses[0]).toBe(SITE_DOMAINS.firstPauseMs);
  expect(pauses.at(-1)).toBe(SITE_DOMAINS.longestPauseMs);
  expect(pauses).toEqual([...pauses].sort((a, b) => Number(a) - Number(b)));
  expect(nextCheck({ ...watch, checkCount: 60 }, later(SITE_DOMAINS.giveUpMs))).toBeNull();
});

it('a connected one is never given up, and a lost one is looked at when its grace ends', () => {
  const old = { checkCount: 900, watchedSince: later(-10 * SITE_DOMAINS.giveUpMs) };
  expect(nextCheck({ ...old, state: 'connected', lostAt: null }, NOW)).toEqual(later(SITE_DOMAINS.connectedPauseMs));
  const near = later(SITE_DOMAINS.graceMs - 60_000);
  expect(nextCheck({ ...old, state: 'lost', lostAt: NOW }, near)).toEqual(graceEnd(NOW));
});
