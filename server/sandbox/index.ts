/**
 * External services, simulated locally: a payment gateway, a mail server with its mailbox, domain registries, name
 * servers, sign-in providers, a search engine. The real adapters connect to them over the network. Their state is in
 * PostgreSQL, so it survives our server.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors/errors.js';
import { dnsPlugin } from '#server/adapters/dns/authoritative/simulation/dns.plugin.js';
import { startDnsServer } from '#server/adapters/dns/authoritative/simulation/dns.server.js';
import { createZones, type HostedZones } from '#server/adapters/dns/authoritative/simulation/zones.js';
import { createGatewayStore } from '#server/adapters/gateways/simulation/gateway.store.js';
import { zarinpalPlugin } from '#server/adapters/gateways/zarinpal/simulation/gateway.plugin.js';
import { TEST_MERCHANT, TEST_REFUND_TOKEN } from '#server/adapters/gateways/zibal/simulation/zibal.calls.js';
import { zibalPlugin } from '#server/adapters/gateways/zibal/simulation/zibal.plugin.js';
import { createMailStore } from '#server/adapters/mail/smtp/simulation/mail.store.js';
import { mailboxPlugin, registerMailJson } from '#server/adapters/mail/smtp/simulation/mailbox.plugin.js';
import { startSmtpServer } from '#server/adapters/mail/smtp/simulation/smtp.server.js';
import { registrarPlugin } from '#server/adapters/registrars/sandbox/simulation/registrar.plugin.js';
import { createRegistrarStore } from '#server/adapters/registrars/sandbox/simulation/registrar.store.js';
import { RDAP_EXTENSIONS, rdapPlugin } from '#server/adapters/registries/rdap-whois/simulation/rdap.plugin.js';
import { startWhoisServer } from '#server/adapters/registries/rdap-whois/simulation/whois.server.js';
import type { SandboxParts } from '#server/config/config.js';
import type { GatewayAccount } from '#server/config/gateways.js';
import { clientAddress, isLoopback } from '#platform/http/client-address.js';
import { sendError } from '#platform/http/rest/router.js';
import { systemClock, type Clock } from '#platform/time/clock.js';
import { openSandboxDatabase, type SandboxDatabase } from './database.js';
import { indexBody } from './index.page.js';
import { indexNowPlugin } from './index-now/index-now.plugin.js';
import { createSubmissions } from './index-now/submissions.js';
import { openOAuth, type SandboxOAuth } from './oauth/index.js';
import { registerAssets, sendPage } from './page.js';
import { createRegistryNames } from './registry-names.js';
import { SANDBOX_MESSAGES } from './sandbox.messages.js';

export type { HostedZones, ZoneRecord } from '#server/adapters/dns/authoritative/simulation/zones.js';

/** A well-formed merchant; the sandbox, like the real one's, takes any. */
export const SANDBOX_MERCHANT_ID = '5a4d6f27-1d3c-4f0e-9b8a-0c2e4a6b8d10';

const PATHS = {
  home: '/sandbox',
  gateway: '/sandbox/gateway',
  zibal: '/sandbox/zibal',
  mail: '/sandbox/mail',
  rdap: '/sandbox/rdap',
  registrar: '/sandbox/registrar',
  dns: '/sandbox/dns',
  oauth: '/sandbox/oauth',
  indexNow: '/sandbox/indexnow',
} as const;

/** WHOIS answers for the extensions of RDAP and for .ir. */
const WHOIS_EXTENSIONS = [...RDAP_EXTENSIONS, 'ir'] as const;

/** Parts that are not said are on; a part is off where the real service is configured. */
export interface SandboxOptions extends Partial<SandboxParts> {
  /** Not yet ready: plugins are registered on it. */
  readonly fastify: FastifyInstance;
  readonly databaseUrl: string;
  /** Where browsers find `fastify`. */
  readonly publicUrl: string;
  /** Where this process finds `fastify` itself, if not at publicUrl. */
  readonly localUrl?: string;
  /** Where this process serves sites; without it no keys of sites can be read. */
  readonly sitesPort?: number;
  readonly clock?: Clock;
  /** On: only this machine reads the mails. */
  readonly isMailLocal?: boolean;
  readonly merchantId?: string;
  /** The zones that the name servers answer for names that the product registered; none where left out. */
  readonly hostedZones?: HostedZones;
}

