/**
 * Limits shared by both APIs and by all processes: a rule is counted in PostgreSQL, or in Redis where it is configured,
 * under its name and key, so that REST, GraphQL aliases and sockets share one budget.
 */
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { API_KEY } from '#core/api-keys.js';
import { AppError } from '#core/errors/errors.js';
import { fromDatabase } from '../db/lost-connection.js';
import { CountedLimit } from './counted-limits.js';
import { NETWORK_BUDGETS, networksOf } from './networks.js';
import { Circuit } from '../lifecycle/circuit.js';
import { REDIS_ANSWER_MS, type Redis } from '../redis.js';

const MINUTE = 60;

/** points per duration (s). `shared` rules count over all processes; the others guard one process cheaply. */
export const RULES = {
  request: { points: 1200, duration: MINUTE, shared: false },
  /** Connections by WebSocket and operations over them, apart from `request`. Events cost nothing. */
  socket: { points: 1200, duration: MINUTE, shared: false },
  /** Per key, instead of `request`: a program cannot use up what its owner's own pages need. */
  apiKey: { points: API_KEY.callsPerMinute, duration: MINUTE, shared: true },
  apiKeyCreation: { points: 20, duration: 60 * MINUTE, shared: true },
  /** Wrong passwords for one account from one address. */
  signInAccount: { points: 10, duration: 15 * MINUTE, shared: true },
  /** For one account from everywhere except its known browsers. */
  signInEverywhere: { points: 60, duration: 15 * MINUTE, shared: true },
  /** From one address for all accounts: who tries one password at many is stopped early. */
  signInAddress: { points: 25, duration: 15 * MINUTE, shared: true },
  /** Once others have used that up (shared-address.ts): for one account at the address, and for all of them. */
  signInAllowance: { points: 3, duration: 15 * MINUTE, shared: true },
  signInCrowd: { points: 250, duration: 15 * MINUTE, shared: true },
  /** By a known browser of an account. */
  signInDevice: { points: 10, duration: 15 * MINUTE, shared: true },
  /** Wrong passwords of who is signed in, per session. */
  ownPassword: { points: 10, duration: 15 * MINUTE, shared: true },
  /** Notifying an owner of repeated wrong passwords. */
  guessNotice: { points: 1, duration: 24 * 60 * MINUTE, shared: true },
  signUpAddress: { points: 30, duration: 60 * MINUTE, shared: true },
  signUpAllowance: { points: 2, duration: 60 * MINUTE, shared: true },
  signUpCrowd: { points: 300, duration: 60 * MINUTE, shared: true },
  /** Registrations of one mailbox: by one caller, and by all. Each sends a mail. */
  signUpCaller: { points: 5, duration: 24 * 60 * MINUTE, shared: true },
  signUpAccount: { points: 10, duration: 24 * 60 * MINUTE, shared: true },
  /**
   * Mails to addresses that anybody can type in, caused from one network (`networkOf`): as many as the budgets of one
   * address for registrations and for recovery allow together, so that neither is refused for the other.
   */
  strangersMail: { points: 1000, duration: 60 * MINUTE, shared: true },
  mailMinute: { points: 1, duration: MINUTE, shared: true },
  mailDay: { points: 5, duration: 24 * 60 * MINUTE, shared: true },
  /** Links that lead into the accounts of one mailbox, requested by all callers together. */
  wayInDay: { points: 20, duration: 24 * 60 * MINUTE, shared: true },
  verificationCheck: { points: 60, duration: 15 * MINUTE, shared: true },
  verificationAllowance: { points: 3, duration: 15 * MINUTE, shared: true },
  verificationCrowd: { points: 600, duration: 15 * MINUTE, shared: true },
  recoveryAddress: { points: 30, duration: 60 * MINUTE, shared: true },
  recoveryAllowance: { points: 2, duration: 60 * MINUTE, shared: true },
  recoveryCrowd: { points: 600, duration: 60 * MINUTE, shared: true },
  oauthStart: { points: 600, duration: 15 * MINUTE, shared: true },
  /** Links of mails that are none, per address. */
  linkGuess: { points: 20, duration: 15 * MINUTE, shared: true },
  /** Guesses at the second step of a sign-in, per account: three codes of a million are right at any moment. */
  secondStep: { points: 5, duration: 15 * MINUTE, shared: true },
  secondStepDay: { points: 30, duration: 24 * 60 * MINUTE, shared: true },
  /** All data of an account as a file, per account: each reads every table, and may hold a connection for minutes. */
  accountExport: { points: 5, duration: 60 * MINUTE, shared: true },
  avatarUpload: { points: 30, duration: 60 * MINUTE, shared: true },
  fileUpload: { points: 240, duration: 60 * MINUTE, shared: true },
  /** Zips of sites, taken apart: each costs seconds. */
  siteFile: { points: 30, duration: 60 * MINUTE, shared: true },
  /** Codes of receipts, invoices and credit notes that are none, per address. */
  documentCheck: { points: 60, duration: 15 * MINUTE, shared: true },
  domainCheck: { points: 60, duration: MINUTE, shared: true },
  /** Domains connected to sites or checked at once, per account: each sends queries to other people's servers. */
  siteDomain: { points: 40, duration: 10 * MINUTE, shared: true },
  /** Saves of the unfinished wizard, per account: the client saves at most every few seconds. */
  wizardDraft: { points: 60, duration: MINUTE, shared: true },
  /** Sections kept, renamed or removed, per account. */
  keptSection: { points: 60, duration: MINUTE, shared: true },
  /** Discount codes that do not count, per account or address: enough for a person who tries codes. */
  couponCheck: { points: 120, duration: 10 * MINUTE, shared: true },
  /** Returns from the gateway with an authority that is none of ours, per account or address. */
  authorityGuess: { points: 10, duration: 15 * MINUTE, shared: true },
  paymentRequest: { points: 30, duration: 10 * MINUTE, shared: true },
  /** Upgrades of sites ordered, per account: each takes a number of an invoice. */
  siteUpgrade: { points: 20, duration: 60 * MINUTE, shared: true },
  /** New tickets, and messages in tickets, per account. */
  supportTicket: { points: 10, duration: 60 * MINUTE, shared: true },
  /** Reports of abuse of sites, per address. */
  siteReport: { points: 10, duration: 60 * MINUTE, shared: true },
  /** Mails of owners to visitors of their sites: of one account, and to one mailbox. */
  siteReply: { points: 100, duration: 24 * 60 * MINUTE, shared: true },
  siteReplyAddress: { points: 10, duration: 24 * 60 * MINUTE, shared: true },
  /** Messages of a site, and counts of its visits, as a file, per account. */
  siteMessagesExport: { points: 30, duration: 60 * MINUTE, shared: true },
  siteVisitsExport: { points: 30, duration: 60 * MINUTE, shared: true },
  /** Backups of sites restored or downloaded, per account. */
  siteBackup: { points: 30, duration: 60 * MINUTE, shared: true },
  /** Forms of customers' sites, whatever is sent, per address. A flood costs nothing more. */
  formPost: { points: 30, duration: MINUTE, shared: false },
  /** Those with files, before they are read: of one address, and of one site from everywhere. */
  formUpload: { points: 20, duration: 10 * MINUTE, shared: false },
  formUploadsOfSite: { points: 120, duration: 10 * MINUTE, shared: false },
  /** Messages by them: of one address to one site, and of one address to all sites. */
  formSender: { points: 10, duration: 10 * MINUTE, shared: true },
  formAddress: { points: 40, duration: 60 * MINUTE, shared: true },
  /** Messages to one site from everywhere. Beyond the first two their senders confirm them first; the last refuses. */
  formPostsOfSite: { points: 120, duration: MINUTE, shared: false },
  formSite: { points: 300, duration: 60 * MINUTE, shared: true },
  formSiteMost: { points: 3000, duration: 60 * MINUTE, shared: true },
  /** The same text, wherever it is sent: more often is spam. */
  formRepeat: { points: 2, duration: 24 * 60 * MINUTE, shared: true },
  /** Addresses written into newsletter forms: by one address of the network, and at one site as of messages. */
  newsletterSender: { points: 10, duration: 60 * MINUTE, shared: true },
  newsletterSite: { points: 500, duration: 24 * 60 * MINUTE, shared: true },
  newsletterSiteMost: { points: 5000, duration: 24 * 60 * MINUTE, shared: true },
  /** Requests to confirm that one mailbox gets from all sites. */
  newsletterRecipient: { points: 3, duration: 24 * 60 * MINUTE, shared: true },
  /** Lists of newsletters as a file, per account. */
  newsletterExport: { points: 30, duration: 60 * MINUTE, shared: true },
  /** Webhooks added, tested or sent again, per account: each makes a request to somebody's server. */
  siteWebhook: { points: 30, duration: 10 * MINUTE, shared: true },
  /** Notifications and mails to the owner about messages of one site. */
  formNotice: { points: 20, duration: 60 * MINUTE, shared: true },
  /** Programs that watch the platform, and their wrong tokens per address: counted while the database is away, too. */
  monitoring: { points: 120, duration: MINUTE, shared: false },
  monitoringGuess: { points: 20, duration: MINUTE, shared: false },
  supportMessage: { points: 60, duration: 10 * MINUTE, shared: true },
} as const satisfies Record<string, { points: number; duration: number; shared: boolean }>;

