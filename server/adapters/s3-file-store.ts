/**
 * Files in an S3-compatible store (AWS, MinIO, Ceph, ArvanCloud…), addressed by path, each request signed with AWS
 * Signature Version 4. The signing client is loaded with the first file: most processes start without one.
 */
import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { S3Store } from '../config/config.js';
import type { FileStore } from '../platform/ports.js';
import { checkedKey, DEFAULT_MIME } from './file-key.js';

/** One request, ms. A file is at most 10 MB. */
const TIMEOUT_MS = 30_000;
/** Repetitions of a call that the store answered with 429 or 5xx; every call here may be repeated. */
const RETRIES = 2;

type Send = (method: 'PUT' | 'GET' | 'DELETE', key: string, init?: RequestInit) => Promise<Response>;

export function createS3FileStore(store: S3Store): FileStore {
  const send = sender(store);
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
    delete: async (key) => {
      // S3 answers 204 whether there was a file or not; some others answer 404.
      await finish(await send('DELETE', key), `DELETE ${key}`, [404]);
    },
  };
}

function sender(store: S3Store): Send {
  let client: Promise<AwsClient> | null = null;
  return async (method, key, init = {}) => {
    const url = `${store.endpoint}/${store.bucket}/${checkedKey(key)}`;
    const aws = await (client ??= load(store));
    return aws.fetch(url, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
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
