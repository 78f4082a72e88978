/** The one place that reads the environment: every variable, its meaning, and all faults in one message. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { GATEWAY, SOCKETS } from '#core/limits/limits.js';
import { rial, type Rial } from '#core/money.js';
import { authorityOf } from './certificate-authority.js';
import { givenEnvironment } from './environment.js';
import { gatewayAccounts, gatewayFaults, gatewayVariables, hasGateway, type GatewayAccount } from './gateways.js';
import { httpUrl } from './http-url.js';
import { isHostName, isLocalHost, togetherFault } from './sites-host.js';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');

const addresses = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine(
    (all) => all.length <= 8 && all.every((each) => isIP(each) !== 0),
    'takes at most 8 IP addresses, with commas',
  );

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Where the server listens. 0 lets the system choose. */
  PORT: port.default(4000),
  /** The address it listens at. In production all, elsewhere this machine's own: 127.0.0.1 and ::1. */
  HOST: z.string().optional(),
  /** The address by which browsers and the gateway call us; our own origin. */
  PUBLIC_URL: httpUrl.optional(),
  /**
   * Customers' sites are at <label>.SITES_HOST. Browsers resolve every name below localhost to this machine. In
   * production it must not share its registrable domain with PUBLIC_URL, so that sites cannot read or set our cookies.
   */
  SITES_HOST: z.string().toLowerCase().refine(isHostName, 'is not a host name').default('sites.localhost'),
  /**
   * The IPv4 and IPv6 addresses of the proxy before us, with commas between them: what customers' own domains are to
   * lead to. Without them, in production, a domain can only be connected by another name (CNAME).
   */
  SITES_ADDRESSES: addresses.optional(),
  /**
   * Where the proxy requests permission for certificates (Caddy's `on_demand_tls ask`): a port of its own, which only
   * the proxy is to reach. Without it there is no such port. 0 lets the system choose.
   */
  TLS_ASK_PORT: port.optional(),
  TLS_ASK_HOST: z.string().default('127.0.0.1'),
  /** Who issues the certificates of the proxy, as Caddy's `cert_issuer`: `internal`, `acme`, or `acme <directory>`. */
  CERTIFICATE_ISSUER: z.string().default('internal'),
  /** Embedded database, files and made secrets. */
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Sends events and counts rate limits for several processes; PostgreSQL does both where it is absent. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Where changed addresses of sites are submitted (IndexNow); without it, in production, they are not. */
  INDEX_NOW_URL: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('برپا <no-reply@barpa.example>'),
  ...gatewayVariables,
  /** The highest amount of one payment at the gateway, rials, where the terminal's contract allows another amount. */
  GATEWAY_MAX_RIALS: z.coerce.number().int().min(GATEWAY.minRials).optional(),
  /** Registered with the provider for the address {PUBLIC_URL}/api/auth/oauth/{github|google}/return. */
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /**
   * An S3-compatible store for files instead of DATA_DIR, so that several processes share them. The four go together.
   */
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not a bucket name')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Signs access tokens and links; made and kept in DATA_DIR where absent outside production. */
  TOKEN_SECRET: z.string().min(32, 'takes at least 32 characters').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  /** 1 gives administrators their rights only once they have turned on two-factor sign-in. */
  REQUIRE_ADMIN_2FA: flag.optional(),
  /**
   * A manual change of a wallet's balance by more than this within a day, rials, requires a second administrator's
   * approval. 0: every change.
   */
  ADJUST_APPROVAL_RIALS: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(500_000_000),
  /** With it a program may ask /api/monitoring how the platform is; without it there is no such address. */
  MONITORING_TOKEN: z
    .string()
    .min(32, 'takes at least 32 characters')
    .max(512)
    .regex(/^\S+$/, 'takes no spaces')
    .optional(),
  /** WebSocket connections of this process, altogether; a further one is answered 503 with Retry-After. */
  MAX_SOCKETS: z.coerce.number().int().min(1).max(1_000_000).default(SOCKETS.perProcess),
  /** How long running requests and jobs may take to finish after the signal to end. */
  SHUTDOWN_SECONDS: z.coerce.number().int().min(0).max(600).default(20),
  /** How long requests are still accepted after SIGTERM, while readiness answers 503 already. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(600).default(1),
  /** 1 seeds demonstration accounts, whose passwords are public, and rows. */
  DEMO: flag.optional(),
  /** 1 gives the demonstration a year of customers, orders and sites; the default with the embedded database. */
  DEMO_YEAR: flag.optional(),
  /** 1 lets the sandbox gateway take payments with NODE_ENV=production. Its mailbox and sign-in never exist there. */
  ALLOW_SANDBOX: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

type Environment = z.output<typeof environment>;

/** Every variable the server reads, for the test that compares them with the documents and docker-compose.yml. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** Services that are simulated locally instead of used. */
export interface SandboxParts {
  readonly gateway: boolean;
  readonly mail: boolean;
  readonly registry: boolean;
  readonly oauth: boolean;
  readonly indexNow: boolean;
}

