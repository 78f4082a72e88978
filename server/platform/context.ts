/**
 * The first argument of every service: the authenticated user, the unit of work, the clock and the external
 * services.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { Config } from '#server/config/config.js';
import type { ApiScope } from '#core/api-keys.js';
import { AppError } from '#core/errors/errors.js';
import type { Clock } from './time/clock.js';
import { repeatedOnConflict } from './db/repeat.js';
import { inTransaction, type Ending, type Transaction } from './db/transaction.js';
import type { EventBus } from './events/bus.js';
import type { EventOf, TopicName, Topics } from './events/topics.js';
import type { Faults } from './log/faults.js';
import { newId } from './id.js';
import type { JobName, JobOptions, Jobs } from './jobs/catalogue.js';
import type { Gauges } from './gauges.js';
import type { JobPreparations } from './jobs/preparation.js';
import type { RunGuard } from './jobs/run-guard.js';
import type { Cookies } from './http/cookies.js';
import type { Logger } from './log/log.js';
import type { Ports } from './ports.js';
import type { Gatherers } from './loader.js';
import type { Provided } from './provided.js';
import type { RateLimits } from './limits/rate-limit.js';

export type Role = 'user' | 'admin';

/** The key that a program shows instead of a session: it acts for its owner, within its scopes. */
export interface ViewerKey {
  /** The owner's own word for it. */
  readonly name: string;
  readonly scopes: ReadonlySet<ApiScope>;
}

/** The signed-in person, as fresh as the last second. */
export interface Viewer {
  readonly userId: string;
  readonly role: Role;
  /** The session or API key of the call. */
  readonly sessionId: string;
  /** An administrator who must turn on two-factor sign-in first, and counts as a user until then. */
  readonly adminWithheld?: boolean;
  /** Set where the call uses an API key; its role is then `user`, whatever the owner's role is. */
  readonly key?: ViewerKey;
}

/** Created once per process. */
export interface AppServices {
  readonly config: Config;
  readonly clock: Clock;
  readonly ports: Ports;
  readonly bus: EventBus;
  readonly limits: RateLimits;
  readonly log: Logger;
  /** Errors of work that is not awaited. */
  readonly faults: Faults;
  readonly gauges: Gauges;
  /** The values that features provide for this app. */
  readonly provided: Provided;
  /** See `readTogether`. */
  readonly gatherers: Gatherers;
  readonly jobPreparations: JobPreparations;
}

export interface Ctx extends AppServices {
  readonly em: EntityManager;
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The caller's address, as sessions and notices show it. */
  readonly ip: string;
  /** The key under which limits by address count it; see `addressKey` in http/client-address. */
  readonly addressKey: string;
  /** The name of the caller's program, for the list of sessions. */
  readonly userAgent?: string | undefined;
  /** The cookies of a call over HTTP; sockets and the system's own work have none. */
  readonly cookies?: Cookies;
  /** Loaders of this request, by name; see `loaderOf`. */
  readonly loaders: Map<string, DataLoader<string, unknown>>;
  /** The run of a job: its signal, and the check that nothing is written once it has been given up. */
  readonly run?: RunGuard;
}

/** A Ctx inside a transaction: what it publishes and queues happens only if the transaction commits. */
export interface TxCtx extends Ctx {
  publish<Name extends TopicName>(topic: Name, payload: Topics[Name]): void;
  /**
   * The transaction ends with this SQL, after all that `em` is still to write and right before the COMMIT, so that
   * what it locks is locked for no longer. What it changes is not to be seen before.
   */
  endWith<Row extends object>(ending: Ending<Row>): void;
  /**
   * Flushes the pending writes now instead of at the end of the transaction, for callers that must read them before.
   */
  flushEndings(): Promise<void>;
  enqueue<Name extends JobName>(name: Name, payload: Jobs[Name], options?: JobOptions): Promise<void>;
}

/** Certainly outside of a unit of work: for what talks to services that no transaction can undo. */
export interface OuterCtx extends Ctx {
  readonly publish?: never;
}

/**
 * A context for background work that a call has started: no user's rights, and an entity manager and loaders of its
 * own. Create one for each piece of work.
 */
export function systemContext({ em, ...ctx }: AppServices & Pick<Ctx, 'em'>): Ctx {
  const requestId = newId();
  const { config, clock, ports, bus, limits, faults, gauges, provided, gatherers, jobPreparations } = ctx;
  const own = { config, clock, ports, bus, limits, faults, gauges, provided, gatherers, jobPreparations };
  const services: AppServices = { ...own, log: ctx.log.child({ requestId }) };
  const noCaller = { viewer: null, ip: 'system', addressKey: 'system', requestId };
  return { ...services, ...noCaller, em: em.fork({ clear: true }), loaders: new Map() };
}

/** @throws AppError UNAUTHORIZED for a visitor. */
export function requireViewer(ctx: Ctx): Viewer {
  if (!ctx.viewer) throw new AppError('UNAUTHORIZED');
  return ctx.viewer;
}

