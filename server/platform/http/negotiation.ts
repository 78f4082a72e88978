/** HTTP's conditional and partial requests: encodings, known versions, ranges. */

export type Coding = 'identity' | 'br' | 'gzip';

/** No browser sends a longer list; the rest is not read. */
const LONGEST_LIST = 200;
const MOST_CODINGS = 16;

/** `gzip;q=0` is a refusal, as is a weight that is no number. */
function isTaken(parameters: readonly string[]): boolean {
  const weight = parameters.map((each) => each.trim().toLowerCase()).find((each) => each.startsWith('q='));
  return weight === undefined || Number(weight.slice(2)) > 0;
}

/** The smallest first. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** The first of the offered codings that the client takes. */
export function codingFor(header: string | undefined, offered: readonly Coding[] = CODINGS): Coding {
  if (header === undefined || header.length > LONGEST_LIST) return 'identity';
  const taken = new Set<string>();
  for (const each of header.split(',', MOST_CODINGS)) {
    const [coding = '', ...parameters] = each.split(';');
    if (isTaken(parameters)) taken.add(coding.trim().toLowerCase());
  }
  return offered.find((coding) => taken.has(coding)) ?? 'identity';
}

/** Whether `If-None-Match` names this version. Weak comparison, as RFC 9110 requires here. */
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

/** The part that `Range` requests; null for the whole, as where several are requested; 'none' where there is none. */
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