export type RuleName = keyof typeof RULES;

/**
 * A key that ends with an IPv6 network (`Ctx.addressKey`) is counted under the larger networks around it, too, with
 * larger budgets; see `networksOf`.
 */
export interface RateLimits {
  /** Takes one point. @throws AppError RATE_LIMITED with `details.retryAfterSeconds`. */
  take(rule: RuleName, key: string): Promise<void>;
  /** Takes none. @throws AppError RATE_LIMITED where the budget is used up: for what counts failures alone. */
  check(rule: RuleName, key: string): Promise<void>;
  /** Gives one point back, as for a call that did not fail. */
  giveBack(rule: RuleName, key: string): Promise<void>;
  /** Gives the whole budget of a key back, as after a right password. */
  reset(rule: RuleName, key: string): Promise<void>;
}

/** The column takes 255 characters with the rule's name, an e-mail address alone can have 254. */
const KEY_MAX = 200;

function storedKey(key: string): string {
  return key.length <= KEY_MAX ? key : createHash('sha256').update(key).digest('hex');
}

function exceeded({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('RATE_LIMITED', { details: { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) } });
}

/** How long PostgreSQL counts alone after Redis has failed. Milliseconds. */
const WITHOUT_REDIS_MS = 2000;

/** The part of rate-limiter-flexible's limiters that is used. */
interface Limiter {
  /** @throws RateLimiterRes where no point is left. */
  consume(key: string): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
  reward(key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/**
 * While Redis is unreachable or silent the limits are counted in PostgreSQL: no call passes unchecked, and none is
 * refused or delayed.
 */
class RedisFirst implements Limiter {
  constructor(
    private readonly redis: Limiter,
    private readonly counted: Limiter,
    private readonly circuit: Circuit,
  ) {}

  async consume(key: string): Promise<RateLimiterRes> {
    // That the points are used up is an answer, too.
    const consume = (): Promise<RateLimiterRes | { readonly over: RateLimiterRes }> =>
      this.redis.consume(key).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) return { over: error };
        throw error;
      });
    const answer = await this.circuit.call(consume).catch(() => this.counted.consume(key));
    if ('over' in answer) throw answer.over;
    return answer;
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return this.circuit.call(() => this.redis.get(key)).catch(() => this.counted.get(key));
  }

  reward(key: string): Promise<unknown> {
    return this.circuit.call(() => this.redis.reward(key)).catch(() => this.counted.reward(key));
  }

  delete(key: string): Promise<unknown> {
    return this.circuit.call(() => this.redis.delete(key)).catch(() => this.counted.delete(key));
  }
}

