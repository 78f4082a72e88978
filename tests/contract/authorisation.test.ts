/**
 * The authorisation matrix: every REST route, in all its spellings, and every GraphQL root field × visitor, banned,
 * foreign customer, owner, administrator, API key without the scope, and somebody else's API key with it. What each
 * may do is in `policies.ts`, one row for each.
 */
import { API_SCOPE_NAMES, type ApiScope } from '#core/api-keys.js';
import { Reach } from '#features/api-keys/index.js';
import { features } from '#features/index.js';
import type { BoundRoute } from '#platform/http/rest/route.js';
import { createSchema } from '#server/graphql/schema.js';
import { routesOf } from '#server/rest/index.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { callField, callRest, Faults, type Outcome, type Records } from './calls.js';
import { keyScopes } from './key-policies.js';
import { GRAPHQL_POLICIES, REST_POLICIES, type Policy, type Rule } from './policies.js';
import { createWorld, filled, fingerprint, type World } from './records.js';
import { rootFields, servedRoutes, takesId, type RootField, type ServedRoute } from './surface.js';

let app: TestApp;
let world: World;
let routes: ServedRoute[];
let fields: RootField[];
let calls: Named[];
let reach: Reach;
let ownRoutes: BoundRoute[];
let before: string;
let faults: Faults;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  world = await createWorld(app);
  routes = await servedRoutes(app.ctx().em);
  fields = await rootFields();
  const { schema } = await createSchema(features);
  ownRoutes = routesOf(features, schema);
  reach = new Reach(schema, ownRoutes);
  calls = [...routes.map(ofRoute), ...fields.map(ofField)];
  before = await fingerprint(app, world.owner);
});
beforeEach(() => {
  faults = new Faults(world);
});
afterAll(() => app?.close());

type Call = (who: Account | null, records: Records, mustAnswer?: boolean) => Promise<Outcome>;

/** A route's spelling or a root field, with its row and how to call it. */
interface Named {
  readonly name: string;
  /** The key of its policy. */
  readonly key: string;
  readonly rule: Rule;
  readonly call: Call;
}

const NOTHING: Rule = { policy: 'public' };

function isRefused(rule: Rule, who: Account | null): boolean {
  if (who === world.admin || rule.policy === 'public') return false;
  return who === null || who === world.banned || rule.policy === 'admin';
}

function ofRoute(route: ServedRoute): Named {
  const rule = REST_POLICIES[route.key] ?? NOTHING;
  const call: Call = (who, records) => callRest({ app, world }, route, who, records, rule);
  return { name: `${route.method} ${route.path}`, key: route.key, rule, call };
}

function ofField(field: RootField): Named {
  const rule = GRAPHQL_POLICIES[field.key] ?? NOTHING;
  const call: Call = (who, records, mustAnswer = isRefused(rule, who)) =>
    callField({ app, world }, field, who, records, rule.at ?? {}, mustAnswer);
  return { name: field.key, key: field.key, rule, call };
}

/** Somebody new for calls that change or end what the caller has. */
const stranger = (): Promise<Account> => createAccount(app, { fullName: 'رهگذر' });

async function checkStrangers({ name, rule, call }: Named): Promise<void> {
  for (const [who, account] of [
    ['visitor', null],
    ['banned', world.banned],
  ] as const) {
    // A socket whose token counts for nothing is closed as a whole, whatever was to be asked through it.
    const isClosed = who === 'banned' && name.startsWith('Subscription.');
    const outcome = await call(account, world.records, isClosed || undefined);
    if (isClosed) faults.expectCode(name, who, outcome, 'UNAUTHORIZED');
    else if (rule.policy !== 'public') faults.expectCode(name, who, outcome, rule.stranger ?? 'UNAUTHORIZED');
    else faults.expectLetIn(name, who, outcome);
    faults.expectNothingLeaks(name, who, outcome);
  }
}

/** `as` lets a key of theirs ask in their place. */
async function checkForeign(
  { name, rule, call }: Named,
  who = 'foreign',
  as = (account: Account): Promise<Account> => Promise.resolve(account),
): Promise<void> {
  if (rule.policy === 'public') return;
  const account = await as(rule.policy === 'signed-in' ? await stranger() : world.foreign);
  if (rule.policy === 'owner')
    return faults.expectUnknown(name, who, rule.foreign ?? 'NOT_FOUND', (records) => call(account, records));
  const outcome = await call(account, world.records);
  if (rule.policy === 'admin') return faults.expectCode(name, who, outcome, 'FORBIDDEN');
  faults.expectLetIn(name, who, outcome);
  faults.expectNothingLeaks(name, who, outcome);
}

const keysOf = (table: object): string[] => Object.keys(table).sort();
const unique = (keys: readonly string[]): string[] => [...new Set(keys)].sort();

it('every route and every field has its row', () => {
  expect(unique(routes.map(({ key }) => key))).toEqual(keysOf(REST_POLICIES));
  expect(fields.map(({ key }) => key).sort()).toEqual(keysOf(GRAPHQL_POLICIES));
});

