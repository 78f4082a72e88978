/** Addresses of our own origin in input from outside: users are never redirected to another origin by them. */

const MAX_LENGTH = 500;
/** Only a base for parsing a path; no real host has this name. */
const BASE = 'https://own.invalid';
/** Browsers drop tabs and line ends, and read a backslash as a slash. */
const UNSEEN = /[\\\p{Cc}\p{Cf}]/u;
/** A second slash begins another host, and `..` climbs out of the folder that was looked at. */
const CLIMBS = /\/\/|(?:^|\/)\.{1,2}(?:\/|$)/;
/** An address may have been encoded on its way more than once. */
const MAX_DECODINGS = 3;

function decoded(path: string): string | null {
  let plain = path;
  try {
    for (let time = 0; time < MAX_DECODINGS && plain.includes('%'); time += 1) plain = decodeURIComponent(plain);
  } catch {
    return null;
  }
  return plain;
}

/**
 * The address itself where it is a path of our site, as the browser will read it; null for every other, such as
 * `//host`, `/\host`, `/<tab>/host`, `/a/../b` and their encoded forms. Its query may hold anything.
 */
export function ownPath(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MAX_LENGTH || !address.startsWith('/')) return null;
  const plain = decoded(address.split(/[?#]/, 1)[0] ?? '');
  if (plain === null || UNSEEN.test(address) || UNSEEN.test(plain) || CLIMBS.test(plain)) return null;
  return URL.canParse(address, BASE) && new URL(address, BASE).origin === BASE ? address : null;
}
