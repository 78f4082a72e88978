/**
 * Files in an S3-compatible store (AWS, MinIO, Ceph, ArvanCloud…), addressed by path, each request signed with AWS
 * Signature Version 4. The signing client is loaded with the first file: most processes start without one.
 */
import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { S3Store } from '../../config/config.js';
import type { FileStore, KeptBytes } from '../../platform/ports.js';
import { checkedKey, DEFAULT_MIME } from './file-key.js';

/** One request, ms. A file is at most 10 MB. */
const TIMEOUT_MS = 30_000;
/** Repetitions of a call that the store answered with 429 or 5xx; every call here may be repeated. */
const RETRIES = 2;

interface Sender {
  readonly file: (method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', key: string, init?: RequestInit) => Promise<Response>;
  /** Sends a request to the bucket itself. */
  readonly bucket: (query: URLSearchParams) => Promise<Response>;
}

export function createS3FileStore(store: S3Store): FileStore {
  const { file: send, bucket } = sender(store);
  return {
    put: async (key, { bytes, mime }) => {
      const body = new Uint8Array(bytes);
      // The hash is signed, so that what arrives is what was sent, over plain http as well.
      const headers = { 'content-type': mime, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
      const response = await send('PUT', key, { body, headers });
      await finish(response, `PUT ${key}`);
    },
    get: async (key) => {
      const response = await send('GET', key);
      if (response.status === 404) return finish(response, `GET ${key}`, [404]).then(() => null);
      if (!response.ok) return finish(response, `GET ${key}`).then(() => null);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { bytes, mime: response.headers.get('content-type') ?? DEFAULT_MIME };
    },
    has: async (key) => {
      const response = await send('HEAD', key);
      await finish(response, `HEAD ${key}`, [404]);
      return response.ok;
    },
    delete: async (key) => {
      // S3 answers 204 whether there was a file or not; some others answer 404.
      await finish(await send('DELETE', key), `DELETE ${key}`, [404]);
    },
    list: (folder) => keysBelow(bucket, `${checkedKey(folder)}/`),
  };
}

function sender(store: S3Store): Sender {
  const root = `${store.endpoint}/${store.bucket}`;
  let client: Promise<AwsClient> | null = null;
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const aws = await (client ??= load(store));
    return aws.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
  return {
    file: (method, key, init = {}) => send(`${root}/${checkedKey(key)}`, { ...init, method }),
    bucket: (query) => send(`${root}?${query.toString().replaceAll('+', '%20')}`, { method: 'GET' }),
  };
}

const ONE_KEY = /<Contents>.*?<\/Contents>/gs;

function within(xml: string, tag: string): string | null {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;
}

/** ListObjectsV2, page after page. Our keys hold nothing that XML would escape; others are not ours. */
async function* keysBelow(send: Sender['bucket'], prefix: string): AsyncIterable<KeptBytes> {
  let token: string | null = null;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
    const response = await send(query);
    if (!response.ok) await finish(response, `the list of ${prefix}`);
    const xml = await response.text();
    for (const [entry] of xml.matchAll(ONE_KEY)) {
      const [key, at] = [within(entry, 'Key'), within(entry, 'LastModified')];
      if (key && at) yield { key, at: new Date(at) };
    }
    token = within(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&') ?? null;
  } while (token);
}

async function load({ accessKey, secretKey, region }: S3Store): Promise<AwsClient> {
  const { AwsClient: Client } = await import('aws4fetch');
  return new Client({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
}

/** Empties the answer, so that its connection is used again. @throws Error with the store's own words. */
async function finish(response: Response, what: string, also: readonly number[] = []): Promise<void> {
  const text = await response.text();
  if (response.ok || also.includes(response.status)) return;
  throw new Error(`The file store refused ${what}: ${response.status} ${text.slice(0, 500)}`);
}
