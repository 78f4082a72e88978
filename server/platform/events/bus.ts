/**
 * One event bus over all processes. PostgreSQL carries it by LISTEN/NOTIFY; the transport is a port, so that
 * Redis can take its place where it is configured.
 */
import { Client } from 'pg';
import type { Logger } from '../log.js';
import type { EventOf, TopicName, Topics } from './topics.js';

type Listener = (event: EventOf) => void;

export interface EventBus {
  publish(events: readonly EventOf[]): Promise<void>;
  on<Name extends TopicName>(topic: Name, listener: (payload: Topics[Name]) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'barpa_events';
const RECONNECT_MS = 500;

/** Hands each received event to whoever listens in this process. */
class Dispatcher {
  private readonly listeners = new Map<TopicName, Set<Listener>>();

  on(topic: TopicName, listener: Listener): () => void {
    const set = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, set.add(listener));
    return () => set.delete(listener);
  }

  dispatch(event: EventOf): void {
    for (const listener of this.listeners.get(event.topic) ?? []) listener(event);
  }
}

/** Keeps one listening connection open; after a loss it connects again until it is closed. */
class PgListener {
  private client: Client | null = null;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
    private readonly receive: (payload: string) => void,
  ) {}

  async start(): Promise<void> {
    const client = new Client({ connectionString: this.url, application_name: 'barpa-events' });
    this.client = client;
    client.on('notification', (message) => this.receive(message.payload ?? ''));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the listening connection ended')));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  private lost(client: Client, error: Error): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    this.log.warn({ err: error }, 'event listener lost its connection');
    setTimeout(() => void this.reconnect(), RECONNECT_MS).unref();
  }

  private async reconnect(): Promise<void> {
    if (this.closed) return;
    try {
      await this.start();
    } catch (error) {
      this.client = null;
      this.log.warn({ err: error }, 'event listener cannot connect yet');
      setTimeout(() => void this.reconnect(), RECONNECT_MS).unref();
    }
  }

  async notify(payloads: readonly string[]): Promise<void> {
    if (!this.client) throw new Error('the event bus is not connected');
    await this.client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [CHANNEL, payloads]);
  }

  async stop(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }
}

/** Connects to PostgreSQL and starts to listen. */
export async function createPgEventBus(databaseUrl: string, log: Logger): Promise<EventBus> {
  const dispatcher = new Dispatcher();
  const listener = new PgListener(databaseUrl, log, (payload) => dispatcher.dispatch(JSON.parse(payload) as EventOf));
  await listener.start();
  return {
    publish: (events) =>
      events.length === 0 ? Promise.resolve() : listener.notify(events.map((event) => JSON.stringify(event))),
    on: (topic, listen) => dispatcher.on(topic, (event) => listen(event.payload as Topics[typeof topic])),
    close: () => listener.stop(),
  };
}
