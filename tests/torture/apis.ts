/** Both APIs of the product as an impatient client uses them. What gave no clear yes counts as nothing. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bearer } from './accounts.js';

const PATIENCE_MS = 6000;
/**
 * An actor that found the product broken checks this often whether it is back, and does nothing else meanwhile; up to a
 * limit.
 */
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

export type Fields = Readonly<Record<string, unknown>>;

/** Null: refused, broken, or no answer in time. `code` is the error's where the product named one. */
export interface Answer {
  /** The product has said yes or no; that it is broken just now is neither. */
  readonly answered: boolean;
  readonly data: Fields | null;
  readonly code: string | null;
  readonly details: Fields;
}

const BROKEN: ReadonlySet<string> = new Set(['SERVER_ERROR', 'INTERNAL_SERVER_ERROR', 'STARTING_UP']);
const NOTHING: Answer = { answered: false, data: null, code: null, details: {} };

export interface Apis {
  rest(who: Bearer | null, path: string, body: object | null, options?: RestOptions): Promise<Answer>;
  /** `operation` is the field; the answer is its value. */
  graphql(who: Bearer | null, operation: string, call: GraphQLCall): Promise<Answer>;
  /** The payer at the gateway's page. False: nothing came of it. */
  atGateway(
    paymentUrl: string,
    press: { readonly do: 'pay' | 'cancel' | 'close'; readonly outcome: string },
  ): Promise<boolean>;
}

interface RestOptions {
  readonly key?: string | null;
  readonly method?: string;
}

interface GraphQLCall {
  /** `$id: ID!`, and so on. */
  readonly declare: string;
  /** `id: $id`. */
  readonly pass: string;
  readonly variables: Fields;
  readonly select: string;
}

export const newKey = (): string => randomUUID();

export function openApis(url: () => string): Apis {
  const untilBack = createWait(url);
  const ask = async (path: string, call: Call): Promise<Said | null> => {
    const said = await callOnce(`${url()}${path}`, call);
    if (isBroken(said)) await untilBack();
    return said;
  };
  return {
    rest: async (who, path, body, { key = null, method = 'POST' } = {}) => {
      const headers = { ...(await headersOf(who)), ...(key && { 'idempotency-key': key }) };
      const answer = await ask(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
      if (!answer) return NOTHING;
      const failed = answer.status >= 400 || answer.body['success'] === false;
      const code = (answer.body['error_code'] ?? null) as string | null;
      return {
        answered: !isBroken(answer),
        data: failed ? null : answer.body,
        code,
        details: (answer.body['details'] ?? {}) as Fields,
      };
    },
    graphql: async (who, operation, { declare, pass, variables, select }) => {
      const query = `mutation Torture(${declare}) { ${operation}(${pass}) { ${select} } }`;
      const body = JSON.stringify({ query, variables });
      const answer = await ask('/graphql', { method: 'POST', headers: await headersOf(who), body });
      const data = (answer?.body['data'] as Record<string, Fields> | null)?.[operation] ?? null;
      const [fault] = (answer?.body['errors'] ?? []) as { message: string; extensions?: Fields }[];
      const failed = data === null || data['success'] === false;
      const { code = null, details = {} } = (fault?.extensions ?? {}) as { code?: string; details?: Fields };
      return { answered: !isBroken(answer), data: failed ? null : data, code, details };
    },
    atGateway: async (paymentUrl, press) => {
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const body = new URLSearchParams(press);
        return (await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual', signal })).status < 400;
      } catch {
        // The gateway is down: this payer gives up.
        return false;
      }
    },
  };
}

async function headersOf(who: Bearer | null): Promise<Record<string, string>> {
  return { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${await who.token()}` }) };
}

interface Call {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

interface Said {
  readonly status: number;
  readonly body: Fields;
}

async function callOnce(url: string, { method, headers, body }: Call): Promise<Said | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method, headers, body, signal });
    return { status: response.status, body: (await response.json()) as Fields };
  } catch {
    // Refused, aborted, or too late: there is no acknowledgement.
    return null;
  }
}

/** At the GraphQL API most answers are a 200. */
function isBroken(said: Said | null): boolean {
  if (!said || said.status >= 500) return true;
  const [fault] = (said.body['errors'] ?? []) as { extensions?: Fields }[];
  return BROKEN.has(String(fault?.extensions?.['code'] ?? ''));
}

/** All wait for the same answer: customers that spin, each for themselves, keep the product from coming back. */
function createWait(url: () => string): () => Promise<void> {
  let waiting: Promise<void> | null = null;
  const isReady = async (): Promise<boolean> =>
    fetch(`${url()}/api/health/ready`, { signal: AbortSignal.timeout(LONGEST_PAUSE_MS) }).then(
      ({ ok }) => ok,
      // Not even an answer.
      () => false,
    );
  const wait = async (): Promise<void> => {
    const giveUp = performance.now() + LONGEST_PAUSE_MS;
    do await sleep(PAUSE_MS);
    while (!(await isReady()) && performance.now() < giveUp);
  };
  return () => (waiting ??= wait().finally(() => (waiting = null)));
}
