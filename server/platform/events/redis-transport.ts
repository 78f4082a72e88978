/** Events by Redis pub/sub: one connection publishes, another listens (REDIS_URL). */
import { within } from '../lifecycle/within.js';
import type { Logger } from '../log/log.js';
import { closeRedis, connectRedis, REDIS_ANSWER_MS, type Redis } from '../redis.js';
import { Backlog, type EventTransport, type EventTransportListener } from './transport.js';

const CHANNEL = 'barpa:events';
const BACKLOG_MAX = 10_000;

class RedisTransport implements EventTransport {
  private publisher: Redis | null = null;
  private subscriber: Redis | null = null;
  private readonly backlog = new Backlog(BACKLOG_MAX);
  /** The previous events were not received in time: the next ones are not awaited. */
  private isSilent = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  async start(listener: EventTransportListener): Promise<void> {
    const { url, log } = this;
    const publisher = await connectRedis({ url, name: 'events out' }, log);
    this.publisher = publisher;
    publisher.on('ready', () => void this.flush());
    const subscriber = await connectRedis({ url, name: 'events in', listens: true }, log);
    this.subscriber = subscriber;
    await subscriber.subscribe(CHANNEL, (message) => listener.message(message));
    // The client subscribes anew by itself before it says that it is ready.
    subscriber.on('ready', () => listener.resumed());
  }

  private async flush(): Promise<void> {
    await this.send(this.backlog.drain()).catch((error: unknown) =>
      this.log.error({ err: error }, 'events that had waited were not published'),
    );
  }

  /** Messages that are not taken in time are published once Redis answers, or wait for the next connection. */
  async send(messages: readonly string[]): Promise<void> {
    const { publisher } = this;
    if (!publisher?.isReady) return this.queue(messages);
    const published = this.publish(publisher, messages);
    if (this.isSilent) return;
    await within(REDIS_ANSWER_MS, published).catch(() => {
      this.isSilent = true;
    });
  }

  private async publish(publisher: Redis, messages: readonly string[]): Promise<void> {
    const outcomes = await Promise.allSettled(messages.map((message) => publisher.publish(CHANNEL, message)));
    const failed = messages.filter((_, index) => outcomes[index]?.status === 'rejected');
    if (failed.length > 0) this.queue(failed);
    if (failed.length < messages.length) this.isSilent = false;
  }

  private queue(messages: readonly string[]): void {
    const dropped = this.backlog.add(messages);
    if (dropped > 0) this.log.error({ dropped }, 'events were dropped while the connection was lost');
  }

  async stop(): Promise<void> {
    await Promise.all([this.subscriber, this.publisher].map((client) => client && closeRedis(client)));
  }
}

export function createRedisTransport(url: string, log: Logger): EventTransport {
  return new RedisTransport(url, log);
}
