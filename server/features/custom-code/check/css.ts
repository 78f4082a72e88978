/** The addresses that a stylesheet fetches, found as CSS Syntax Level 3 reads it: comments, strings and escapes. */
import { judgeAddress, type Place } from './addresses.js';
import { lineAt, type Findings } from './finding.js';

const NAME = /(?:[-_a-z0-9\u0080-\u{10ffff}]|\\(?:[0-9a-f]{1,6}(?:\r\n|[ \t\r\n\f])?|[^\r\n\f0-9a-f]))+/iuy;
const ESCAPE = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|(\r\n|[\r\n\f])|([^]))/giu;
const STRING = { '"': /"(?:[^"\\\r\n\f]|\\(?:\r\n|[^]))*/uy, "'": /'(?:[^'\\\r\n\f]|\\(?:\r\n|[^]))*/uy } as const;
const RAW_URL = /[ \t\r\n\f]*((?:[^)\\]|\\[^])*)\)?/uy;
const QUOTED_URL = /[ \t\r\n\f]*["']/uy;

/** Functions whose strings are addresses. */
const OF_ADDRESSES = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set']);
/** Functions that they may not hold, since the browser alone fills them in. */
const PUT_IN = new Set(['var', 'env', 'attr']);

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The characters that escapes in a name, a string or an address represent. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (_, hex?: string, lineEnd?: string, sign?: string) => {
    if (lineEnd !== undefined) return '';
    if (hex === undefined) return sign ?? '';
    const code = Number.parseInt(hex, 16);
    const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
    return isNone ? '\ufffd' : String.fromCodePoint(code);
  });
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Open {
  readonly close: string;
  /** The name of the function; empty for a plain bracket. */
  readonly name: string;
}

export interface CssAddress {
  readonly offset: number;
  /** Null: assembled by the browser, so that it cannot be checked. */
  readonly address: string | null;
}

/** In the order of the text. Linear in its length. */
export function* addressesIn(css: string): Generator<CssAddress> {
  const open: Open[] = [];
  /** The rule that is being read, in lower case, and its depth. */
  let rule: { readonly name: string; readonly depth: number } | null = null;
  for (let at = 0; at < css.length;) {
    const sign = css[at] as string;
    const inner = open.at(-1)?.name ?? '';
    if (sign === '/' && css[at + 1] === '*') {
      const end = css.indexOf('*/', at + 2);
      at = end === -1 ? css.length : end + 2;
    } else if (sign === '"' || sign === "'") {
      const [raw = sign] = match(STRING[sign], css, at) ?? [];
      const isImported = rule?.name === 'import' && rule.depth === open.length;
      const isFetched = OF_ADDRESSES.has(inner) && rule?.name !== 'namespace';
      if (isImported || isFetched) yield { offset: at, address: unescaped(raw.slice(1)) };
      at += raw.length + (css[at + raw.length] === sign ? 1 : 0);
    } else if (sign === '@' && match(NAME, css, at + 1)) {
      const [name = ''] = match(NAME, css, at + 1) ?? [];
      rule = { name: unescaped(name).toLowerCase(), depth: open.length };
      at += 1 + name.length;
    } else if (match(NAME, css, at)) {
      const [raw = ''] = match(NAME, css, at) ?? [];
      at += raw.length;
      if (css[at] !== '(') continue;
      const name = unescaped(raw).toLowerCase();
      at += 1;
      if (PUT_IN.has(name) && open.some((each) => OF_ADDRESSES.has(each.name))) yield { offset: at, address: null };
      if (name !== 'url' || match(QUOTED_URL, css, at)) {
        open.push({ close: ')', name });
        continue;
      }
      const [whole = '', address = ''] = match(RAW_URL, css, at) ?? [];
      if (rule?.name !== 'namespace') yield { offset: at, address: unescaped(address).trim() };
      at += whole.length;
    } else {
      if (sign in CLOSES) open.push({ close: CLOSES[sign] as string, name: '' });
      else if (open.at(-1)?.close === sign) open.pop();
      if (rule && (sign === ';' || sign === '{') && open.length <= rule.depth + (sign === '{' ? 1 : 0)) rule = null;
      at += 1;
    }
  }
}

/** `firstLine`: of the file, where the text is a part of a page. */
export function checkCss(css: string, place: Place, findings: Findings, firstLine = 1): void {
  let [line, from] = [firstLine, 0];
  for (const { offset, address } of addressesIn(css)) {
    const rule = address === null ? 'css' : judgeAddress(address, 'load', place);
    if (!rule) continue;
    line = lineAt(css.slice(from, offset), offset - from, line);
    from = offset;
    findings.add(rule, place.path, line, address ?? 'var()');
  }
}
