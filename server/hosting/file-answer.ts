/** A file of a release as the answer to a request: which one, under which conditions, whole or in part. */
import type { IncomingMessage } from 'node:http';
import { isCompressed, type ManifestEntry } from '#features/sites/index.js';
import { linkedFileHeaders } from './linked-file.js';
import { codingFor, partOf, type Coding } from '#platform/http/negotiation.js';
import type { Page } from './pages.js';
import type { Files } from './site-directory.js';
import { addressOfFile, isHashed, namesIndex, otherSpellings, queryOf } from './site-path.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A page is revalidated each time with a 304: a new release is visible at once. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
export const NOTHING = Buffer.alloc(0);

export interface Found {
  readonly path: string;
  readonly entry: ManifestEntry;
  readonly status: 200 | 404;
}

const NOT_FOUND_PAGE = '404.html';

/** `asked` is of `manifestPath`. */
export function fileIn(files: Files, asked: string | null): Found | null {
  const entry = asked === null ? undefined : files.get(asked);
  if (asked === null || !entry) return null;
  return { path: asked, entry, status: asked === NOT_FOUND_PAGE ? 404 : 200 };
}

/**
 * The path and query of the one address of a file that is requested under another spelling of it, on the same host;
 * null where the path means no file, or is that address. `requested` is of `manifestPath`, `target` of `pathOf`.
 */
export function oneAddress(
  files: Files,
  { requested, target }: { readonly requested: string | null; readonly target: string },
): string | null {
  if (requested === null) return null;
  const isThere = files.has(requested);
  if (isThere && !namesIndex(target, requested)) return null;
  const file = isThere ? requested : otherSpellings(requested).find((path) => files.has(path));
  return file === undefined || file === NOT_FOUND_PAGE ? null : addressOfFile(file) + queryOf(target);
}

/** The site's own page for what it does not have. */
export function notFoundIn(files: Files): Found | null {
  const entry = files.get(NOT_FOUND_PAGE);
  return entry ? { path: NOT_FOUND_PAGE, entry, status: 404 } : null;
}

/** A file as a request is answered with it, but for its bytes. */
export interface FileAnswer {
  readonly status: 200 | 404;
  readonly type: string;
  /** The headers with the name of an uploaded file. */
  readonly naming: readonly string[];
  readonly coding: Coding;
  /** The tag of these very bytes: each coding has its own. */
  readonly etag: string;
  /** With the ETag; also of a 304. */
  readonly caching: readonly string[];
  /** A part of it may be requested. */
  readonly hasParts: boolean;
}

/** A preview is not cached anywhere. */
export function describe(
  { request: { headers }, isPreview }: { readonly request: IncomingMessage; readonly isPreview?: true },
  { path, status, entry }: Found,
): FileAnswer {
  const isText = isCompressed(entry);
  const coding = isText ? codingFor(headers['accept-encoding']) : 'identity';
  const name = entry.hash.slice(0, 32);
  const etag = coding === 'identity' ? `"${name}"` : `"${name}-${coding}"`;
  const cache = isPreview ? 'no-store' : status === 200 && isHashed(path) ? IMMUTABLE : REVALIDATED;
  const caching = ['etag', etag, 'cache-control', cache, ...(isText ? ['vary', 'accept-encoding'] : [])];
  const naming = linkedFileHeaders(path, entry.type);
  return { status, type: entry.type, naming, coding, etag, caching, hasParts: !isText && status === 200 };
}

/** `bytes` in the answer's coding. */
export function pageOfFile(request: IncomingMessage, answer: FileAnswer, bytes: Buffer): Page {
  const headers = ['content-type', answer.type, ...answer.naming, ...answer.caching];
  if (answer.hasParts) return partial(request, [...headers, 'accept-ranges', 'bytes'], answer.etag, bytes);
  return whole(
    answer.status,
    answer.coding === 'identity' ? headers : [...headers, 'content-encoding', answer.coding],
    bytes,
  );
}

function whole(status: number, headers: readonly string[], bytes: Buffer): Page {
  return { status, headers: [...headers, 'content-length', String(bytes.length)], body: bytes };
}

/** Only the version that the client has begun with is continued. */
function partial({ headers, method }: IncomingMessage, head: readonly string[], etag: string, bytes: Buffer): Page {
  const since = headers['if-range'];
  const isRangeAllowed = method === 'GET' && (since === undefined || since === etag);
  const part = isRangeAllowed ? partOf(headers.range, bytes.length) : null;
  if (part === null) return whole(200, head, bytes);
  if (part === 'none')
    return {
      status: 416,
      headers: [...head, 'content-range', `bytes */${bytes.length}`, 'content-length', '0'],
      body: NOTHING,
    };
  const { start, end } = part;
  const range = ['content-range', `bytes ${start}-${end}/${bytes.length}`, 'content-length', String(end - start + 1)];
  return { status: 206, headers: [...head, ...range], body: bytes.subarray(start, end + 1) };
}
