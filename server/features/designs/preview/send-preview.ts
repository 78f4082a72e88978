import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor, isKnown } from '#platform/http/negotiation.js';
import type { Preview } from './preview.service.js';

/**
 * A preview contains everything it needs. Opened as a document of its own it can neither run scripts, load resources
 * nor navigate.
 */
const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding',
} as const;

const decompress = promisify(gunzip);

/** Sends a preview; 304 without it to whoever has it already. */
export async function sendPreview(preview: Preview, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  // Weak: it names the picture, whether it is sent compressed or not.
  const etag = `"${preview.etag}"`;
  void reply.headers({ ...HEADERS, etag: `W/${etag}` });
  if (isKnown(request.headers['if-none-match'], etag)) return void (await reply.code(304).send());
  const bytes = await preview.gzip();
  const coding = codingFor(String(request.headers['accept-encoding'] ?? ''), ['gzip']);
  if (coding === 'identity') return void (await reply.send(await decompress(bytes)));
  await reply.header('content-encoding', coding).send(bytes);
}
