/**
 * The authorisation matrix: every REST route, in all its spellings, and every GraphQL root field × visitor, banned,
 * foreign customer, owner and administrator. What each may do stands in `policies.ts`, one row for each.
 */
import { jest } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { ERRORS, isErrorCode } from '../../core/errors.js';
import { createAccount, type Account } from '../helpers/accounts.js';
import { createTestApp, type GraphQLAnswer, type TestApp } from '../helpers/app.js';
import { picture, upload } from '../helpers/sample-files.js';
import { GRAPHQL_POLICIES, REST_POLICIES, type Policy, type Rule } from './policies.js';
import { createWorld, filled, fingerprint, type World } from './records.js';
import { callOf, rootFields, servedRoutes, type GraphQLCall, type RootField, type ServedRoute } from './surface.js';

jest.setTimeout(180_000);

let app: TestApp;
let world: World;
let routes: ServedRoute[];
let fields: RootField[];
let before: string;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  world = await createWorld(app);
  routes = await servedRoutes(app.ctx().em);
  fields = await rootFields();
  before = await fingerprint(app, world.owner);
});
afterAll(() => app?.close());

/** What a call came to: null where it was let in and something was answered, else the code of its error. */
interface Outcome {
  readonly code: string | null;
  readonly status: number;
  readonly text: string;
}

/** Only somebody who is to be let in is waited for so long: a refusal is awaited, however late it comes. */
const STANDS_MS = 100;

type Records = Readonly<Record<string, string>> | null;

const NOTHING: Rule = { policy: 'public' };
const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'TWO_FACTOR_SETUP_REQUIRED'];

function restRule({ key }: Pick<ServedRoute, 'key'>): Rule {
  return REST_POLICIES[key] ?? NOTHING;
}

function fieldRule({ key }: RootField): Rule {
  return GRAPHQL_POLICIES[key] ?? NOTHING;
}

async function sendForm(path: string, who: Account | null, form: Record<string, string>): Promise<Outcome> {
  const file = { name: 'a.png', bytes: await picture(2).png().toBuffer() };
  const { status, body } = await upload(app, who, [file], form, path);
  return { code: (body['error_code'] as string | undefined) ?? null, status, text: JSON.stringify(body) };
}

/** Path parameters that no row names are ids of nothing. */
async function callRest(
  { method, path }: ServedRoute,
  who: Account | null,
  records: Records,
  rule: Rule,
  more: Record<string, string> = {},
): Promise<Outcome> {
  const at = { provider: 'github', bucket: 'project-files', list: 'orders', ...filled(rule.at ?? {}, records) };
  const query = new URLSearchParams({ ...filled(rule.query ?? {}, records), ...more }).toString();
  const target = filled(
    path.replace(/\{(\w+)\}/g, (all, name: string) => (at as Record<string, string>)[name] ?? all),
    null,
  );
  if (rule.form) return sendForm(target, who, filled(rule.form, records));
  const body = method === 'GET' ? {} : { body: filled(rule.body ?? {}, records) };
  const answer = await app.rest(method, `${target}${query && `?${query}`}`, { token: who?.token ?? null, ...body });
  const { error_code: code } = answer.body;
  return { code: typeof code === 'string' ? code : null, status: answer.status, text: JSON.stringify(answer.body) };
}

/** The first answer of a subscription; where none has to come, it is enough that it stands for a while. */
async function listen(
  call: GraphQLCall,
  who: Account | null,
  mustAnswer: boolean,
): Promise<GraphQLAnswer<object | null>> {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: who?.token ?? null },
    retryAttempts: 0,
  });
  const stands = new Promise<GraphQLAnswer<null>>((resolve) => {
    if (!mustAnswer) client.on('connected', () => setTimeout(() => resolve({ data: null }), STANDS_MS));
  });
  const stream = client.iterate<object>({ query: call.query, variables: call.variables });
  const refused = stream.next().then(
    ({ value }) => value as GraphQLAnswer<object | null>,
    (errors: unknown) => ({ data: null, errors: errors as never }),
  );
  const answer = await Promise.race([refused, stands]);
  await client.dispose();
  return answer;
}

function isRefused(rule: Rule, who: Account | null, given: object): boolean {
  if (who === world.admin || rule.policy === 'public') return false;
  const isWide = rule.everyones !== undefined && given === rule.everyones;
  return who === null || who === world.banned || rule.policy === 'admin' || isWide;
}

