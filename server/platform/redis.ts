/** The connections to Redis that the rate limits and the event bus use (REDIS_URL). */
import { within } from './lifecycle/within.js';
import type { Logger } from './log/log.js';

/** The time limit of a call that a request waits for; after it we continue without Redis. */
export const REDIS_ANSWER_MS = 200;
const CONNECT_TIMEOUT_MS = 10_000;
/** A connection whose other end is silent is detected by a ping and replaced. */
const PING_MS = 2000;
const SILENCE_MS = 5000;
const RETRY_MAX_MS = 2000;
const CLOSE_MS = 1000;
/** Commands that wait for an answer; beyond it they are refused. */
const QUEUE_MAX = 10_000;

type Library = typeof import('@redis/client');
export type Redis = ReturnType<typeof newClient>;

/** Loaded only where it is configured: most installations have no Redis. */
let library: Promise<Library> | undefined;

export interface RedisOptions {
  readonly url: string;
  /** In the log. */
  readonly name: string;
  /**
   * It listens to channels: what it has subscribed to is kept while the connection is lost. A connection for commands
   * refuses them instead of letting them wait.
   */
  readonly listens?: boolean;
}

/** Once it has been connected it always comes back; that it cannot connect at all is said at once. */
function newClient({ createClient }: Library, { url, listens = false }: RedisOptions) {
  let wasConnected = false;
  const client = createClient({
    url,
    // The older protocol, because pub/sub and commands have connections of their own anyway.
    RESP: 2,
    pingInterval: PING_MS,
    disableOfflineQueue: !listens,
    commandsQueueMaxLength: QUEUE_MAX,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => wasConnected && Math.min(50 * 2 ** Math.min(retries, 6), RETRY_MAX_MS),
    },
  });
  client.on('ready', () => {
    wasConnected = true;
  });
  return client;
}

/** @throws when Redis does not answer. */
export async function connectRedis(options: RedisOptions, log: Logger): Promise<Redis> {
  const client = newClient(await (library ??= import('@redis/client')), options);
  client.on('error', (error: unknown) => log.warn({ err: error, name: options.name }, 'Redis connection'));
  await client.connect();
  return client;
}

/** Lets what is under way finish, for a second. */
export async function closeRedis(client: Redis): Promise<void> {
  try {
    if (client.isReady) return await within(CLOSE_MS, client.close());
  } catch {
    // It does not answer: what was under way is lost.
  }
  if (client.isOpen) client.destroy();
}