const NO_HOSTED_ZONES: HostedZones = { nameServers: [], find: () => Promise.resolve(null) };

/** An account at a simulated gateway, and where browsers find it. */
export interface SandboxGateway extends GatewayAccount {
  readonly startBaseUrl: string;
}

export interface Sandbox {
  /** Our accounts at the simulated gateways; none where that part is off. */
  readonly gateways: readonly SandboxGateway[];
  readonly smtpUrl: string | null;
  /**
   * By extension without its dot; undefined where the registry is off, so that the adapter keeps the world's tables.
   */
  readonly rdapBases: Readonly<Record<string, string>> | undefined;
  readonly whoisServers: Readonly<Record<string, { readonly host: string; readonly port: number }>> | undefined;
  /** Where names are registered for us; null where the registry is off. */
  readonly registrarUrl: string | null;
  /** The port of the name servers on 127.0.0.1, by UDP and TCP; null where the registry is off. */
  readonly dnsPort: number | null;
  /** Where changed addresses of sites are submitted; null where that part is off. */
  readonly indexNowUrl: string | null;
  /** Null where that part is off. */
  readonly oauth: SandboxOAuth | null;
  /** Makes a whole name, such as `mysite.ir`, taken from now on. */
  registerDomain(domain: string): Promise<void>;
  /** Ends the servers beside fastify and the connections; the plugins end with fastify. */
  close(): Promise<void>;
}

interface Parts {
  readonly options: SandboxOptions;
  readonly db: SandboxDatabase;
  readonly clock: Clock;
  readonly closers: (() => Promise<void>)[];
}

/** @throws when the database cannot be reached; then nothing stays open. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const log = options.fastify.log;
  const db = await openSandboxDatabase(options.databaseUrl, (error) =>
    log.warn({ err: error }, 'the sandbox lost an idle connection'),
  );
  const parts: Parts = { options, db, clock: options.clock ?? systemClock, closers: [] };
  const close = async (): Promise<void> => {
    for (const closer of parts.closers.splice(0)) await closer();
    await db.close();
  };
  try {
    const names = createRegistryNames(db);
    const gateways = await openGateways(parts);
    const mail = await openMail(parts);
    const registry = await openRegistry(parts, names);
    const oauth = options.oauth === false ? null : await openOAuth(oauthOptions(parts));
    const indexNowUrl = await openIndexNow(parts);
    await openIndex(parts);
    return { indexNowUrl, gateways, ...mail, ...registry, oauth, registerDomain: names.register, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openGateways({ options, db, clock }: Parts): Promise<SandboxGateway[]> {
  if (options.gateway === false) return [];
  const plugin = { store: createGatewayStore(db), clock, merchantName: SANDBOX_MESSAGES.brand, home: PATHS.home };
  await options.fastify.register(zarinpalPlugin, { ...plugin, prefix: PATHS.gateway });
  await options.fastify.register(zibalPlugin, { ...plugin, prefix: PATHS.zibal });
  const at = (path: string) => ({ baseUrl: localUrl(options) + path, startBaseUrl: options.publicUrl + path });
  const zibal = at(PATHS.zibal);
  const refunds = { baseUrl: zibal.baseUrl, token: TEST_REFUND_TOKEN, accountId: 'sandbox' };
  return [
    { provider: 'zarinpal', merchantId: options.merchantId ?? SANDBOX_MERCHANT_ID, ...at(PATHS.gateway) },
    { provider: 'zibal', merchantId: TEST_MERCHANT, ...zibal, refunds },
  ];
}

async function openMail({ options, db, clock, closers }: Parts): Promise<Pick<Sandbox, 'smtpUrl'>> {
  if (options.mail === false) return { smtpUrl: null };
  const { fastify } = options;
  const store = createMailStore(db);
  const smtp = await startSmtpServer({
    store,
    clock,
    onError: (error) => fastify.log.warn({ err: error }, 'the sandbox mail server failed'),
  });
  closers.push(smtp.close);
  await fastify.register(async (scope) => {
    if (options.isMailLocal === true) scope.addHook('onRequest', refuseOthers);
    await scope.register(mailboxPlugin, { prefix: PATHS.mail, store, home: PATHS.home });
    registerMailJson(scope, `${PATHS.mail}.json`, store);
  });
  return { smtpUrl: smtp.url };
}

/** Anybody can have a link into the administrator's account sent: who reads it must be on this machine. */
async function refuseOthers(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return isLoopback(clientAddress(request.raw)) ? undefined : sendError(request, reply, new AppError('FORBIDDEN'));
}

