/**
 * Files in an S3-compatible store (AWS, MinIO, Ceph, ArvanCloud…), addressed by path, each request signed with AWS
 * Signature Version 4. The signing client is loaded with the first file: most processes start without one.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import type { S3Store } from '#server/config/config.js';
import { FileStoreError } from '#platform/files/file-store-error.js';
import type { FileStore, KeptBytes } from '#platform/ports.js';
import { checkedKey, DEFAULT_MIME } from '../file-key.js';
import { storeRequests, type Patience, type StoreAnswer } from './store-request.js';

/** A visitor waits for a read, a customer for a write. */
const PATIENCE: { readonly read: Patience; readonly write: Patience } = {
  read: { firstByteMs: 2_000, idleMs: 5_000, totalMs: 30_000 },
  write: { idleMs: 10_000, totalMs: 60_000 },
};
/** Repetitions of a call that the store answered with 429 or 5xx; every call here may be repeated. */
const RETRIES = 2;
/** Before the first repetition, ms; twice as long before the second. */
const PAUSE_MS = 100;

type Method = 'PUT' | 'GET' | 'HEAD' | 'DELETE';

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Sender {
  readonly file: (method: Method, key: string, content?: Content) => Promise<StoreAnswer>;
  /** Sends a request to the bucket itself. */
  readonly bucket: (query: URLSearchParams) => Promise<StoreAnswer>;
}

/** @throws FileStoreError where the store hangs, is full, refuses, or cannot be reached. */
export function createS3FileStore(store: S3Store, patience = PATIENCE): FileStore {
  const { file: send, bucket } = sender(store, patience);
  return {
    put: async (key, { bytes, mime }) => {
      const body = Buffer.from(bytes);
      // The hash is signed, so that what arrives is what was sent, over plain http as well.
      const headers = { 'content-type': mime, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
      assertDone(await send('PUT', key, { body, headers }), `PUT ${key}`);
    },
    get: async (key) => {
      const answer = await send('GET', key);
      if (answer.status === 404) return null;
      assertDone(answer, `GET ${key}`);
      return { bytes: answer.bytes, mime: answer.type ?? DEFAULT_MIME };
    },
    has: async (key) => {
      const answer = await send('HEAD', key);
      assertDone(answer, `HEAD ${key}`, [404]);
      return answer.status !== 404;
    },
    delete: async (key) => {
      // S3 answers 204 whether there was a file or not; some others answer 404.
      assertDone(await send('DELETE', key), `DELETE ${key}`, [404]);
    },
    list: (folder) => keysBelow(bucket, `${checkedKey(folder)}/`),
    freeBytes: () => Promise.resolve(null),
  };
}

function sender(store: S3Store, { read, write }: typeof PATIENCE): Sender {
  const root = `${store.endpoint}/${store.bucket}`;
  const request = storeRequests();
  let client: Promise<AwsClient> | null = null;
  const send = async (address: string, method: Method, content?: Content): Promise<StoreAnswer> => {
    const aws = await (client ??= load(store));
    const signed = await aws.sign(address, { method, ...content, body: content && new Uint8Array(content.body) });
    const wanted = {
      method,
      url: new URL(signed.url),
      headers: Object.fromEntries(signed.headers),
      body: content?.body,
      patience: method === 'GET' || method === 'HEAD' ? read : write,
    };
    for (let repeated = 0; ; repeated += 1) {
      const answer = await request(wanted).catch((error: unknown) => {
        throw new FileStoreError('away', `The file store did not answer ${method} ${wanted.url.pathname}`, error);
      });
      const isBusy = answer.status === 429 || answer.status >= 500;
      if (!isBusy || repeated === RETRIES) return answer;
      await sleep(PAUSE_MS * 2 ** repeated);
    }
  };
  return {
    file: (method, key, content) => send(`${root}/${checkedKey(key)}`, method, content),
    bucket: (query) => send(`${root}?${query.toString().replaceAll('+', '%20')}`, 'GET'),
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
    const answer = await send(query);
    assertDone(answer, `the list of ${prefix}`);
    const xml = answer.bytes.toString('utf8');
    for (const [entry] of xml.matchAll(ONE_KEY)) {
      const [key, at] = [within(entry, 'Key'), within(entry, 'LastModified')];
      if (key && at) yield { key, at: new Date(at) };
    }
    token = within(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&') ?? null;
  } while (token);
}

async function load({ accessKey, secretKey, region }: S3Store): Promise<AwsClient> {
  const { AwsClient: Client } = await import('aws4fetch');
  return new Client({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' });
}

/** The words by which S3, MinIO and Ceph say that there is no room. */
const FULL = /StorageFull|QuotaExceeded|DiskFull|InsufficientStorage/;
const INSUFFICIENT_STORAGE = 507;

/** @throws FileStoreError with the store's own words. */
function assertDone({ status, bytes }: StoreAnswer, what: string, also: readonly number[] = []): void {
  if ((status >= 200 && status < 300) || also.includes(status)) return;
  const words = bytes.subarray(0, 500).toString('utf8');
  const isFull = status === INSUFFICIENT_STORAGE || FULL.test(words);
  const reason = isFull ? 'full' : status === 429 || status >= 500 ? 'away' : 'refused';
  throw new FileStoreError(reason, `The file store refused ${what}: ${status} ${words}`);
}