/**
 * For what only the person may do, never a program with a key: the gate refuses keys before (features/api-keys), and
 * this is the second check. @throws AppError UNAUTHORIZED for a visitor, FORBIDDEN for a key.
 */
export function requirePerson(ctx: Ctx): Viewer {
  const viewer = requireViewer(ctx);
  if (viewer.key) throw new AppError('FORBIDDEN');
  return viewer;
}

/** People have every scope. @throws AppError FORBIDDEN for a key without this one. */
export function requireScope(ctx: Ctx, scope: ApiScope): void {
  const key = ctx.viewer?.key;
  if (key && !key.scopes.has(scope)) throw new AppError('FORBIDDEN', { details: { scope } });
}

/**
 * @throws AppError UNAUTHORIZED for a visitor, TWO_FACTOR_SETUP_REQUIRED for an administrator who must set it up
 * first, FORBIDDEN for anyone else but an administrator.
 */
export function requireAdmin(ctx: Ctx): Viewer {
  const viewer = requirePerson(ctx);
  if (viewer.adminWithheld) throw new AppError('TWO_FACTOR_SETUP_REQUIRED');
  if (viewer.role !== 'admin') throw new AppError('FORBIDDEN');
  return viewer;
}

/**
 * Runs `work` in one transaction with an entity manager of its own, and publishes its events after the commit.
 * Listeners of this process have run when it resolves; other processes receive the events later. Inside another
 * unit of work it joins that one. Where the database ends it for the sake of another transaction (a deadlock or a
 * serialisation failure), it runs again, at most twice: `work` has effects only through its `tx`, and keeps nothing
 * of an earlier run.
 */
export async function unitOfWork<Result>(ctx: Ctx | TxCtx, work: (tx: TxCtx) => Promise<Result>): Promise<Result> {
  if ('publish' in ctx) return work(ctx);
  const { events, result } = await repeatedOnConflict(async () => {
    const events: EventOf[] = [];
    const result = await inTransaction(ctx.em, async (transaction) => {
      const done = await work(new UnitOfWork(ctx, transaction, events));
      await ctx.run?.lock(transaction.em);
      return done;
    });
    return { events, result };
  });
  // The transaction is committed: an event that cannot be sent does not undo it.
  ctx.faults.contain('events', ctx.bus.publish(events));
  return result;
}

/** Field by field: `{ ...ctx }` with an accessor beside it is slow, and each posting would pay for it. */
class UnitOfWork implements TxCtx {
  readonly config;
  readonly clock;
  readonly ports;
  readonly bus;
  readonly limits;
  readonly log;
  readonly faults;
  readonly gauges;
  readonly provided;
  readonly gatherers;
  readonly jobPreparations;
  readonly viewer;
  readonly requestId;
  readonly ip;
  readonly addressKey;
  readonly userAgent;
  declare readonly cookies?: Cookies;
  declare readonly run?: RunGuard;
  readonly loaders = new Map<string, DataLoader<string, unknown>>();

  constructor(
    ctx: Ctx,
    private readonly transaction: Transaction,
    private readonly events: EventOf[],
  ) {
    this.config = ctx.config;
    this.clock = ctx.clock;
    this.ports = ctx.ports;
    this.bus = ctx.bus;
    this.limits = ctx.limits;
    this.log = ctx.log;
    this.faults = ctx.faults;
    this.gauges = ctx.gauges;
    this.provided = ctx.provided;
    this.gatherers = ctx.gatherers;
    this.jobPreparations = ctx.jobPreparations;
    this.viewer = ctx.viewer;
    this.requestId = ctx.requestId;
    this.ip = ctx.ip;
    this.addressKey = ctx.addressKey;
    this.userAgent = ctx.userAgent;
    if (ctx.cookies) this.cookies = ctx.cookies;
    if (ctx.run) this.run = ctx.run;
  }

  get em(): EntityManager {
    this.run?.assertOngoing();
    return this.transaction.em;
  }

  publish<Name extends TopicName>(topic: Name, payload: Topics[Name]): void {
    this.events.push({ topic, payload } as EventOf);
  }

  endWith<Row extends object>(ending: Ending<Row>): void {
    this.transaction.endWith(ending);
  }

  flushEndings(): Promise<void> {
    return this.transaction.flushEndings();
  }

  async enqueue<Name extends JobName>(name: Name, given: Jobs[Name], requested: JobOptions = {}): Promise<void> {
    const prepare = this.jobPreparations[name];
    const job = { payload: given, options: requested };
    const { payload, options } = prepare ? await prepare(this, job) : job;
    const { jobSchema } = this.config;
    await this.em.execute(`select ${jobSchema}.add_job(?, ?::json, job_key => ?, run_at => ?, max_attempts => ?)`, [
      name,
      JSON.stringify(payload),
      options.key ?? null,
      options.runAt ?? null,
      options.maxAttempts ?? null,
    ]);
  }
}
