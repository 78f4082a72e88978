/** One call of a route or of a field as somebody, and what may be said of its answer. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { ERRORS, isErrorCode } from '#core/errors/errors.js';
import { SOCKET_CLOSE } from '#core/limits/limits.js';
import type { Account } from '#tests/helpers/accounts.js';
import type { GraphQLAnswer, TestApp } from '#tests/helpers/app.js';
import { picture, upload } from '#tests/helpers/samples/sample-files.js';
import type { Rule } from './policies.js';
import { filled, type World } from './records.js';
import { callOf, type GraphQLCall, type RootField, type ServedRoute } from './surface.js';

export interface Scene {
  readonly app: TestApp;
  readonly world: World;
}

/** The result of a call: null where it was let in and something was answered, else the code of its error. */
export interface Outcome {
  readonly code: string | null;
  readonly status: number;
  readonly text: string;
}

/** Only somebody who is to be let in is waited for so long: a refusal is awaited, however late it comes. */
const STANDS_MS = 100;

export type Records = Readonly<Record<string, string>> | null;

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'TWO_FACTOR_SETUP_REQUIRED', 'API_KEY_INVALID'];

async function sendForm(
  { app }: Scene,
  path: string,
  who: Account | null,
  form: Record<string, string>,
): Promise<Outcome> {
  const file = { name: 'a.png', bytes: await picture(2).png().toBuffer() };
  const { status, body } = await upload(app, who, [file], form, path);
  return { code: (body['error_code'] as string | undefined) ?? null, status, text: JSON.stringify(body) };
}

/** Path parameters that no row names are ids of nothing. */
export async function callRest(
  scene: Scene,
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
  if (rule.form) return sendForm(scene, target, who, filled(rule.form, records));
  const body = method === 'GET' ? {} : { body: filled(rule.body ?? {}, records) };
  const address = `${target}${query && `?${query}`}`;
  const answer = await scene.app.rest(method, address, { token: who?.token ?? null, ...body });
  const { error_code: code } = answer.body;
  return { code: typeof code === 'string' ? code : null, status: answer.status, text: JSON.stringify(answer.body) };
}

/** A socket whose token counts for nothing is closed as a whole, before anything is asked through it. */
function refusalOf(reason: unknown): readonly object[] {
  if (Array.isArray(reason)) return reason as object[];
  const isRefused = (reason as { readonly code?: number }).code === SOCKET_CLOSE.viewerChanged;
  return [{ message: String(reason), extensions: { code: isRefused ? 'UNAUTHORIZED' : 'SERVER_ERROR' } }];
}

/** The first answer of a subscription; where none has to come, it is enough that it stays open for a while. */
async function listen(
  { app }: Scene,
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
    (reason: unknown) => ({ data: null, errors: refusalOf(reason) as never }),
  );
  const answer = await Promise.race([refused, stands]);
  await client.dispose();
  return answer;
}

/** `mustAnswer`: a subscription that is to be refused, however long the refusal takes. */
export async function callField(
  scene: Scene,
  field: RootField,
  who: Account | null,
  records: Records,
  given: object,
  mustAnswer: boolean,
): Promise<Outcome> {
  const call = callOf(field, filled(given, records) as Record<string, unknown>);
  const answer =
    field.type === 'Subscription'
      ? await listen(scene, call, who, mustAnswer)
      : await scene.app.graphql<object | null>(call.query, call.variables, who?.token);
  const fault = answer.errors?.[0];
  const code = fault ? String(fault.extensions?.['code'] ?? fault.message) : null;
  return { code, status: isErrorCode(code) ? ERRORS[code].status : 200, text: JSON.stringify(answer) };
}

/** A body without what differs from call to call. */
export function plain({ text }: Outcome, sent: readonly string[]): string {
  const ids = sent.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return ids.replace(/"request_?[iI]d":"[^"]*"/g, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
}

/** Collects what is wrong, so that one run reports all of it. */
export class Faults {
  readonly list: string[] = [];

  constructor(private readonly world: World) {}

  add(fault: string): void {
    this.list.push(fault);
  }

  expectCode(name: string, who: string, outcome: Outcome, code: string): void {
    if (outcome.code !== code) this.add(`${name}: ${who} gets ${outcome.code ?? outcome.status}, not ${code}`);
    const status = isErrorCode(code) ? ERRORS[code].status : 0;
    if (outcome.status !== status) this.add(`${name}: ${who} gets status ${outcome.status}, not ${status}`);
    this.expectNothingLeaks(name, who, outcome);
  }

  expectLetIn(name: string, who: string, { code, status, text }: Outcome): void {
    if (code !== null && REFUSALS.includes(code)) this.add(`${name}: ${who} is refused with ${text}`);
    if (status >= 500 || code === 'SERVER_ERROR') this.add(`${name}: ${who} breaks it: ${text.slice(0, 300)}`);
    if (code?.startsWith('GRAPHQL_') || code === 'BAD_USER_INPUT') this.add(`${name}: not understood: ${text}`);
  }

  expectNothingLeaks(name: string, who: string, { text }: Outcome): void {
    const leaked = this.world.secrets.find((secret) => text.includes(secret));
    if (leaked) this.add(`${name}: ${who} reads «${leaked}»`);
  }

  /** Customers learn nothing of who administers: no name, no address, no note of theirs. */
  expectNoInternals(name: string, { text }: Outcome): void {
    const leaked = this.world.internals.find((internal) => text.includes(internal));
    if (leaked) this.add(`${name}: the owner reads «${leaked}» of an administrator`);
  }

  /** Somebody else's record answers as one that does not exist: `of(null)` names a record of nothing. */
  async expectUnknown(
    name: string,
    who: string,
    code: string,
    of: (records: Records) => Promise<Outcome>,
  ): Promise<void> {
    const outcome = await of(this.world.records);
    this.expectCode(name, who, outcome, code);
    const ofNothing = await of(null);
    const sent = Object.values(this.world.records);
    if (plain(outcome, sent) !== plain(ofNothing, sent))
      this.add(`${name}: a foreign record differs from none: ${outcome.text} and ${ofNothing.text}`);
  }
}
