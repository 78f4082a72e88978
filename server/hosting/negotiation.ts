/** What of HTTP's conditions a request asks for: encodings, known versions, parts. */

export type Encoding = 'br' | 'gzip' | 'identity';

/** `gzip;q=0` is a refusal. */
function accepts(header: string, coding: string): boolean {
  const found = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, 'i').exec(header);
  return found !== null && Number(found[1] ?? 1) > 0;
}

const chosen = new Map<string, Encoding>();
const CHOSEN_MAX = 1000;

/** The smallest encoding that the client takes. Browsers send the same few headers. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  if (chosen.size >= CHOSEN_MAX) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

/** Whether `If-None-Match` names this version. Weak comparison, as RFC 9110 asks for it here. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

export interface Part {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The part that `Range` asks for; null for the whole, as where several are asked for; 'none' where there is none. */
export function partOf(header: string | undefined, size: number): Part | null | 'none' {
  const found = header === undefined ? null : RANGE.exec(header.trim());
  if (!found) return null;
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'none' : { start, end };
}