async function callGraphQL(field: RootField, who: Account | null, records: Records, given: object): Promise<Outcome> {
  const call = callOf(field, filled(given, records) as Record<string, unknown>);
  const answer =
    field.type === 'Subscription'
      ? await listen(call, who, isRefused(fieldRule(field), who, given))
      : await app.graphql<object | null>(call.query, call.variables, who?.token);
  const fault = answer.errors?.[0];
  const code = fault ? String(fault.extensions?.['code'] ?? fault.message) : null;
  return { code, status: isErrorCode(code) ? ERRORS[code].status : 200, text: JSON.stringify(answer) };
}

/** A body without what differs from call to call. */
function plain({ text }: Outcome, sent: readonly string[]): string {
  const ids = sent.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return ids.replace(/"request_?[iI]d":"[^"]*"/g, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
}

type Faults = string[];

function expectCode(faults: Faults, name: string, who: string, outcome: Outcome, code: string): void {
  if (outcome.code !== code) faults.push(`${name}: ${who} is told ${outcome.code ?? outcome.status}, not ${code}`);
  const status = isErrorCode(code) ? ERRORS[code].status : 0;
  if (outcome.status !== status) faults.push(`${name}: ${who} gets status ${outcome.status}, not ${status}`);
  expectNothingLeaks(faults, name, who, outcome);
}

function expectLetIn(faults: Faults, name: string, who: string, { code, status, text }: Outcome): void {
  if (code !== null && REFUSALS.includes(code)) faults.push(`${name}: ${who} is refused with ${code}`);
  if (status >= 500 || code === 'SERVER_ERROR') faults.push(`${name}: ${who} breaks it: ${text.slice(0, 300)}`);
  if (code?.startsWith('GRAPHQL_') || code === 'BAD_USER_INPUT') faults.push(`${name}: not understood: ${text}`);
}

function expectNothingLeaks(faults: Faults, name: string, who: string, { text }: Outcome): void {
  const leaked = world.secrets.find((secret) => text.includes(secret));
  if (leaked) faults.push(`${name}: ${who} reads «${leaked}»`);
}

/** Customers learn nothing of who administers: no name, no address, no note of theirs. */
function expectNoInternals(faults: Faults, name: string, { text }: Outcome): void {
  const leaked = world.internals.find((internal) => text.includes(internal));
  if (leaked) faults.push(`${name}: the owner reads «${leaked}» of an administrator`);
}

type Call = (who: Account | null, records: Records) => Promise<Outcome>;

/** Somebody new for calls that change or end what the caller has. */
const stranger = (): Promise<Account> => createAccount(app, { fullName: 'رهگذر' });

async function checkStrangers(faults: Faults, name: string, rule: Rule, call: Call): Promise<void> {
  for (const [who, account] of [
    ['visitor', null],
    ['banned', world.banned],
  ] as const) {
    const outcome = await call(account, world.records);
    if (rule.policy !== 'public') expectCode(faults, name, who, outcome, rule.stranger ?? 'UNAUTHORIZED');
    else expectLetIn(faults, name, who, outcome);
    expectNothingLeaks(faults, name, who, outcome);
  }
}

async function checkForeign(faults: Faults, name: string, rule: Rule, call: Call): Promise<void> {
  if (rule.policy === 'public') return;
  const who = rule.policy === 'signed-in' ? await stranger() : world.foreign;
  const outcome = await call(who, world.records);
  if (rule.policy === 'admin') return expectCode(faults, name, 'customer', outcome, 'FORBIDDEN');
  if (rule.policy === 'signed-in') {
    expectLetIn(faults, name, 'foreign', outcome);
    return expectNothingLeaks(faults, name, 'foreign', outcome);
  }
  expectCode(faults, name, 'foreign', outcome, rule.foreign ?? 'NOT_FOUND');
  const ofNothing = await call(who, null);
  const sent = Object.values(world.records);
  if (plain(outcome, sent) !== plain(ofNothing, sent))
    faults.push(`${name}: a foreign record differs from none: ${outcome.text} and ${ofNothing.text}`);
}

const nameOf = ({ method, path }: ServedRoute): string => `${method} ${path}`;
const restCall =
  (route: ServedRoute): Call =>
  (who, records) =>
    callRest(route, who, records, restRule(route));