/** Refuses nothing and leaves no trace: for calls that nobody outside has made. */
export const UNCOUNTED: RateLimits = {
  take: () => Promise.resolve(),
  check: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};

/** `factor` widens every budget alike; the load bench needs it, production leaves it at 1. */
export function createRateLimits(pool: Pool, factor = 1, redis: Redis | null = null): RateLimits {
  const limiters = {} as Record<RuleName, readonly Limiter[]>;
  const shared = redis && { redis, circuit: new Circuit(REDIS_ANSWER_MS, WITHOUT_REDIS_MS) };
  for (const name of Object.keys(RULES) as RuleName[])
    limiters[name] = NETWORK_BUDGETS.map((times) => createLimiter(pool, name, factor * times, shared));
  const countersOf = (rule: RuleName, key: string): Counter[] =>
    networksOf(key).flatMap((network, at) => {
      const limiter = limiters[rule][at];
      return limiter ? [{ limiter, key: storedKey(network) }] : [];
    });
  return {
    take: async (rule, key) => {
      try {
        // One after the other: what the small network is refused is not taken from its neighbours.
        for (const counter of countersOf(rule, key)) await counter.limiter.consume(counter.key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw exceeded(error);
      }
    },
    check: async (rule, key) => {
      for (const counter of countersOf(rule, key)) {
        const used = await counter.limiter.get(counter.key);
        if (used && used.remainingPoints <= 0 && used.msBeforeNext > 0) throw exceeded(used);
      }
    },
    giveBack: async (rule, key) =>
      void (await Promise.all(countersOf(rule, key).map((counter) => counter.limiter.reward(counter.key)))),
    reset: async (rule, key) =>
      void (await Promise.all(countersOf(rule, key).map((counter) => counter.limiter.delete(counter.key)))),
  };
}

/** Where one of the networks of a key is counted. */
interface Counter {
  readonly limiter: Limiter;
  readonly key: string;
}

interface SharedRedis {
  readonly redis: Redis;
  /** One for all rules: they use the same connection. */
  readonly circuit: Circuit;
}

/** It queries the pool directly: where the database is unreachable, its errors are marked like all others. */
function inDatabase(limiter: Limiter): Limiter {
  return {
    consume: (key) => fromDatabase(limiter.consume(key)),
    get: (key) => fromDatabase(limiter.get(key)),
    reward: (key) => fromDatabase(limiter.reward(key)),
    delete: (key) => fromDatabase(limiter.delete(key)),
  };
}

function createLimiter(pool: Pool, name: RuleName, factor: number, inRedis: SharedRedis | null): Limiter {
  const { points, duration, shared } = RULES[name];
  const options = { keyPrefix: name, points: points * factor, duration };
  if (!shared) return new RateLimiterMemory(options);
  const counted = inDatabase(new CountedLimit({ pool, prefix: name, points: options.points, duration }));
  if (!inRedis) return counted;
  const keyPrefix = `barpa:limit:${name}`;
  const redis = new RateLimiterRedis({ ...options, keyPrefix, storeClient: inRedis.redis, useRedisPackage: true });
  return new RedisFirst(redis, counted, inRedis.circuit);
}