const DRAFT = "a kept draft is looked for among the caller's own: kept-drafts.test.ts";
const PARTS = 'the ids are of parts of the design that is sent';
const FILTER = "the id narrows a list of the caller's own";
const OWN_EVENTS = 'only events of the owner of the site are sent';
const PROOF = 'the token or the authority is the proof';

/** Calls that take an id, and are judged as open to all or as about the caller alone: with what makes that true. */
const NAMED_WITHOUT_OWNER: Readonly<Record<string, string>> = {
  'POST /wizard/kept-drafts/{draftId}/continue': DRAFT,
  'DELETE /wizard/kept-drafts/{draftId}': DRAFT,
  'Mutation.keepWizardDraft': PARTS,
  'Mutation.saveWizardDraft': PARTS,
  'Mutation.keepSection': PARTS,
  'Query.couponTerms': "an order that is not the caller's holds no code",
  'Query.quote': PARTS,
  'Query.tickets': FILTER,
  'Query.ticketOrigins': "only the caller's own orders and payments are found",
  'Query.files': FILTER,
  'Query.orders': FILTER,
  'Query.domainRegistrations': FILTER,
  'Query.sites': FILTER,
  'Mutation.verifyEmail': PROOF,
  'Mutation.verifyEmailAndSignIn': PROOF,
  'Mutation.requestVerification': 'mails the address of the account and answers the same for every id',
  'Mutation.completeOAuth': PROOF,
  'Mutation.signInByMagicLink': PROOF,
  'Mutation.verifyPayment': PROOF,
  'Mutation.verifyDeposit': PROOF,
  'Mutation.createOrder': PARTS,
  'Subscription.siteChanged': OWN_EVENTS,
  'Subscription.siteMessageReceived': OWN_EVENTS,
  'Subscription.siteNewsletterChanged': OWN_EVENTS,
};

it('every call that names a record is asked about somebody else’s', () => {
  const isNamed = (route: ServedRoute): boolean => /\{\w*id\}/i.test(route.path);
  const named = [...routes.filter(isNamed).map(({ key }) => key), ...fields.filter(takesId).map(({ key }) => key)];
  const ruleOf = (key: string): Rule => REST_POLICIES[key] ?? GRAPHQL_POLICIES[key] ?? NOTHING;
  const isAsked = (key: string): boolean => {
    const { policy, ...record } = ruleOf(key);
    return policy === 'admin' || (policy === 'owner' && /"\{\w+\}"/.test(JSON.stringify(record)));
  };
  expect(named.length).toBeGreaterThan(150);
  expect(unique(named.filter((key) => !isAsked(key)))).toEqual(keysOf(NAMED_WITHOUT_OWNER));
});

it('API keys reach nothing that has no row', () => {
  const known = new Set([...keysOf(REST_POLICIES), ...keysOf(GRAPHQL_POLICIES)]);
  const reached = reach.declared.filter((name) => reach.scopesOf(name) !== null);
  expect(reached.filter((name) => !known.has(name) || keyScopes(name) === null)).toEqual([]);
});

it('every route and field says what keys may', () => {
  const forAdministrators = ownRoutes.filter(({ access }) => access === 'admin');
  const silent = new Set(forAdministrators.map(({ method, path }) => `${method} ${path}`));
  const names = [...ownRoutes.map(({ method, path }) => `${method} ${path}`), ...fields.map(({ key }) => key)];
  const declared = new Set(reach.declared);
  expect(names.filter((name) => !declared.has(name) && !silent.has(name))).toEqual([]);
  expect([...silent].filter((name) => declared.has(name))).toEqual([]);
});

it('REST refuses visitors, banned people and strangers', async () => {
  for (const each of routes.map(ofRoute)) {
    await checkStrangers(each);
    await checkForeign(each);
  }
  expect(faults.list).toEqual([]);
});

it('GraphQL refuses visitors, banned people and strangers', async () => {
  for (const each of fields.map(ofField)) {
    await checkStrangers(each);
    await checkForeign(each);
  }
  expect(faults.list).toEqual([]);
});

it("API keys without the scope cannot reach the owner's records", async () => {
  const without = new Map<ApiScope, Account>();
  for (const scope of API_SCOPE_NAMES)
    without.set(scope, await byKey(app, world.owner, ...API_SCOPE_NAMES.filter((each) => each !== scope)));
  for (const { name, key, call } of calls)
    for (const scope of keyScopes(key) ?? []) {
      const outcome = await call(without.get(scope) ?? null, world.records, true);
      faults.expectCode(name, `a key without ${scope}`, outcome, 'FORBIDDEN');
    }
  expect(faults.list).toEqual([]);
});