/** The credentials that a provider gave us when we registered. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where the files are when they are not in DATA_DIR. */
export interface S3Store {
  /** Without a slash at its end. Buckets are addressed by path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Null: 127.0.0.1 and, where the machine has it, ::1, so that only this machine reaches the server. */
  readonly host: string | null;
  /** Null: derived from the port once the server listens. */
  readonly publicUrl: string | null;
  /** Each site has a label below it. */
  readonly sitesHost: string;
  /** Where customers' own domains are to lead. */
  readonly sitesAddresses: readonly string[];
  /** Where the proxy requests permission for certificates; null: nowhere. */
  readonly tlsAsk: { readonly host: string; readonly port: number } | null;
  /**
   * The issuer of the proxy's certificates as CAA records name it; null: nobody whom they bind, or somebody unknown.
   */
  readonly certificateAuthority: string | null;
  /** Browsers trust the certificates of the proxy: they are not of an authority of its own. */
  readonly hasTrustedCertificates: boolean;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in dataDir. */
  readonly databaseUrl: string | null;
  /** Null: PostgreSQL sends the events and counts the limits. */
  readonly redisUrl: string | null;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** Where changed addresses of sites are submitted; null: to the sandbox, or, where there is none, nowhere. */
  readonly indexNowUrl: string | null;
  /**
   * The accounts of one provider follow each other, the current one first; each finishes the payments that it has
   * opened. None: the sandbox's gateways through the same adapters.
   */
  readonly gateways: readonly GatewayAccount[];
  /** The gateway's cap on one payment (D-25). */
  readonly gatewayMaxRials: Rial;
  /** Null: the sandbox's provider through the same adapter, or, where there is no sandbox, no such button. */
  readonly oauth: { readonly github: OAuthClient | null; readonly google: OAuthClient | null };
  /** Null: files lie in dataDir. */
  readonly s3: S3Store | null;
  readonly tokenSecret: string | null;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly requireAdminTwoFactor: boolean;
  /** Above it a manual change of a balance requires a second administrator. */
  readonly adjustApprovalRials: Rial;
  /** The token of programs that watch the platform; null: none may. */
  readonly monitoringToken: string | null;
  /** WebSocket connections of this process, altogether. */
  readonly maxSockets: number;
  /** How long running requests and jobs may take to finish after the signal to end. */
  readonly shutdownMs: number;
  /** How long requests are still accepted after SIGTERM. */
  readonly shutdownDelayMs: number;
  /** npm has started us, and passes signals on that we get ourselves, too. */
  readonly underNpm: boolean;
  readonly demo: boolean;
  /** An empty database gets a year of customers, orders and sites; only where gateway and registries are simulated. */
  readonly demoYear: boolean;
  /** The external services that this process simulates; in production the gateway at most, and only when configured. */
  readonly sandbox: SandboxParts;
  /** Whether webhooks may be posted to programs of this machine: never where anything is real or others reach us. */
  readonly webhooksReachLoopback: boolean;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** Multiplies every rate limit; only the bench sets it. */
  readonly rateLimitFactor: number;
  /** The schema of the job queue; only what writes the demonstration's year has one of its own. */
  readonly jobSchema: string;
  /** E-mails of the administrators who are notified; null: all. Only what writes the demonstration's year sets it. */
  readonly notifiedAdmins: readonly string[] | null;
}

/** Every fault of the environment, one a line, each with the variable's name. */
export class ConfigError extends Error {}

/** Where graphile-worker has its tables. */
const JOB_SCHEMA = 'graphile_worker';
type Given = Readonly<Record<string, string | undefined>>;

/** Set by npm for its scripts; not for operators. */
const NPM_SETS = 'npm_lifecycle_event';

/** Empty variables count as absent. @throws ConfigError naming every fault at once. */
export function loadConfig(env: Given = givenEnvironment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const faults = [...issues, ...crossFaults(given)];
  if (!parsed.success || faults.length > 0) throw new ConfigError(describe(faults));
  return toConfig(parsed.data, NPM_SETS in given);
}

function describe(faults: readonly string[]): string {
  return `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`;
}

/**
 * Faults that concern several variables. Looks at the text as given, so that it is said beside faults of single ones.
 */
function crossFaults(given: Given): string[] {
  const faults = given['NODE_ENV'] === 'production' ? productionFaults(given) : [];
  faults.push(...gatewayFaults(given));
  const sitesHost = sitesHostFault(given);
  if (sitesHost) faults.push(`SITES_HOST: ${sitesHost}`);
  for (const group of TOGETHER) {
    const present = group.filter((name) => given[name]).length;
    if (present > 0 && present < group.length) faults.push(`${listed(group)} go together`);
  }
  return faults;
}

