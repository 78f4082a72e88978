/** A small S3 store of our own that recomputes every signature as the AWS documents say. For tests. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Store } from '#server/config/config.js';

const keys = { accessKey: 'AKIDEXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** "Signature Version 4 signing process", header form. */
function expectedSignature(request: IncomingMessage, scope: string, signed: string): string {
  const header = (name: string): string => String(request.headers[name] ?? '').trim();
  const [path, query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${header(name)}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${keys.secretKey}`);
  return createHmac('sha256', key).update(text).digest('hex');
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const match = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? '',
  );
  const [, id, scope = '', signed = '', signature] = match ?? [];
  const claimed = request.headers['x-amz-content-sha256'];
  const bodyHolds = claimed === 'UNSIGNED-PAYLOAD' || claimed === sha256(body);
  const regional = /^\d{8}\/eu-west-1\/s3\/aws4_request$/.test(scope);
  return id === keys.accessKey && regional && bodyHolds && signature === expectedSignature(request, scope, signed);
}

interface Kept {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly at: Date;
}

export interface TestS3 {
  readonly config: S3Store;
  /** The stored objects by path: `/barpa/<key>`. */
  readonly kept: Map<string, Kept>;
  /** So many of the next requests are answered 503. */
  busyAnswers: number;
  /** Where it stops from now on: before its answer, or in the middle of a body that it sends. */
  hangs: 'never' | 'before' | 'within';
  /** Answers writes with this code of S3 and its status. */
  refuses: { readonly status: number; readonly code: string } | null;
  close(): Promise<void>;
}

export interface TestS3Options {
  /** When something is written. Default the system's clock. */
  readonly now?: () => Date;
  /** The keys on a page of a listing. */
  readonly pageKeys?: number;
}

/** It has one bucket, `barpa`. */
export async function startTestS3({ now = () => new Date(), pageKeys = 2 }: TestS3Options = {}): Promise<TestS3> {
  const kept = new Map<string, Kept>();
  /** ListObjectsV2; the token is where the next page begins. */
  const listing = (query: URLSearchParams): string => {
    const prefix = `/barpa/${query.get('prefix') ?? ''}`;
    const found = [...kept].filter(([path]) => path.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
    const from = Number(query.get('continuation-token')?.replace('at & ', '') ?? 0);
    const entry = ([path, { at }]: readonly [string, Kept]): string =>
      `<Contents><Key>${path.slice('/barpa/'.length)}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`;
    const to = from + pageKeys;
    const next = to < found.length ? `<NextContinuationToken>at &amp; ${to}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${found.slice(from, to).map(entry).join('')}${next}</ListBucketResult>`;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url ?? '';
    const answer = (status: number, text: string | Buffer = '', mime = 'application/xml'): void =>
      void response.writeHead(status, { 'content-type': mime }).end(text);
    if (store.hangs === 'before') return;
    if (store.busyAnswers > 0) return ((store.busyAnswers -= 1), answer(503, '<Code>SlowDown</Code>'));
    if (!isSigned(request, body)) return answer(403, '<Code>SignatureDoesNotMatch</Code>');
    if (path.startsWith('/barpa?')) return answer(200, listing(new URL(path, 'http://store').searchParams));
    const file = kept.get(path);
    const mime = String(request.headers['content-type']);
    if (store.hangs === 'within' && file) return void response.writeHead(200).write(file.bytes.subarray(0, 1));
    if (store.refuses && request.method === 'PUT')
      return answer(store.refuses.status, `<Code>${store.refuses.code}</Code>`);
    if (request.method === 'PUT') kept.set(path, { bytes: body, mime, at: now() });
    if (request.method === 'DELETE') kept.delete(path);
    if (request.method === 'GET' || request.method === 'HEAD')
      return file ? answer(200, file.bytes, file.mime) : answer(404, '<Code>NoSuchKey</Code>');
    answer(request.method === 'DELETE' ? 204 : 200);
  };
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store: TestS3 = {
    config: { endpoint: `http://127.0.0.1:${port}`, bucket: 'barpa', region: 'eu-west-1', ...keys },
    kept,
    busyAnswers: 0,
    hangs: 'never',
    refuses: null,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return store;
}
