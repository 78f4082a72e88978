/** The body of a form's request. How slowly it may come is the watch's to say (platform/http/unfinished-bodies.ts). */
import type { IncomingMessage } from 'node:http';
import { OWN_FIELDS } from '#core/sections/form-fields.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import type { SentFile } from '#features/inbox/index.js';

/** A form as it was sent. */
export interface SentForm {
  readonly text: URLSearchParams;
  readonly files: readonly SentFile[];
}

export type FormRefusal = 'fault' | 'tooLarge';

const TYPE = /^application\/x-www-form-urlencoded(?:\s*;|$)/i;
/**
 * More names than a form has, with those of its own, and more values than it has where all options are chosen: whoever
 * sends more is no form of ours.
 */
const NAMES_MAX = 3 * SITE_MESSAGE.fields;
export const VALUES_MAX = NAMES_MAX + SITE_MESSAGE.fields * OWN_FIELDS.options;

export const isTooMany = (sent: URLSearchParams): boolean =>
  sent.size > VALUES_MAX || new Set(sent.keys()).size > NAMES_MAX;

function refusalOf({ headers }: IncomingMessage): FormRefusal | null {
  if (!TYPE.test(headers['content-type'] ?? '') || (headers['content-encoding'] ?? 'identity') !== 'identity')
    return 'fault';
  return Number(headers['content-length'] ?? 0) > SITE_MESSAGE.bodyBytes ? 'tooLarge' : null;
}

/** Null: the connection was broken, there is nobody to answer. */
function readBody(request: IncomingMessage): Promise<Buffer | FormRefusal | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = (result: Buffer | FormRefusal | null): void => {
      request.off('data', take).pause();
      resolve(result);
    };
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > SITE_MESSAGE.bodyBytes) end('tooLarge');
      else chunks.push(chunk);
    };
    request.on('data', take);
    request.once('end', () => end(Buffer.concat(chunks)));
    request.once('close', () => end(null));
    request.once('error', () => end(null));
  });
}

/** Null as of `readBody`. */
export async function readForm(request: IncomingMessage): Promise<SentForm | FormRefusal | null> {
  const refusal = refusalOf(request);
  if (refusal) return refusal;
  // The end that it would wait for has come.
  if (request.destroyed || request.readableEnded) return null;
  const body = await readBody(request);
  if (body === null || typeof body === 'string') return body;
  const text = new URLSearchParams(body.toString('utf8'));
  return isTooMany(text) ? 'fault' : { text, files: [] };
}