async function openRegistry(
  { options, db, clock, closers }: Parts,
  names: ReturnType<typeof createRegistryNames>,
): Promise<Pick<Sandbox, 'rdapBases' | 'whoisServers' | 'registrarUrl' | 'dnsPort'>> {
  if (options.registry === false)
    return { rdapBases: undefined, whoisServers: undefined, registrarUrl: null, dnsPort: null };
  const { fastify } = options;
  const { host, port, close } = await startWhoisServer(names, (error) =>
    fastify.log.debug({ err: error }, 'a whois question ended badly'),
  );
  closers.push(close);
  await fastify.register(rdapPlugin, { prefix: PATHS.rdap, names });
  await fastify.register(registrarPlugin, {
    prefix: PATHS.registrar,
    registrar: createRegistrarStore(db, names),
    clock,
  });
  const zones = createZones(db, options.hostedZones ?? NO_HOSTED_ZONES);
  const dns = await startDnsServer(zones, (error) => fastify.log.debug({ err: error }, 'a DNS question ended badly'));
  closers.push(dns.close);
  await fastify.register(dnsPlugin, { prefix: PATHS.dns, zones, home: PATHS.home });
  const base = localUrl(options) + PATHS.rdap;
  return {
    registrarUrl: localUrl(options) + PATHS.registrar,
    dnsPort: dns.port,
    rdapBases: Object.fromEntries(RDAP_EXTENSIONS.map((extension) => [extension, `${base}/${extension}`])),
    whoisServers: Object.fromEntries(WHOIS_EXTENSIONS.map((extension) => [extension, { host, port }])),
  };
}

function oauthOptions({ options, db, clock }: Parts): Parameters<typeof openOAuth>[0] {
  const { fastify, publicUrl } = options;
  return { fastify, db, clock, publicUrl, localUrl: localUrl(options), prefix: PATHS.oauth, home: PATHS.home };
}

function localUrl({ localUrl: local, publicUrl }: SandboxOptions): string {
  return local ?? publicUrl;
}

async function openIndexNow({ options, db, clock }: Parts): Promise<string | null> {
  const { fastify, sitesPort: port } = options;
  if (options.indexNow === false || port === undefined) return null;
  const submissions = createSubmissions(db);
  await fastify.register(indexNowPlugin, { prefix: PATHS.indexNow, port, submissions, clock, home: PATHS.home });
  return localUrl(options) + PATHS.indexNow;
}

async function openIndex({ options }: Parts): Promise<void> {
  const parts: SandboxParts = {
    gateway: options.gateway ?? true,
    mail: options.mail ?? true,
    registry: options.registry ?? true,
    oauth: options.oauth ?? true,
    indexNow: (options.indexNow ?? true) && options.sitesPort !== undefined,
  };
  const body = indexBody(parts, {
    ...PATHS,
    books: [`${PATHS.gateway}/book`, `${PATHS.zibal}/book`],
  });
  await options.fastify.register(
    async (scope) => {
      const assets = registerAssets(scope);
      scope.get('/', { prefixTrailingSlash: 'both' }, async (_request, reply) =>
        sendPage(reply, { title: SANDBOX_MESSAGES.indexTitle, body, assets, home: PATHS.home }),
      );
    },
    { prefix: PATHS.home },
  );
}