/** Faults of the two addresses together; faults of either alone are reported by the schema. */
function sitesHostFault({ NODE_ENV, PUBLIC_URL, SITES_HOST }: Given): string | null {
  if (!PUBLIC_URL || !URL.canParse(PUBLIC_URL)) return null;
  const isProduction = NODE_ENV === 'production';
  const { hostname } = new URL(PUBLIC_URL);
  if (!SITES_HOST)
    return isProduction && !isLocalHost(hostname) ? 'required with NODE_ENV=production and a public PUBLIC_URL' : null;
  return togetherFault(hostname, SITES_HOST.toLowerCase(), isProduction);
}

const TOGETHER: readonly (readonly string[])[] = [
  ['ZIBAL_REFUND_TOKEN', 'ZIBAL_REFUND_ACCOUNT_ID'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
];

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function productionFaults(given: Given): string[] {
  const required = ['TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL'].filter((name) => !given[name]);
  const faults = required.map((name) => `${name}: required with NODE_ENV=production`);
  const sandbox = flag.safeParse(given['ALLOW_SANDBOX'] ?? '').data ?? false;
  if (!hasGateway(given) && !sandbox)
    faults.push('ZARINPAL_MERCHANT_ID or ZIBAL_MERCHANT_ID: required with NODE_ENV=production, or ALLOW_SANDBOX=1');
  if (flag.safeParse(given['DEMO'] ?? '').data && !sandbox)
    faults.push('DEMO: the passwords of its accounts are public; with NODE_ENV=production it takes ALLOW_SANDBOX=1');
  return faults;
}

function oauthClient(clientId: string | undefined, clientSecret: string | undefined): OAuthClient | null {
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

function s3Store(env: Environment): S3Store | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  return endpoint && bucket && accessKey && secretKey
    ? { endpoint, bucket, accessKey, secretKey, region: env.S3_REGION }
    : null;
}

/** An administrator, mails or payments that are real. */
const isForReal = (env: Environment): boolean => Boolean(env.ADMIN_EMAIL ?? env.SMTP_URL) || hasGateway(env);

function sandboxParts(env: Environment): SandboxParts {
  const production = env.NODE_ENV === 'production';
  return {
    gateway: !hasGateway(env) && (!production || (env.ALLOW_SANDBOX ?? false)),
    mail: !env.SMTP_URL && !production,
    registry: !production,
    // Whoever uses it signs in as anybody they name.
    oauth: !(env.GITHUB_CLIENT_ID && env.GOOGLE_CLIENT_ID) && !production && !isForReal(env),
    indexNow: !env.INDEX_NOW_URL && !production,
  };
}

/** Only this machine reaches the server, by the addresses where it listens and by the one that people use. */
function isOnlyHere({ HOST, PUBLIC_URL }: Environment): boolean {
  const listensHere = HOST === undefined || HOST === '::1' || isLocalHost(HOST);
  return listensHere && (PUBLIC_URL === undefined || isLocalHost(new URL(PUBLIC_URL).hostname));
}

function toConfig(env: Environment, underNpm: boolean): Config {
  const demo = env.DEMO ?? env.NODE_ENV !== 'production';
  const sandbox = sandboxParts(env);
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : null),
    publicUrl: env.PUBLIC_URL ?? null,
    sitesHost: env.SITES_HOST,
    sitesAddresses: env.SITES_ADDRESSES ?? (env.NODE_ENV === 'production' ? [] : ['127.0.0.1']),
    tlsAsk: env.TLS_ASK_PORT === undefined ? null : { host: env.TLS_ASK_HOST, port: env.TLS_ASK_PORT },
    certificateAuthority: authorityOf(env.CERTIFICATE_ISSUER),
    hasTrustedCertificates: !/^internal\b/.test(env.CERTIFICATE_ISSUER),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    indexNowUrl: env.INDEX_NOW_URL ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    gateways: gatewayAccounts(env),
    gatewayMaxRials: rial(env.GATEWAY_MAX_RIALS ?? GATEWAY.maxRials),
    oauth: {
      github: oauthClient(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
      google: oauthClient(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    },
    s3: s3Store(env),
    tokenSecret: env.TOKEN_SECRET ?? null,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    requireAdminTwoFactor: env.REQUIRE_ADMIN_2FA ?? false,
    adjustApprovalRials: rial(env.ADJUST_APPROVAL_RIALS),
    underNpm,
    monitoringToken: env.MONITORING_TOKEN ?? null,
    maxSockets: env.MAX_SOCKETS,
    shutdownMs: env.SHUTDOWN_SECONDS * 1000,
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    demo,
    // Its payments and names exist in the sandbox alone.
    demoYear:
      demo &&
      (env.DEMO_YEAR ?? (env.NODE_ENV === 'development' && !env.DATABASE_URL)) &&
      sandbox.gateway &&
      sandbox.registry,
    sandbox,
    webhooksReachLoopback: env.NODE_ENV !== 'production' && !isForReal(env) && isOnlyHere(env),
    logLevel: env.LOG_LEVEL,
    rateLimitFactor: 1,
    jobSchema: JOB_SCHEMA,
    notifiedAdmins: null,
  };
}