it('no API key reaches what is for people or administrators alone', async () => {
  const ofOwner = await byKey(app, world.owner, ...API_SCOPE_NAMES);
  const ofAdmin = await byKey(app, world.admin, ...API_SCOPE_NAMES);
  for (const { name, call } of calls.filter(({ key }) => keyScopes(key) === null)) {
    faults.expectCode(name, "the owner's key", await call(ofOwner, world.records, true), 'FORBIDDEN');
    faults.expectCode(name, "an administrator's key", await call(ofAdmin, world.records, true), 'FORBIDDEN');
  }
  expect(faults.list).toEqual([]);
});

it("API keys with every scope cannot reach somebody else's records", async () => {
  const foreign = await byKey(app, world.foreign, ...API_SCOPE_NAMES);
  const as = (account: Account): Promise<Account> =>
    account === world.foreign ? Promise.resolve(foreign) : byKey(app, account, ...API_SCOPE_NAMES);
  for (const each of calls.filter(({ key }) => keyScopes(key) !== null)) {
    if (each.rule.policy === 'public') faults.expectLetIn(each.name, 'a key', await each.call(foreign, world.records));
    else await checkForeign(each, 'a foreign key', as);
  }
  expect(faults.list).toEqual([]);
});

it("customers cannot widen their lists to everyone's", async () => {
  const customers = [world.foreign, await byKey(app, world.admin, ...API_SCOPE_NAMES)];
  for (const route of routes) {
    const { everyones, ...rule } = REST_POLICIES[route.key] ?? NOTHING;
    if (!everyones) continue;
    const query = filled(everyones, world.records) as Record<string, string>;
    const call = (who: Account): Promise<Outcome> => callRest({ app, world }, route, who, null, rule, query);
    for (const who of customers) faults.expectCode(route.path, 'customer', await call(who), 'FORBIDDEN');
    faults.expectLetIn(route.path, 'admin', await call(world.admin));
  }
  for (const field of fields) {
    const { everyones } = GRAPHQL_POLICIES[field.key] ?? NOTHING;
    if (!everyones) continue;
    const call = (who: Account): Promise<Outcome> =>
      callField({ app, world }, field, who, null, everyones, who !== world.admin);
    for (const who of customers) faults.expectCode(field.key, 'customer', await call(who), 'FORBIDDEN');
    faults.expectLetIn(field.key, 'admin', await call(world.admin));
  }
  expect(faults.list).toEqual([]);
});

it('nothing of the owner has changed by all that', async () => {
  expect(await fingerprint(app, world.owner)).toBe(before);
});

it('API keys with the scope read what is their owner’s', async () => {
  const all = await byKey(app, world.owner, ...API_SCOPE_NAMES);
  const keys = new Map<string, Account>();
  for (const { name, key, call } of calls) {
    const scopes = keyScopes(key);
    if (!scopes?.length || !/^(GET |Query\.)/.test(name)) continue;
    // A field shows records of other scopes, too: see "payments inside of orders" of the feature's own tests.
    const exact = keys.get(String(scopes)) ?? (await byKey(app, world.owner, ...scopes));
    keys.set(String(scopes), exact);
    const outcome = await call(name.startsWith('Query.') ? all : exact, world.records);
    if (outcome.code !== null || outcome.status !== 200) faults.add(`${name}: the key gets ${outcome.text}`);
    faults.expectNoInternals(name, outcome);
  }
  expect(faults.list).toEqual([]);
});

const ORDER_OF_OWNING = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];

it('owners reach what is theirs', async () => {
  const owned: Policy[] = ['owner', 'signed-in'];
  const reads = fields.map(ofField).filter(({ key, rule }) => key.startsWith('Query.') && owned.includes(rule.policy));
  for (const { name, call } of reads) {
    const outcome = await call(world.owner, world.records);
    if (outcome.code !== null) faults.add(`${name}: the owner gets ${outcome.text}`);
    faults.expectNoInternals(name, outcome);
  }
  const isKept = ({ method, key }: ServedRoute): boolean => method === 'GET' || REST_POLICIES[key]?.policy === 'owner';
  const sorted = routes
    .filter((route) => owned.includes((REST_POLICIES[route.key] ?? NOTHING).policy) && isKept(route))
    .sort((a, b) => ORDER_OF_OWNING.indexOf(a.method) - ORDER_OF_OWNING.indexOf(b.method));
  const gone = new Set<string>();
  for (const route of sorted) {
    if (route.method === 'DELETE' && gone.has(route.key)) continue;
    gone.add(route.key);
    const { name, call } = ofRoute(route);
    const outcome = await call(world.owner, world.records);
    faults.expectLetIn(name, 'owner', outcome);
    faults.expectNoInternals(name, outcome);
    if (outcome.code === 'NOT_FOUND') faults.add(`${name}: the owner does not find it`);
    if (route.method === 'GET' && outcome.status !== 200) faults.add(`${name}: the owner gets ${outcome.text}`);
  }
  expect(faults.list).toEqual([]);
});

it('administrators are let in everywhere', async () => {
  for (const { name, rule, call } of calls)
    if (rule.policy === 'admin') faults.expectLetIn(name, 'admin', await call(world.admin, null));
  expect(faults.list).toEqual([]);
});
