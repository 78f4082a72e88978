/** Against a small store of our own that recomputes every signature as the AWS documents say. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Store } from '../config/config.js';
import type { KeptBytes } from '../platform/ports.js';
import { createS3FileStore } from './s3-file-store.js';

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
}

let server: Server;
let config: S3Store;
const kept = new Map<string, Kept>();
let busyAnswers = 0;

/** ListObjectsV2 with two keys a page; the token is where the next page begins. */
function listing(query: URLSearchParams): string {
  const keys = [...kept.keys()].map((path) => path.replace('/barpa/', ''));
  const found = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token')?.replace('at & ', '') ?? 0);
  const entry = (key: string): string =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-21T10:00:00.000Z</LastModified></Contents>`;
  const next = from + 2 < found.length ? `<NextContinuationToken>at &amp; ${from + 2}</NextContinuationToken>` : '';
  const page = found.slice(from, from + 2).map(entry);
  return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const path = request.url ?? '';
  const answer = (status: number, text: string | Buffer = '', mime = 'application/xml'): void =>
    void response.writeHead(status, { 'content-type': mime }).end(text);
  if (busyAnswers > 0) return ((busyAnswers -= 1), answer(503, '<Code>SlowDown</Code>'));
  if (!isSigned(request, body)) return answer(403, '<Code>SignatureDoesNotMatch</Code>');
  if (path.startsWith('/barpa?')) return answer(200, listing(new URL(path, 'http://store').searchParams));
  const file = kept.get(path);
  if (request.method === 'PUT') kept.set(path, { bytes: body, mime: String(request.headers['content-type']) });
  if (request.method === 'DELETE') kept.delete(path);
  if (request.method === 'GET' || request.method === 'HEAD')
    return file ? answer(200, file.bytes, file.mime) : answer(404, '<Code>NoSuchKey</Code>');
  answer(request.method === 'DELETE' ? 204 : 200);
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  config = { endpoint: `http://127.0.0.1:${port}`, bucket: 'barpa', region: 'eu-west-1', ...keys };
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

test('gives back bytes and media type', async () => {
  const store = createS3FileStore(config);
  const png = { bytes: Buffer.from([0x89, 0x50, 0, 255]), mime: 'image/png' };
  await store.put('project-files/2026/one.png', png);
  expect([...kept.keys()]).toEqual(['/barpa/project-files/2026/one.png']);
  await expect(store.get('project-files/2026/one.png')).resolves.toEqual(png);
});

test('an absent file is null, a deleted one is gone twice over', async () => {
  const store = createS3FileStore(config);
  await expect(store.get('nothing/here')).resolves.toBeNull();
  await store.put('gone', { bytes: Buffer.from('x'), mime: 'text/plain' });
  await store.delete('gone');
  await store.delete('gone');
  await expect(store.get('gone')).resolves.toBeNull();
});

test('says what is there, and what is not', async () => {
  const store = createS3FileStore(config);
  await store.put('there', { bytes: Buffer.from('x'), mime: 'text/plain' });
  expect(await store.has('there')).toBe(true);
  expect(await store.has('nothing/here')).toBe(false);
  await expect(createS3FileStore({ ...config, secretKey: 'wrong' }).has('there')).rejects.toThrow('403');
});

async function all(list: AsyncIterable<KeptBytes>): Promise<KeptBytes[]> {
  const found: KeptBytes[] = [];
  for await (const kept of list) found.push(kept);
  return found;
}

test('lists what lies below a folder, page after page', async () => {
  const store = createS3FileStore(config);
  const keys = ['uploads/a.pdf', 'uploads/b.pdf', 'uploads/c.pdf', 'uploads2/d.pdf'];
  for (const key of keys) await store.put(key, { bytes: Buffer.from('x'), mime: 'text/plain' });
  const found = await all(store.list('uploads'));
  expect(found).toEqual(keys.slice(0, 3).map((key) => ({ key, at: new Date('2026-11-21T10:00:00Z') })));
  expect(await all(store.list('absent'))).toEqual([]);
});

test('a busy store is asked again', async () => {
  busyAnswers = 1;
  await expect(createS3FileStore(config).get('nothing/here')).resolves.toBeNull();
  expect(busyAnswers).toBe(0);
});

test('a wrong secret cannot write, and says so', async () => {
  const stranger = createS3FileStore({ ...config, secretKey: 'wrong' });
  await expect(stranger.put('a', { bytes: Buffer.from('x'), mime: 'text/plain' })).rejects.toThrow(
    'SignatureDoesNotMatch',
  );
  await expect(stranger.get('a')).rejects.toThrow('403');
});

test.each(['../secret', 'a/../../other-bucket/x', '/a', 'a//b', '.hidden', 'a?acl', 'a%2e', 'نامه'])(
  'cannot use the key %j',
  async (key) => {
    await expect(createS3FileStore(config).get(key)).rejects.toThrow(RangeError);
  },
);
