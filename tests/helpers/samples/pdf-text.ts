/**
 * The text of a PDF as Typst writes it: its fonts' ToUnicode maps over the glyphs of each page. Codes, numbers and
 * amounts are unchanged; words of a right-to-left run may be in visual order.
 */
import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: string | null;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [head = '', ...rest] = (match[2] ?? '').split('\nstream\n');
    const body = rest.join('\nstream\n').replace(/\nendstream$/, '');
    const packed = head.includes('/FlateDecode');
    objects.set(match[1] ?? '', { head, stream: rest.length === 0 ? null : packed ? inflate(body) : body });
  }
  return objects;
}

function inflate(body: string): string {
  return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph number to text, from the `bfchar` and `bfrange` lines of a ToUnicode map. */
function readUnicodeMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      map.set(parseInt(glyph, 16), utf16(text));
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = parseInt(from, 16);
      const code = parseInt(text, 16);
      for (let glyph = first; glyph <= parseInt(to, 16); glyph++)
        map.set(glyph, String.fromCodePoint(code + glyph - first));
    }
  }
  return map;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a literal string `(…)`. */
function unescape(literal: string): string {
  return literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(parseInt(code, 8)) : (ESCAPES[code] ?? code),
  );
}

function decode(bytes: string, map: ReadonlyMap<number, string>): string {
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += map.get(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1)) ?? '';
  return text;
}

// A string may hold parentheses unescaped where they are balanced; two levels have been enough.
const CHARACTER = String.raw`\\[\s\S]|[^\\()]`;
const INNER = String.raw`\((?:${CHARACTER}|\((?:${CHARACTER})*\))*\)`;
const TOKEN = new RegExp(String.raw`\/([fF]\d+) [\d.]+ Tf|\((?:${CHARACTER}|${INNER})*\)|\bET\b`, 'g');

function pageText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const [token, name] of content.matchAll(TOKEN)) {
    if (name) font = fonts.get(name) ?? new Map();
    else if (token === 'ET') text += '\n';
    else text += decode(unescape(token.slice(1, -1)), font);
  }
  return text;
}

export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const reference = (head: string, key: string): string | undefined => new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1];
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages
    .map(({ head }) => {
      const resources = objects.get(reference(head, 'Resources') ?? '')?.head ?? head;
      const fonts = new Map(
        [...resources.matchAll(/\/([fF]\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
          const unicode = reference(objects.get(id)?.head ?? '', 'ToUnicode');
          return [name, readUnicodeMap(objects.get(unicode ?? '')?.stream ?? '')] as const;
        }),
      );
      return pageText(objects.get(reference(head, 'Contents') ?? '')?.stream ?? '', fonts);
    })
    .join('\n');
}

/** How many pages there are. */
export function pdfPages(pdf: Buffer): number {
  return [...readObjects(pdf).values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head)).length;
}