const fieldCall =
  (field: RootField): Call =>
  (who, records) =>
    callGraphQL(field, who, records, fieldRule(field).at ?? {});

const keysOf = (table: object): string[] => Object.keys(table).sort();
const unique = (keys: readonly string[]): string[] => [...new Set(keys)].sort();

it('every route and every field has its row', () => {
  expect(unique(routes.map(({ key }) => key))).toEqual(keysOf(REST_POLICIES));
  expect(fields.map(({ key }) => key).sort()).toEqual(keysOf(GRAPHQL_POLICIES));
});

it('REST refuses visitors, banned people and strangers', async () => {
  const faults: Faults = [];
  for (const route of routes) {
    await checkStrangers(faults, nameOf(route), restRule(route), restCall(route));
    await checkForeign(faults, nameOf(route), restRule(route), restCall(route));
  }
  expect(faults).toEqual([]);
});

it('GraphQL refuses visitors, banned people and strangers', async () => {
  const faults: Faults = [];
  for (const field of fields) {
    await checkStrangers(faults, field.key, fieldRule(field), fieldCall(field));
    await checkForeign(faults, field.key, fieldRule(field), fieldCall(field));
  }
  expect(faults).toEqual([]);
});

it("customers cannot widen their lists to everyone's", async () => {
  const faults: Faults = [];
  for (const route of routes) {
    const { everyones, ...rule } = restRule(route);
    if (!everyones) continue;
    const query = filled(everyones, world.records) as Record<string, string>;
    expectCode(faults, nameOf(route), 'customer', await callRest(route, world.foreign, null, rule, query), 'FORBIDDEN');
    expectLetIn(faults, nameOf(route), 'admin', await callRest(route, world.admin, null, rule, query));
  }
  for (const field of fields) {
    const { everyones } = fieldRule(field);
    if (!everyones) continue;
    expectCode(faults, field.key, 'customer', await callGraphQL(field, world.foreign, null, everyones), 'FORBIDDEN');
    expectLetIn(faults, field.key, 'admin', await callGraphQL(field, world.admin, null, everyones));
  }
  expect(faults).toEqual([]);
});

it('nothing of the owner has changed by all that', async () => {
  expect(await fingerprint(app, world.owner)).toBe(before);
});

const ORDER_OF_OWNING = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];

it('owners reach what is theirs', async () => {
  const faults: Faults = [];
  const owned: Policy[] = ['owner', 'signed-in'];
  const reads = fields.filter((field) => field.type === 'Query' && owned.includes(fieldRule(field).policy));
  for (const field of reads) {
    const outcome = await fieldCall(field)(world.owner, world.records);
    if (outcome.code !== null) faults.push(`${field.key}: the owner is told ${outcome.text}`);
    expectNoInternals(faults, field.key, outcome);
  }
  const isKept = ({ method, key }: ServedRoute): boolean => method === 'GET' || restRule({ key }).policy === 'owner';
  const sorted = routes
    .filter((route) => owned.includes(restRule(route).policy) && isKept(route))
    .sort((a, b) => ORDER_OF_OWNING.indexOf(a.method) - ORDER_OF_OWNING.indexOf(b.method));
  const gone = new Set<string>();
  for (const route of sorted) {
    if (route.method === 'DELETE' && gone.has(route.key)) continue;
    gone.add(route.key);
    const outcome = await restCall(route)(world.owner, world.records);
    expectLetIn(faults, nameOf(route), 'owner', outcome);
    expectNoInternals(faults, nameOf(route), outcome);
    if (outcome.code === 'NOT_FOUND') faults.push(`${nameOf(route)}: the owner does not find it`);
    if (route.method === 'GET' && outcome.status !== 200)
      faults.push(`${nameOf(route)}: the owner gets ${outcome.text}`);
  }
  expect(faults).toEqual([]);
});

it('administrators are let in everywhere', async () => {
  const faults: Faults = [];
  for (const route of routes) {
    if (restRule(route).policy === 'admin')
      expectLetIn(faults, nameOf(route), 'admin', await restCall(route)(world.admin, null));
  }
  for (const field of fields) {
    if (fieldRule(field).policy === 'admin')
      expectLetIn(faults, field.key, 'admin', await fieldCall(field)(world.admin, null));
  }
  expect(faults).toEqual([]);
});
