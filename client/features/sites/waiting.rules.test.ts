import { toman } from '#core/money.js';
import type { SiteOverviewQuery } from '#client/gql/graphql.js';
import { waitingFor, type WaitingFacts } from './waiting.rules.js';

type Domain = SiteOverviewQuery['site']['domains'][number];
type Registration = SiteOverviewQuery['domainRegistrations']['items'][number];

const now = Date.parse('2026-11-24T08:00:00Z');
const domain = (over: Partial<Domain>): Domain => ({
  id: 'd1',
  name: 'mehr.ir',
  displayName: 'mehr.ir',
  origin: 'own',
  isRegistered: false,
  state: 'connected',
  isPrimary: true,
  withWww: false,
  isWwwConnected: false,
  url: null,
  reason: null,
  reasonText: null,
  checkedAt: null,
  nextCheckAt: null,
  disconnectsAt: null,
  isHttpsReady: true,
  servers: [],
  records: [],
  ...over,
});
const registration = (over: Partial<Registration>): Registration => ({
  id: 'r1',
  name: 'mehr.ir',
  status: 'registered',
  needsNicHandle: false,
  expiresAt: '2026-12-20T00:00:00Z',
  renewableFrom: '2026-11-01T00:00:00Z',
  isRenewing: false,
  transferAskedAt: null,
  ...over,
});
const renewal: NonNullable<WaitingFacts['renewal']> = {
  period: 'month',
  amountToman: toman(100_000),
  paidUntil: '2026-12-01T00:00:00Z',
  nextInvoiceAt: null,
  stoppedAt: null,
  pausedAt: null,
  endsAt: null,
  endedAt: null,
  suspendsAt: null,
  openInvoice: {
    id: 'i1',
    number: 'INV-1',
    amountToman: toman(100_000),
    dueDate: '2026-11-30T00:00:00Z',
  },
};

const of = (over: Partial<WaitingFacts>) =>
  waitingFor({
    renewal: null,
    domains: [],
    registrations: [],
    waitingUpgrade: null,
    hasChanges: false,
    now,
    ...over,
  }).map(({ key, to }) => [key, to]);

test('nothing waits at a site that is in order', () => {
  const done = registration({ renewableFrom: '2026-12-01T00:00:00Z' });
  expect(of({ renewal: { ...renewal, openInvoice: null }, domains: [domain({})], registrations: [done] })).toEqual([]);
});

test('what is to be paid comes first, the draft last', () => {
  const facts = { renewal, waitingUpgrade: { id: 'u1' }, hasChanges: true };
  expect(of({ ...facts, domains: [domain({ state: 'lost' })], registrations: [registration({})] })).toEqual([
    ['renewal', '/dashboard?tab=invoices'],
    ['upgrade', '?tab=billing'],
    ['r1', '?tab=registration'],
    ['d1', '?tab=domains'],
    ['draft', null],
  ]);
});

test.each([
  ['waits for its records', { state: 'waiting' }, 1],
  ['has lost its records', { state: 'lost' }, 1],
  ['is registered by us', { state: 'lost', isRegistered: true }, 0],
  ['is ordered with the site', { state: 'waiting', origin: 'order' }, 0],
] as const)('a domain that %s', (_, over, count) => {
  expect(of({ domains: [domain(over)] })).toHaveLength(count);
});

test.each([
  ['lacks the handle', { status: 'planned', needsNicHandle: true }, '?tab=registration'],
  ['was refused', { status: 'refused' }, '?tab=domains'],
  ['can be renewed', {}, '?tab=registration'],
  ['has expired', { status: 'grace' }, '?tab=registration'],
  ['is being renewed', { isRenewing: true }, undefined],
  ['is taken elsewhere', { transferAskedAt: '2026-11-20T00:00:00Z' }, undefined],
  ['was given up', { status: 'released' }, undefined],
] as const)('a name that %s', (_, over, to) => {
  expect(of({ registrations: [registration(over)] })[0]?.[1]).toBe(to);
});
