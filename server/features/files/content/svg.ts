/**
 * SVG from outside, written anew from what it says of shapes (D-33). A strict XML parser reads it, only
 * elements and attributes that paint are written again, each text escaped by us: scripts, event handlers, foreign
 * markup, animations and every address outside the file itself do not come through, however they were spelled. What a
 * person would miss of it is noted, so that it can be said.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isTaken, LEFT_OUT, Refused, type Content, type LeftOut } from './judged.js';
import { resolvedEntities } from './svg-entities.js';
import { attributeLoss, isSafeAttribute, isSafeElement, lossOf, SVG_NS, XLINK_NS, XML_NS } from './svg-rules.js';
import { cleanCss, MOST_STYLES } from './svg-styles.js';
import { xmlText } from './xml-text.js';

/** `chain`: elements inside each other once every `use` is followed; real drawings need a few dozen. */
const LIMITS = { depth: 100, chain: 500, elements: 50_000, painted: 200_000 } as const;

interface Element {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (Element | string)[];
}

const broken = (why: string): Refused => new Refused('FILE_BROKEN', why);
const complex = (why: string): Refused => new Refused('FILE_TOO_COMPLEX', why);

/** In them a group is a part of the text. */
const TEXTS = new Set(['text', 'tspan', 'textPath']);

class Builder {
  root: Element | null = null;
  readonly ids = new Map<string, Element>();
  readonly leftOut = new Set<LeftOut>();
  private readonly open: (Element | null)[] = [];
  private count = 0;
  /** Characters of unsafe styles. */
  private styled = 0;

  start(tag: SaxesTagNS): void {
    const parent = this.open.at(-1);
    const isRoot = this.open.length === 0;
    if (isRoot && (tag.local !== 'svg' || tag.uri !== SVG_NS)) throw new Refused('FILE_TYPE_UNSUPPORTED', 'no svg');
    if (this.open.length >= LIMITS.depth || (this.count += 1) > LIMITS.elements) throw complex('too much');
    // The children of a removed element are removed with it.
    const name = parent === null ? null : this.nameOf(tag, parent);
    const element = name === null ? null : { name, attributes: this.attributesOf(tag, name), children: [] };
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

  /** Under which it is kept; null where it is not. What a link shows stays, as a group. */
  private nameOf(tag: SaxesTagNS, parent: Element | undefined): string | null {
    const { local, uri } = tag;
    if (uri === SVG_NS && isSafeElement(local)) return local;
    if (uri === SVG_NS && local === 'a') {
      this.leftOut.add('links');
      return parent && TEXTS.has(parent.name) ? 'tspan' : 'g';
    }
    const isForOneProgram = 'requiredExtensions' in tag.attributes;
    const loss = lossOf(local, uri, isForOneProgram);
    if (loss !== null) this.leftOut.add(loss);
    return null;
  }

  private attributesOf(tag: SaxesTagNS, name: string): Map<string, string> {
    const kept = new Map<string, string>();
    const isLink = tag.local === 'a';
    for (const { local, uri, value: given } of Object.values(tag.attributes)) {
      const value = uri === '' && local === 'style' ? this.styles(given) : given;
      if (isLink && local === 'href') continue;
      if (isSafeAttribute(name, local, uri, value)) {
        if (uri === '' || uri === XLINK_NS) kept.set(local, value);
        if (uri === XML_NS) kept.set(`xml:${local}`, value);
      } else {
        const loss = attributeLoss(local, uri, value);
        if (loss !== null) this.leftOut.add(loss);
      }
    }
    return kept;
  }

  /** The safe part of a sheet, or of the declarations of an element. */
  styles(css: string): string {
    const clean = cleanCss(css, MOST_STYLES - this.styled);
    if (clean.isCut) {
      this.styled += css.length;
      this.leftOut.add('styles');
    }
    return clean.css;
  }
}

function parse(text: string): Builder {
  const builder = new Builder();
  const parser = new SaxesParser({ xmlns: true, position: false });
  // Its own table of entities has a prototype, whose names would be entities as well.
  parser.ENTITIES = resolvedEntities('', '');
  parser.on('error', (error) => {
    throw broken(error.message);
  });
  parser.on('doctype', (doctype) => {
    parser.ENTITIES = resolvedEntities(doctype, text);
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
  if (level > LIMITS.chain) throw complex('too deep');
  const before = known.get(element);
  if (before === Infinity) throw complex('a circle');
  if (before !== undefined) return before;
  known.set(element, Infinity);
  const href = element.name === 'use' ? element.attributes.get('href')?.slice(1) : undefined;
  const target = href === undefined ? undefined : ids.get(href);
  const parts = [...element.children.filter((child) => typeof child !== 'string'), ...(target ? [target] : [])];
  const sum = parts.reduce((total, part) => total + rendered(part, ids, known, level + 1), 1);
  if (sum > LIMITS.painted) throw complex('paints too much');
  known.set(element, sum);
  return sum;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function write(element: Element, styles: (css: string) => string): string {
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  const wrapped = (content: string): string => `<${element.name}${attributes}>${content}</${element.name}>`;
  if (element.name === 'style') {
    const css = styles(element.children.filter((child) => typeof child === 'string').join(''));
    return css === '' ? '' : wrapped(escape(css));
  }
  return wrapped(
    element.children.map((child) => (typeof child === 'string' ? escape(child) : write(child, styles))).join(''),
  );
}

/**
 * The picture alone, as a document of its own.
 * @throws Refused FILE_BROKEN for what is not well-formed, FILE_TYPE_UNSUPPORTED for another document,
 * FILE_HAS_ENTITIES, and FILE_TOO_COMPLEX beyond a sane size.
 */
export function cleanSvg(bytes: Buffer): Content {
  const text = xmlText(bytes);
  if (text === null) throw broken('of another encoding');
  const builder = parse(text);
  const { root, ids } = builder;
  if (!root) throw broken('without an element');
  rendered(root, ids, new Map());
  root.attributes.set('xmlns', SVG_NS);
  const svg = write(root, (css) => builder.styles(css));
  return { bytes: Buffer.from(`${svg}\n`), leftOut: LEFT_OUT.filter((each) => builder.leftOut.has(each)) };
}

/** Whether it is a well-formed SVG of a sane size, however often its shapes are used in each other. */
export function isSanePicture(bytes: Buffer): Promise<boolean> {
  return isTaken(() => void cleanSvg(bytes));
}
