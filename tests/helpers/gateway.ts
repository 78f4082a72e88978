/** The gateway sandbox on a port of its own, for tests in which it outlives the server that calls it. */
import Fastify from 'fastify';
import { systemClock, type Clock } from '#platform/time/clock.js';
import { openSandboxDatabase } from '#server/sandbox/database.js';
import { createGatewayStore } from '#server/adapters/gateways/simulation/gateway.store.js';
import { zarinpalPlugin } from '#server/adapters/gateways/zarinpal/simulation/gateway.plugin.js';
import type { Outcome, Provocation } from '#server/adapters/gateways/zarinpal/simulation/outcomes.js';
import { zibalPlugin } from '#server/adapters/gateways/zibal/simulation/zibal.plugin.js';
import { SANDBOX_MERCHANT_ID } from '#server/sandbox/index.js';

/** A line of the gateway's book. */
export interface BookedPayment {
  readonly authority: string;
  readonly amount_rials: number;
  readonly currency: string;
  readonly order_id: string | null;
  readonly callback_url: string;
  readonly status: 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED';
  /** How often it was verified with success; 1 is the first 100. */
  readonly verified_count: number;
  readonly ref_id: string | null;
}

export interface GatewaySandbox {
  /** For ZARINPAL_BASE_URL. */
  readonly baseUrl: string;
  /** For ZARINPAL_MERCHANT_ID. */
  readonly merchantId: string;
  /** Pays as the payer would; answers the callback address that the browser is sent to. */
  pay(authority: string, outcome?: Outcome): Promise<string>;
  /** Pays and closes the browser: there is no callback. */
  payAndClose(authority: string, outcome?: Outcome): Promise<void>;
  /** Answers the callback address, with Status=NOK. */
  cancel(authority: string): Promise<string>;
  /** The answer of the next verify calls; null ends it. `times` null is always. */
  provoke(authority: string, provocation: Provocation | null, times?: number): Promise<void>;
  /** Newest first. */
  book(): Promise<BookedPayment[]>;
  close(): Promise<void>;
}

export interface GatewaySandboxOptions {
  readonly clock?: Clock;
  /** How long a provoked late answer waits, ms. */
  readonly lateMs?: number;
}

export async function startGatewaySandbox(
  databaseUrl: string,
  options: GatewaySandboxOptions = {},
): Promise<GatewaySandbox> {
  const ignoreDroppedDatabase = (): void => undefined;
  const db = await openSandboxDatabase(databaseUrl, ignoreDroppedDatabase);
  const store = createGatewayStore(db);
  const fastify = Fastify({ forceCloseConnections: true });
  await fastify.register(zarinpalPlugin, {
    store,
    clock: options.clock ?? systemClock,
    merchantName: 'Tests',
    lateMs: options.lateMs ?? 300,
  });
  const baseUrl = await fastify.listen({ port: 0, host: '127.0.0.1' });
  return {
    baseUrl,
    merchantId: SANDBOX_MERCHANT_ID,
    pay: async (authority, outcome = 'success') => callbackOf(await submit(baseUrl, authority, { do: 'pay', outcome })),
    payAndClose: async (authority, outcome = 'success') => {
      const response = await submit(baseUrl, authority, { do: 'close', outcome });
      if (response.status !== 200) throw new Error(`The gateway answered ${response.status} to a payment`);
    },
    cancel: async (authority) => callbackOf(await submit(baseUrl, authority, { do: 'cancel' })),
    provoke: (authority, provocation, times) => store.provoke(authority, provocation, times),
    book: async () => {
      const { sessions } = (await (await fetch(`${baseUrl}/book`)).json()) as { sessions: BookedPayment[] };
      return sessions;
    },
    close: async () => {
      await fastify.close();
      await db.close();
    },
  };
}

export interface ZibalSandbox {
  readonly baseUrl: string;
  /** Pays as the payer would; answers the callback address. `authority` is the name that our payment stores. */
  pay(authority: string, outcome?: string): Promise<string>;
  payAndClose(authority: string, outcome?: string): Promise<void>;
  cancel(authority: string): Promise<string>;
  provoke(authority: string, provocation: string | null, times?: number): Promise<void>;
  /** Newest first; `authority` is the trackId. */
  book(): Promise<BookedPayment[]>;
  close(): Promise<void>;
}

/** Zibal's sandbox on a port of its own. */
export async function startZibalSandbox(
  databaseUrl: string,
  { clock = systemClock, lateMs = 300 }: GatewaySandboxOptions = {},
): Promise<ZibalSandbox> {
  const db = await openSandboxDatabase(databaseUrl, () => undefined);
  const store = createGatewayStore(db);
  const fastify = Fastify({ forceCloseConnections: true });
  await fastify.register(zibalPlugin, { store, clock, merchantName: 'Tests', lateMs });
  const baseUrl = await fastify.listen({ port: 0, host: '127.0.0.1' });
  const trackOf = (authority: string): string => authority.split('-')[0] ?? '';
  const press = (authority: string, fields: Readonly<Record<string, string>>) =>
    submitTo(`${baseUrl}/start/${trackOf(authority)}`, fields);
  return {
    baseUrl,
    pay: async (authority, outcome = 'success') => callbackOf(await press(authority, { do: 'pay', outcome })),
    payAndClose: async (authority, outcome = 'success') => {
      const response = await press(authority, { do: 'close', outcome });
      if (response.status !== 200) throw new Error(`The gateway answered ${response.status} to a payment`);
    },
    cancel: async (authority) => callbackOf(await press(authority, { do: 'cancel' })),
    provoke: (authority, provocation, times) => store.provoke(trackOf(authority), provocation, times),
    book: async () => {
      const { sessions } = (await (await fetch(`${baseUrl}/book`)).json()) as { sessions: BookedPayment[] };
      return sessions;
    },
    close: async () => {
      await fastify.close();
      await db.close();
    },
  };
}

/** Sends the form of the payment page. */
function submit(baseUrl: string, authority: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return submitTo(`${baseUrl}/pg/StartPay/${authority}`, fields);
}

function submitTo(page: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

function callbackOf(response: Response): string {
  const location = response.headers.get('location');
  if (response.status !== 302 || !location)
    throw new Error(`The gateway answered ${response.status} instead of sending the browser back`);
  return location;
}
