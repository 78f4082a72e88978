/** The meaning of WHOIS answers (protocols B2). Every registry has its own wording. */
import type { DomainAnswer } from '#platform/ports.js';

/** Anchored at the start of a line: the same words also occur in the terms of use under a taken name. */
const FREE: ReadonlyMap<string, RegExp> = new Map([
  ['ir', /^%ERROR:101: no entries found/im],
  ['com', /^No match for /im],
  ['net', /^No match for /im],
  ['cc', /^No match for /im],
  ['org', /^(NOT FOUND|Domain not found)/im],
  ['info', /^(NOT FOUND|Domain not found)/im],
  ['io', /^(NOT FOUND|Domain not found)/im],
  ['me', /^(NOT FOUND|Domain not found)/im],
  ['co', /^(Not found:|DOMAIN NOT FOUND|No Data Found)/im],
  ['biz', /^No Data Found/im],
]);

const LIMITED = /limit exceeded|quota|slow down|try again|too many/i;

/** `domain` is the whole name in ASCII. An unrecognised answer is `unknown`, never `available`. */
export function readWhois(extension: string, domain: string, text: string): DomainAnswer {
  if (text.trim() === '') return { status: 'unknown', reason: 'rate_limited' };
  if (namesDomain(text, domain)) return { status: 'taken' };
  if (FREE.get(extension)?.test(text)) return { status: 'available' };
  return { status: 'unknown', reason: LIMITED.test(text) ? 'rate_limited' : 'registry_error' };
}

/** `domain: x.ir` at IRNIC, `Domain Name: X.COM` elsewhere; another name there is an answer to another question. */
function namesDomain(text: string, domain: string): boolean {
  const [, named] = /^[ \t]*domain(?:[ \t]+name)?:[ \t]*(\S+)/im.exec(text) ?? [];
  return named?.toLowerCase().replace(/\.$/, '') === domain;
}
