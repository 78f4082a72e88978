/** The connection to Redis that the rate limits use, and from which the event bus makes its own (REDIS_URL). */
import type { Logger } from './log.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** A connection whose other end is gone without a word is found out by asking. */
const PING_MS = 30_000;
const RETRY_MAX_MS = 2000;

type Library = typeof import('@redis/client');
export type Redis = ReturnType<typeof newClient>;

/** Loaded only where it is asked for: most installations have no Redis. */
let library: Promise<Library> | undefined;

/** Once it has been connected it always comes back; that it cannot connect at all is said at once. */
function newClient({ createClient }: Library, url: string) {
  let wasConnected = false;
  const client = createClient({
    url,
    // The older protocol, because pub/sub and commands have connections of their own anyway.
    RESP: 2,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => wasConnected && Math.min(50 * 2 ** Math.min(retries, 6), RETRY_MAX_MS),
    },
  });
  client.on('ready', () => {
    wasConnected = true;
  });
  return client;
}

/** @throws when Redis does not answer. */
export async function connectRedis(url: string, name: string, log: Logger): Promise<Redis> {
  const client = newClient(await (library ??= import('@redis/client')), url);
  client.on('error', (error: unknown) => log.warn({ err: error, name }, 'Redis connection'));
  await client.connect();
  return client;
}

/** Lets what is under way finish. */
export async function closeRedis(client: Redis): Promise<void> {
  if (client.isReady) await client.close();
  else client.destroy();
}
