/**
 * A simulated search engine: `POST {prefix}` takes submissions as IndexNow does, and reads the key from the site before
 * it accepts them. Every host is at this machine: the process itself serves the sites.
 */
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const MOST_URLS = 10_000;
const LONGEST_URL = 2048;
/** Of a body: as many addresses as there may be, of ordinary length. */
const BODY_BYTES = 8_000_000;
const KEY_MS = 5000;
/** A key has at most 128 characters. */
const KEY_FILE_BYTES = 1000;

const url = z.url({ protocol: /^https?$/ }).max(LONGEST_URL);
const submission = z.object({
  host: z.string().min(1).max(300),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: url.optional(),
  urlList: z.array(url).min(1).max(MOST_URLS),
});

interface Options {
  /** Of this process. */
  readonly port: number;
}

export async function indexNowPlugin(scope: FastifyInstance, { port }: Options): Promise<void> {
  scope.post('/', { bodyLimit: BODY_BYTES, prefixTrailingSlash: 'both' }, async (asked, reply) => {
    const given = submission.safeParse(asked.body);
    if (!given.success) return reply.code(400).send({ error: 'malformed' });
    const { host, key, urlList, keyLocation = `http://${host}/${key}.txt` } = given.data;
    if ([keyLocation, ...urlList].some((each) => new URL(each).host !== host))
      return reply.code(422).send({ error: 'other host' });
    const found = await readKey(new URL(keyLocation), port);
    return found === key ? reply.code(200).send() : reply.code(403).send({ error: 'key' });
  });
}

/** Null where there is no such file, or it takes too long. */
function readKey({ host, pathname }: URL, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: pathname, headers: { host }, agent: false } as const;
    const sent = request({ ...options, signal: AbortSignal.timeout(KEY_MS) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length > KEY_FILE_BYTES) response.destroy();
      });
      response.on('close', () => resolve(response.complete && response.statusCode === 200 ? text.trim() : null));
    });
    sent.on('error', () => resolve(null));
    sent.end();
  });
}
