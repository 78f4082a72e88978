/**
 * A simulated search engine: `POST {prefix}` takes submissions as IndexNow does, and reads the key from the site before
 * it accepts them. Every host is at this machine: the process itself serves the sites. `GET {prefix}` is a page of what
 * was submitted.
 */
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.js';
import { registerAssets, sendPage } from '../page.js';
import { INDEX_NOW_MESSAGES } from './index-now.messages.js';
import { submissionsPage } from './index-now.page.js';
import type { Submissions } from './submissions.js';

const MOST_URLS = 10_000;
const LONGEST_URL = 2048;
/** The bytes of a body: as many addresses as there may be, of ordinary length. */
const BODY_BYTES = 8_000_000;
const KEY_MS = 5000;
/** A key has at most 128 characters. */
const KEY_FILE_BYTES = 1000;

const url = z.url({ protocol: /^https?$/ }).max(LONGEST_URL);
const submission = z.object({
  host: z
    .string()
    .max(300)
    .regex(/^[\w.:[\]-]+$/),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: url.optional(),
  urlList: z.array(url).min(1).max(MOST_URLS),
});

type Given = z.output<typeof submission>;

export interface IndexNowOptions {
  /** The port of this process. */
  readonly port: number;
  readonly submissions: Submissions;
  readonly clock: Clock;
  readonly home: string;
}

export async function indexNowPlugin(scope: FastifyInstance, options: IndexNowOptions): Promise<void> {
  const { port, submissions, clock, home } = options;
  const assets = registerAssets(scope);
  scope.get('/', { prefixTrailingSlash: 'both' }, async (_request, reply) =>
    sendPage(reply, { title: INDEX_NOW_MESSAGES.title, body: submissionsPage(await submissions.list()), assets, home }),
  );
  scope.post('/', { bodyLimit: BODY_BYTES, prefixTrailingSlash: 'both' }, async (asked, reply) => {
    const given = submission.safeParse(asked.body);
    if (!given.success) return reply.code(400).send({ error: 'malformed' });
    const { host, urlList } = given.data;
    const status = await statusOf(given.data, port);
    const urls = urlList.map((each) => new URL(each).href);
    await submissions.add({ host, urls, status, receivedAt: clock.now() });
    return reply.code(status).send();
  });
}

/** 422: addresses of more than one host; 403: the site does not serve the key. */
async function statusOf({ host, key, urlList, keyLocation }: Given, port: number): Promise<200 | 403 | 422> {
  const location = keyLocation ?? `http://${host}/${key}.txt`;
  if ([location, ...urlList].some((each) => new URL(each).host !== host)) return 422;
  return (await readKey(new URL(location), port)) === key ? 200 : 403;
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
