/** Events by PostgreSQL's LISTEN/NOTIFY on a dedicated connection. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { Logger } from '../log/log.js';
import { Backlog, type EventTransport, type EventTransportListener } from './transport.js';

const CHANNEL = 'barpa_events';
/** Its name in pg_stat_activity; tests end it by this name. */
export const LISTENER_NAME = 'barpa-events';
const RECONNECT_MS = 500;
/** A connection that broke without notice is detected by a regular query. */
const HEARTBEAT_MS = 30_000;
const ANSWER_MS = 10_000;
const BACKLOG_MAX = 10_000;
/** Between two statements. The first of a burst goes at once; of the rest many share a commit. */
const GATHER_MS = 25;

/** The size of one NOTIFY, in bytes (https://www.postgresql.org/docs/18/sql-notify.html). */
const PAYLOAD_MAX = 7999;

const NOTIFY = { name: 'notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' };

/** Many messages to a payload, a line each: JSON has no line breaks. One that is too long is alone in its own. */
function payloadsOf(messages: readonly string[]): string[] {
  const payloads: string[][] = [];
  let room = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message) + 1;
    if (size > room) {
      payloads.push([]);
      room = PAYLOAD_MAX + 1;
    }
    payloads.at(-1)?.push(message);
    room -= size;
  }
  return payloads.map((lines) => lines.join('\n'));
}

/** Events that go in one statement. */
interface Batch {
  readonly messages: string[];
  readonly sent: Promise<void>;
}

class PgTransport implements EventTransport {
  private client: Client | null = null;
  private closed = false;
  private listener: EventTransportListener | null = null;
  private readonly backlog = new Backlog(BACKLOG_MAX);
  private heartbeat: NodeJS.Timeout | null = null;
  private sending: Promise<void> = Promise.resolve();
  private next: Batch | null = null;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  async start(listener: EventTransportListener): Promise<void> {
    this.listener = listener;
    await this.open();
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
  }

  private async open(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: LISTENER_NAME,
      keepAlive: true,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
    });
    client.on('notification', ({ payload }) => payload?.split('\n').forEach((line) => this.listener?.message(line)));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the listening connection ended')));
    try {
      await client.connect();
      // Events need not survive a crash: listeners that missed some read the stored data.
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      await end(client);
      throw error;
    }
    if (this.closed) return end(client);
    this.client = client;
  }

  /** Only the connection in use can be lost; what a failed or an ended one still says is outdated. */
  private lost(client: Client, error: unknown): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    this.log.warn({ err: error }, 'the event listener lost its connection');
    void end(client);
    void this.reopen();
  }

  private async reopen(): Promise<void> {
    while (!this.closed && !this.client) {
      await pause(RECONNECT_MS, undefined, { ref: false });
      try {
        if (!this.closed) await this.open();
      } catch (error) {
        this.log.warn({ err: error }, 'the event listener cannot connect yet');
      }
    }
    if (this.closed) return;
    this.log.info('the event listener is connected again');
    await this.send(this.backlog.drain()).catch((error: unknown) =>
      this.log.error({ err: error }, 'events that had waited were not published'),
    );
    this.listener?.resumed();
  }

  private async beat(): Promise<void> {
    const { client } = this;
    if (!client) return;
    await client.query('select 1').catch((error: unknown) => this.lost(client, error));
  }

  /** Messages that come while a statement is on its way, or soon after, go with the next one, in order. */
  send(messages: readonly string[]): Promise<void> {
    if (messages.length === 0) return Promise.resolve();
    const batch = this.next ?? this.openBatch();
    batch.messages.push(...messages);
    return batch.sent;
  }

  private openBatch(): Batch {
    const messages: string[] = [];
    const sent = this.sending.then(() => {
      this.next = null;
      return this.sendNow(messages);
    });
    this.sending = sent.catch(() => undefined).then(() => pause(GATHER_MS));
    this.next = { messages, sent };
    return this.next;
  }

  private async sendNow(messages: readonly string[]): Promise<void> {
    const { client } = this;
    if (!client) return this.queue(messages);
    try {
      await client.query({ ...NOTIFY, values: [CHANNEL, payloadsOf(messages)] });
    } catch (error) {
      // A message that PostgreSQL itself refuses (a payload that is too long) will not get better by waiting.
      if (error instanceof DatabaseError && !error.code?.startsWith('57')) return this.sendEach(messages, error);
      this.queue(messages);
      this.lost(client, error);
    }
  }

  /** One that is refused does not keep back the others that went with it. */
  private async sendEach(messages: readonly string[], refusal: DatabaseError): Promise<void> {
    if (messages.length === 1) throw refusal;
    const sent = await Promise.allSettled(messages.map((message) => this.sendNow([message])));
    const refused = sent.find((each) => each.status === 'rejected');
    if (refused) throw refused.reason;
  }

  private queue(messages: readonly string[]): void {
    const dropped = this.backlog.add(messages);
    if (dropped > 0) this.log.error({ dropped }, 'events were dropped while the connection was lost');
  }

  async stop(): Promise<void> {
    this.closed = true;
    if (this.heartbeat) clearInterval(this.heartbeat);
    await this.sending;
    if (this.client) await end(this.client);
  }
}

async function end(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}

export function createPgTransport(databaseUrl: string, log: Logger): EventTransport {
  return new PgTransport(databaseUrl, log);
}
