import type { FastifyReply, FastifyRequest } from 'fastify';
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
} as const;

/** Sends a preview; 304 without it to whoever has it already. */
export async function sendPreview(preview: Preview, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const etag = `"${preview.etag}"`;
  void reply.headers({ ...HEADERS, etag });
  const known = String(request.headers['if-none-match'] ?? '');
  if (known.split(',').some((tag) => tag.trim() === etag)) return void (await reply.code(304).send());
  await reply.send(await preview.svg());
}
