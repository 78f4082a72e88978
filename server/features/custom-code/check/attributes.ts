/** The attributes of one element of a page or picture. */
import { judgeAddress, type Place } from './addresses.js';
import { checkCss } from './css.js';
import type { Findings } from './finding.js';

interface Attribute {
  /** Without its prefix, in lower case where HTML has it so. */
  readonly name: string;
  readonly value: string;
}

export interface AttributesOf {
  readonly tagName: string;
  readonly attrs: readonly Attribute[];
  /** Where the element begins. */
  readonly line: number | null;
  readonly lineOf: (name: string) => number | null;
}

/** Fetched by the browser itself. */
const LOADED = new Set(['src', 'poster', 'background', 'manifest', 'data', 'lowsrc', 'dynsrc', 'classid', 'codebase']);
const SETS = new Set(['srcset', 'imagesrcset']);
/** Sends requests to wherever it names. */
const SENDING = new Set(['ping', 'attributionsrc']);
/** `link` elements that only say something about the page. */
const SAYING = new Set(
  'canonical alternate author license next prev help me bookmark search shortlink nofollow noopener'.split(' '),
);
/** The allowed values of `http-equiv` beside a refresh. */
const EQUIVALENTS = new Set([
  'content-type',
  'content-language',
  'x-ua-compatible',
  'default-style',
  'content-security-policy',
]);
/** Attributes of SVG that hold a value of CSS. */
const PAINTING = new Set(
  'fill stroke filter mask clip-path marker marker-start marker-mid marker-end cursor values from to by'.split(' '),
);
const UTF8 = /^utf-?8$/i;

export function checkAttributes(element: AttributesOf, place: Place, findings: Findings): void {
  const { tagName, attrs, lineOf } = element;
  for (const { name: given, value } of attrs) {
    const name = given.toLowerCase();
    const line = lineOf(given);
    const add = (rule: Parameters<Findings['add']>[0], what = `${name}="${value}"`): void =>
      findings.add(rule, place.path, line, what);
    const judge = (address: string, use: 'load' | 'link'): void => {
      const rule = judgeAddress(address, use, place);
      if (rule) add(rule, address);
    };
    if (name.startsWith('on')) add('handler');
    else if (name === 'style') checkCss(value, place, findings, line ?? 1);
    else if (name === 'srcdoc') add('frame');
    else if (SENDING.has(name)) add('outside');
    else if (SETS.has(name)) for (const address of addressesOfSet(value)) judge(address, 'load');
    else if (LOADED.has(name)) judge(value, 'load');
    else if (name === 'href') judge(value, useOfHref(element));
    else if (name === 'cite' || name === 'longdesc') judge(value, 'link');
    else if (name === 'action' || name === 'formaction') {
      if (!/^\s*(?:mailto:|\/_form\/[^/?#]+$)/i.test(value)) add('form');
    } else if (name === 'attributename' && /^(?:xlink:)?href$|^on/i.test(value.trim())) add('handler');
    else if (name === 'charset' && tagName === 'meta' && !UTF8.test(value.trim())) add('encoding');
    else if (PAINTING.has(name)) checkCss(value, place, findings, line ?? 1);
  }
  if (tagName === 'meta') checkMeta(element, place, findings);
}

function useOfHref({ tagName, attrs }: AttributesOf): 'load' | 'link' {
  if (tagName === 'a' || tagName === 'area') return 'link';
  if (tagName !== 'link') return 'load';
  const rel =
    attrs
      .find(({ name }) => name === 'rel')
      ?.value.toLowerCase()
      .split(/\s+/)
      .filter(Boolean) ?? [];
  return rel.length > 0 && rel.every((each) => SAYING.has(each)) ? 'link' : 'load';
}

function checkMeta({ attrs, line }: AttributesOf, place: Place, findings: Findings): void {
  const of = (name: string): string | undefined => attrs.find((each) => each.name === name)?.value;
  const equivalent = of('http-equiv')?.trim().toLowerCase();
  if (equivalent === undefined) return;
  const content = of('content') ?? '';
  const what = `http-equiv="${equivalent}"`;
  if (equivalent === 'refresh') {
    const [, address] = /^\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?([^"']*)/i.exec(content) ?? [];
    if (address === undefined || judgeAddress(address, 'load', place))
      findings.add('refresh', place.path, line, content);
  } else if (!EQUIVALENTS.has(equivalent)) findings.add('element', place.path, line, what);
  else if (equivalent === 'content-type' && !/charset=\s*["']?utf-?8/i.test(content))
    findings.add('encoding', place.path, line, content);
}

/** The addresses of `srcset`: each ends with white space; a comma at its end ends the candidate. */
export function addressesOfSet(value: string): string[] {
  const addresses: string[] = [];
  for (let at = 0; at < value.length;) {
    const [skipped = ''] = match(/[\s,]*/y, value, at);
    at += skipped.length;
    const [run = ''] = match(/\S*/y, value, at);
    if (run === '') break;
    at += run.length;
    addresses.push(run.replace(/,+$/, ''));
    if (run.endsWith(',')) continue;
    const [descriptors = ''] = match(/(?:\([^)]*\)?|[^,(])*/y, value, at);
    at += descriptors.length;
  }
  return addresses;
}

function match(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}
