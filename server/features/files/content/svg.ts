/**
 * SVG from outside, written anew from what it says of shapes (D-33). A strict XML parser reads it, only
 * elements and attributes that paint are written again, each text escaped by us: scripts, event handlers, foreign
 * markup, animations and every address outside the file itself do not come through, however they were spelled.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isSafeAttribute, isSafeCss, isSafeElement, SVG_NS, XLINK_NS, XML_NS } from './svg-rules.js';

/** `chain`: elements inside each other once every `use` is followed; real drawings need a few dozen. */
const LIMITS = { depth: 100, chain: 500, elements: 50_000, painted: 200_000 } as const;

interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Element | string)[];
}

/** Not an SVG, or none that can be kept. */
class BadSvg extends Error {}

class Builder {
  root: Element | null = null;
  readonly ids = new Map<string, Element>();
  private readonly open: (Element | null)[] = [];
  private count = 0;

  start(tag: SaxesTagNS): void {
    const parent = this.open.at(-1);
    const isRoot = this.open.length === 0;
    if (isRoot && (tag.local !== 'svg' || tag.uri !== SVG_NS)) throw new BadSvg('no svg');
    if (this.open.length >= LIMITS.depth || (this.count += 1) > LIMITS.elements) throw new BadSvg('too much');
    // The children of a removed element are removed with it.
    const isKept = parent !== null && tag.uri === SVG_NS && isSafeElement(tag.local);
    const element = isKept ? { name: tag.local, attributes: attributesOf(tag), children: [] } : null;
    if (element && isRoot) this.root = element;
    if (element && parent) parent.children.push(element);
    const id = element?.attributes.get('id');
    if (element && id !== undefined && !this.ids.has(id)) this.ids.set(id, element);
    this.open.push(element);
  }

  text(text: string): void {
    this.open.at(-1)?.children.push(text);
  }

  end(): void {
    this.open.pop();
  }
}

function attributesOf(tag: SaxesTagNS): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { local, uri, value } of Object.values(tag.attributes)) {
    if (!isSafeAttribute(tag.local, local, uri, value)) continue;
    if (uri === '' || uri === XLINK_NS) kept.set(local, value);
    if (uri === XML_NS) kept.set(`xml:${local}`, value);
  }
  return kept;
}

function parse(text: string): Builder {
  const builder = new Builder();
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (error) => {
    throw new BadSvg(error.message);
  });
  parser.on('doctype', (doctype) => {
    // Entities declared inside a document are how a small file becomes a large one.
    if (doctype.includes('[')) throw new BadSvg('entities');
  });
  parser.on('opentag', (tag) => builder.start(tag));
  parser.on('text', (part) => builder.text(part));
  parser.on('cdata', (part) => builder.text(part));
  parser.on('closetag', () => builder.end());
  parser.write(text).close();
  return builder;
}

/** How many elements are painted once every `use` has been followed; refuses circles. */
function rendered(element: Element, ids: Map<string, Element>, known: Map<Element, number>, level = 1): number {
  if (level > LIMITS.chain) throw new BadSvg('too deep');
  const before = known.get(element);
  if (before === Infinity) throw new BadSvg('a circle');
  if (before !== undefined) return before;
  known.set(element, Infinity);
  const href = element.name === 'use' ? element.attributes.get('href')?.slice(1) : undefined;
  const target = href === undefined ? undefined : ids.get(href);
  const parts = [...element.children.filter((child) => typeof child !== 'string'), ...(target ? [target] : [])];
  const sum = parts.reduce((total, part) => total + rendered(part, ids, known, level + 1), 1);
  if (sum > LIMITS.painted) throw new BadSvg('paints too much');
  known.set(element, sum);
  return sum;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function write(element: Element): string {
  const content = element.children.map((child) => (typeof child === 'string' ? escape(child) : write(child))).join('');
  if (element.name === 'style' && !isSafeCss(element.children.join(''))) return '';
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `<${element.name}${attributes}>${content}</${element.name}>`;
}

/** The picture alone, as a document of its own; null where it is not a well-formed SVG of a sane size. */
export function cleanSvg(bytes: Buffer): Buffer | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  try {
    const { root, ids } = parse(text);
    if (!root) return null;
    rendered(root, ids, new Map());
    root.attributes.set('xmlns', SVG_NS);
    return Buffer.from(`${write(root)}\n`);
  } catch (error) {
    if (error instanceof BadSvg) return null;
    throw error;
  }
}

/** Whether it is a well-formed SVG of a sane size, however often its shapes are used in each other. */
export function isSanePicture(bytes: Buffer): boolean {
  return cleanSvg(bytes) !== null;
}
