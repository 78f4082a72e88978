/**
 * The app in which the demonstration's year happens: the real one with the sandbox, on a free local port, whose time of
 * rules is set to the past. Nothing of it is served; the services are called with the contexts of the people.
 */
import { Pool } from 'pg';
import { createAuthoritativeDns } from '#server/adapters/dns/index.js';
import { createApp, type App } from '#server/app.js';
import type { Config } from '#server/config/config.js';
import { DEMO_ACCOUNTS, findUser } from '#features/identity/index.js';
import { features } from '#features/index.js';
import type { Ctx, Role } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { JobName, Jobs } from '#platform/jobs/catalogue.js';
import { UNCOUNTED } from '#platform/limits/rate-limit.js';
import type { Logger } from '#platform/log/log.js';
import { YEAR_SCHEMA } from './progress.js';
import type { DnsLook, DomainServers, Mail, Mailer } from '#platform/ports.js';
import { YearClock } from './year-clock.js';

export interface YearOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly tokenSecret: string;
  readonly log: Logger;
  /** Called with the share that is done, from 0 to 100. */
  readonly onProgress?: (percent: number) => void;
  /** Once it is aborted, nothing further happens in the year; the next call continues. */
  readonly signal?: AbortSignal;
}

/** Somebody who acts. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
}

const POLL_MS = 10;
const LONGEST_MS = 180_000;
const DUE = `select 1 as one from ${YEAR_SCHEMA}.jobs
  where locked_at is not null or run_at <= now() and attempts < max_attempts limit 1`;
/** A run that was killed keeps its jobs for three of them. */
const BEAT_MS = 1000;

const DEMO_ADMIN = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')?.email ?? '';

/** Mails go nowhere; the newest to an address is kept for whoever opens its link. */
class KeptMails implements Mailer {
  private readonly newest = new Map<string, Mail>();
  private sent = 0;

  async send(mail: Mail): Promise<{ readonly messageId: string }> {
    this.newest.set(mail.to, mail);
    this.sent += 1;
    return { messageId: `<${this.sent}@demonstration.invalid>` };
  }

  /** The text of the newest mail. @throws Error where none was sent. */
  textTo(address: string): string {
    const mail = this.newest.get(address);
    if (!mail) throw new Error(`no mail was sent to ${address}`);
    return mail.text;
  }
}

/** The records of a name do not change in the year: its servers are queried once. */
class KeptLooks implements DomainServers {
  private readonly known = new Map<string, Promise<DnsLook>>();
  private servers: DomainServers | null = null;

  /** The sandbox's name servers, whose port is known once the app is open. */
  ask(port: number): void {
    this.servers = createAuthoritativeDns({ resolvers: [`127.0.0.1:${port}`], port, allowPrivate: true });
  }

  look(name: string, token: string): Promise<DnsLook> {
    const look = this.known.get(name) ?? this.servers?.look(name, token);
    if (!look) throw new Error('the name servers of the sandbox are not known yet');
    this.known.set(name, look);
    return look;
  }
}

export class YearApp {
  private constructor(
    private readonly app: App,
    private readonly pool: Pool,
    readonly clock: YearClock,
    readonly mails: KeptMails,
    /** The demonstration's own accounts. */
    readonly admin: Actor,
    readonly customer: Actor,
  ) {}

  /** @throws as `createApp`. */
  static async open({ config, databaseUrl, tokenSecret, log }: YearOptions, startMs: number): Promise<YearApp> {
    const clock = new YearClock(startMs);
    const mails = new KeptMails();
    const looks = new KeptLooks();
    const own: Config = {
      ...config,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      host: '127.0.0.1',
      port: 0,
      tlsAsk: null,
      // The operator's administrator is a real person: the year neither makes nor notifies them.
      admin: null,
      notifiedAdmins: [DEMO_ADMIN],
      // A process that serves would do its jobs under the clock of the present, and send its mails; and the year those
      // of real people.
      jobSchema: YEAR_SCHEMA,
    };
    const url = unwaited(databaseUrl);
    const app = await createApp(own, {
      databaseUrl: url,
      tokenSecret,
      log: log.child({}, { level: 'warn' }),
      ruleClock: clock,
      sandboxClock: clock,
      ports: { mailer: mails, dns: looks },
      limits: UNCOUNTED,
      workerBeatMs: BEAT_MS,
      crons: false,
    });
    if (app.sandbox?.dnsPort) looks.ask(app.sandbox.dnsPort);
    const pool = new Pool({ connectionString: url, max: 1 });
    try {
      return new YearApp(app, pool, clock, mails, await seeded(app, 'admin'), await seeded(app, 'user'));
    } catch (error) {
      await app.close();
      await pool.end();
      throw error;
    }
  }

  as({ id, role }: Actor): Ctx {
    return this.app.contexts.ofViewer({ userId: id, role, sessionId: newId() }, newId());
  }

  visitor(): Ctx {
    return this.app.contexts.ofViewer(null, newId());
  }

  /** Runs a scheduled job now. */
  async run<Name extends JobName>(name: Name, payload: Jobs[Name]): Promise<void> {
    const handler = features.find(({ jobs }) => jobs?.[name])?.jobs?.[name];
    if (!handler) throw new Error(`no feature handles ${name}`);
    await handler(this.app.contexts.ofSystem(`year-${name}`), payload, { attempt: 1, maxAttempts: 1 });
  }

  /** Waits until the worker has done what is due: mails, sites. @throws Error where it takes minutes. */
  async settle(): Promise<void> {
    const giveUpAt = performance.now() + LONGEST_MS;
    while ((await this.pool.query(DUE)).rowCount !== 0) {
      if (performance.now() > giveUpAt) throw new Error('the jobs of the demonstration year do not end');
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** The payer at the gateway's page pays, or turns back. */
  async atGateway(authority: string, press: 'pay' | 'cancel'): Promise<void> {
    const base = this.app.sandbox?.gateways[0]?.baseUrl;
    if (!base) throw new Error('the year needs the sandbox gateway');
    const body = new URLSearchParams({ do: press, outcome: 'success' });
    const answer = await fetch(`${base}/pg/StartPay/${authority}`, { method: 'POST', body, redirect: 'manual' });
    if (answer.status >= 400) throw new Error(`the sandbox gateway answered ${answer.status}`);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.pool.end();
  }

  /** Closes it after the last day: what the queue still holds is for times that are yet to come. */
  async end(): Promise<void> {
    await this.app.close();
    await this.pool.query(`drop schema ${YEAR_SCHEMA} cascade`);
    await this.pool.end();
  }
}

/** Commits do not wait for the disk: thousands of them would take longer than all the rest. */
function unwaited(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.append('options', '-c synchronous_commit=off');
  return url.href;
}

async function seeded(app: App, role: Role): Promise<Actor> {
  const { em } = app.contexts.ofSystem('year-accounts');
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email;
  const known = await row<{ id: string }>(em, 'select id from users where email = $1', [email ?? '']);
  const user = known && (await findUser(em, known.id));
  if (!user) throw new Error(`there is no demonstration account of the role ${role}`);
  return { id: user.id, role };
}
